ALTER TABLE "enquiries" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_language" CHECK ("enquiries"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_language" CHECK ("reports"."language" in ('en', 'hi'));