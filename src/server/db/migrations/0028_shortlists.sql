CREATE TABLE "shortlist" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price" bigint,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "shortlist_place_from_one" CHECK ("shortlist"."place" between 1 and 200),
	CONSTRAINT "shortlist_name" CHECK (length("shortlist"."name") <= 80),
	CONSTRAINT "shortlist_note" CHECK (length("shortlist"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "shortlist_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"notes" boolean NOT NULL,
	"name" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_links_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_links" ADD CONSTRAINT "shortlist_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_place" ON "shortlist" USING btree ("user_id","place");