ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "saved_home_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "saved_homes_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shortlist" ADD COLUMN "listing_type" text;--> statement-breakpoint
ALTER TABLE "shortlist" ADD COLUMN "told_price" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'restored', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'answer', 'contact', 'report', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search', 'saved home'));--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_listing_type" CHECK ("shortlist"."listing_type" in ('Sell', 'Rent', 'PG'));--> statement-breakpoint
-- What was saved before is compared with its listing as it is now; of a deleted one the log has the last type.
UPDATE "shortlist" s SET "listing_type" = coalesce(
	(SELECT p."listing_type" FROM "properties" p WHERE p."id" = s."listing_id"),
	(SELECT m."listing_type" FROM "moderation_log" m WHERE m."property_id" = s."listing_id" ORDER BY m."decided_at" DESC LIMIT 1))
WHERE s."price" IS NOT NULL;
