CREATE TABLE "stray_blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"photo_key" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "upkeep" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"store_id" text,
	"store_id_seen_at" timestamp with time zone,
	"cleaning_stopped" text,
	"cleaning_stopped_at" timestamp with time zone,
	"backed_up_at" timestamp with time zone,
	CONSTRAINT "upkeep_one_row" CHECK ("upkeep"."id" = 1),
	CONSTRAINT "upkeep_seen" CHECK ("upkeep"."store_id" is not null or "upkeep"."store_id_seen_at" is null),
	CONSTRAINT "upkeep_cleaning" CHECK ("upkeep"."cleaning_stopped" in ('store of another database', 'store without id', 'no photo known', 'too many strays')),
	CONSTRAINT "upkeep_stopped" CHECK (("upkeep"."cleaning_stopped" is null) = ("upkeep"."cleaning_stopped_at" is null))
);
--> statement-breakpoint
CREATE INDEX "stray_blobs_photo" ON "stray_blobs" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "stray_blobs_due" ON "stray_blobs" USING btree ("first_seen_at") WHERE "stray_blobs"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "stray_blobs_erased" ON "stray_blobs" USING btree ("erased_at") WHERE "stray_blobs"."erased_at" is not null;