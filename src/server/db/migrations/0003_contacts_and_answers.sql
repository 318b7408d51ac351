ALTER TABLE "moderation_log" DROP CONSTRAINT "moderation_log_decision";--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_decision" CHECK ("moderation_log"."decision" in ('approved', 'rejected', 'approval undone', 'rejection undone', 'posted again'));--> statement-breakpoint
-- Which rejection a listing answers was a column of the listing; the log says it from now on.
INSERT INTO "moderation_log" ("id", "property_id", "decision", "undoes", "poster_id", "listing_type", "property_type", "city", "locality", "price", "submitted_at", "decided_at")
  SELECT 'again' || m."id", m."property_id", 'posted again', m."id", m."poster_id", m."listing_type", m."property_type", m."city", m."locality", m."price", m."submitted_at", p."created_at"
  FROM "properties" p JOIN "moderation_log" m ON m."id" = p."posted_again_from" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX "properties_posted_again";--> statement-breakpoint
ALTER TABLE "properties" DROP COLUMN "posted_again_from";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "submission_key" text;--> statement-breakpoint
UPDATE "contacts" SET "submission_key" = "id"::text;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "submission_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_submission" ON "contacts" USING btree ("submission_key");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_name" CHECK (length(btrim("contacts"."name")) between 1 and 80);--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_mobile" CHECK ("contacts"."mobile_number" ~ '^[0-9]{10}$');--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_message" CHECK (length(btrim("contacts"."message")) between 1 and 3000);
