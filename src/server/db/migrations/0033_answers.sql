ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_answer" CHECK (("enquiries"."answer" is null) = ("enquiries"."answered_at" is null) and length("enquiries"."answer") <= 2000);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'answer', 'contact', 'report', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search'));