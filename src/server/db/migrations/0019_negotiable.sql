ALTER TABLE "properties" ADD COLUMN "negotiable" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_negotiable" CHECK ("properties"."negotiable" in ('Yes', 'No'));