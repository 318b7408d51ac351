-- Tables and a column get the names that the code calls them by.
ALTER TABLE "attempts" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "attempts_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "attempts_window" RENAME TO "rate_limits_window";--> statement-breakpoint
ALTER TABLE "upkeep" RENAME TO "maintenance";--> statement-breakpoint
ALTER TABLE "maintenance" RENAME CONSTRAINT "upkeep_pkey" TO "maintenance_pkey";--> statement-breakpoint
ALTER TABLE "maintenance" RENAME CONSTRAINT "upkeep_one_row" TO "maintenance_one_row";--> statement-breakpoint
ALTER TABLE "maintenance" RENAME CONSTRAINT "upkeep_seen" TO "maintenance_seen";--> statement-breakpoint
ALTER TABLE "maintenance" RENAME CONSTRAINT "upkeep_cleaning" TO "maintenance_cleaning";--> statement-breakpoint
ALTER TABLE "maintenance" RENAME CONSTRAINT "upkeep_stopped" TO "maintenance_stopped";--> statement-breakpoint
ALTER TABLE "stray_blobs" RENAME TO "orphan_blobs";--> statement-breakpoint
ALTER TABLE "orphan_blobs" RENAME CONSTRAINT "stray_blobs_pkey" TO "orphan_blobs_pkey";--> statement-breakpoint
ALTER INDEX "stray_blobs_photo" RENAME TO "orphan_blobs_photo";--> statement-breakpoint
ALTER INDEX "stray_blobs_due" RENAME TO "orphan_blobs_due";--> statement-breakpoint
ALTER INDEX "stray_blobs_erased" RENAME TO "orphan_blobs_erased";--> statement-breakpoint
ALTER TABLE "publication" RENAME TO "site_revision";--> statement-breakpoint
ALTER TABLE "site_revision" RENAME CONSTRAINT "publication_pkey" TO "site_revision_pkey";--> statement-breakpoint
ALTER TABLE "site_revision" RENAME CONSTRAINT "publication_one_row" TO "site_revision_one_row";--> statement-breakpoint
ALTER TABLE "saved_searches" RENAME COLUMN "told_until" TO "alerted_until";--> statement-breakpoint
-- A decision says by its value whether it is about a listing or about an edit of one.
ALTER TABLE "moderation_log" DROP CONSTRAINT "moderation_log_decision";--> statement-breakpoint
ALTER TABLE "moderation_log" DROP CONSTRAINT "moderation_log_reason";--> statement-breakpoint
DROP INDEX "moderation_log_revision";--> statement-breakpoint
DROP INDEX "moderation_log_rejected";--> statement-breakpoint
ALTER TABLE "moderation_log" DISABLE TRIGGER "moderation_log_append_only";--> statement-breakpoint
UPDATE "moderation_log" SET "decision" = CASE "decision"
	WHEN 'approved' THEN 'listing.approved'
	WHEN 'rejected' THEN 'listing.rejected'
	WHEN 'approval undone' THEN 'listing.approval_undone'
	WHEN 'rejection undone' THEN 'listing.rejection_undone'
	WHEN 'posted again' THEN 'listing.reposted'
	WHEN 'edit approved' THEN 'edit.approved'
	WHEN 'edit rejected' THEN 'edit.rejected'
	WHEN 'edit approval undone' THEN 'edit.approval_undone'
	WHEN 'edit rejection undone' THEN 'edit.rejection_undone'
END;--> statement-breakpoint
ALTER TABLE "moderation_log" ENABLE TRIGGER "moderation_log_append_only";--> statement-breakpoint
CREATE INDEX "moderation_log_revision" ON "moderation_log" USING btree ("revision") WHERE "moderation_log"."decision" = 'listing.approved';--> statement-breakpoint
CREATE INDEX "moderation_log_rejected" ON "moderation_log" USING btree ("id") WHERE "moderation_log"."decision" = 'listing.rejected';--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_decision" CHECK ("moderation_log"."decision" in ('listing.approved', 'listing.rejected', 'listing.approval_undone', 'listing.rejection_undone', 'edit.approved', 'edit.rejected', 'edit.approval_undone', 'edit.rejection_undone', 'listing.reposted'));--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_reason" CHECK ("moderation_log"."decision" <> 'listing.rejected' or length("moderation_log"."reason") > 0);
