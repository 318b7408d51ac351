CREATE TABLE "kind_figures" (
	"city" text NOT NULL,
	"kind" text NOT NULL,
	"revision" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "kind_figures_city_kind_pk" PRIMARY KEY("city","kind")
);
--> statement-breakpoint
CREATE INDEX "properties_offer" ON "properties" USING btree ("city","listing_type","property_type","property_category","price","approved_at" DESC NULLS LAST,"id") WHERE "properties"."is_approved" and "properties"."closed_at" is null;