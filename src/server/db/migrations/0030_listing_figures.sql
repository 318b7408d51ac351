ALTER TABLE "properties" ADD COLUMN "sampled_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "shortlist_listing" ON "shortlist" USING btree ("listing_id");