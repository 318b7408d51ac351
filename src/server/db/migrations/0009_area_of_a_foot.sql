UPDATE "properties" SET "plot_area" = 1 WHERE "plot_area" < 1;--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_area";--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_area" CHECK ("properties"."plot_area" between 1 and 100000000);