CREATE TABLE "told_listings" (
	"search_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"price" bigint NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_listings_search_id_listing_id_pk" PRIMARY KEY("search_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "plot_area" double precision;--> statement-breakpoint
ALTER TABLE "told_listings" ADD CONSTRAINT "told_listings_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;