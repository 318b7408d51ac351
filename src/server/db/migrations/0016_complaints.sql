ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reason";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_outcome";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "gone_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'restored', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'answer', 'contact', 'report', 'receipt', 'outcome', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search', 'saved home'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('Already sold or rented', 'Wrong price or facts', 'Photos of another property', 'Not the owner or an agent', 'Listed more than once', 'Fraud', 'Private picture of a person', 'Something else'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome" CHECK (("reports"."handled_at" is null) = ("reports"."outcome" is null) and "reports"."outcome" in ('dismissed', 'taken down', 'corrected', 'confirmed by owner'));