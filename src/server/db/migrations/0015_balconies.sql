ALTER TABLE "properties" ADD COLUMN "balconies" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_balconies" CHECK ("properties"."balconies" between 0 and 10);