ALTER TABLE "properties" ADD COLUMN "pets" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_pets" CHECK ("properties"."pets" in ('Allowed', 'Not allowed'));