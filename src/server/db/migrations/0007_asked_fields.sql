ALTER TABLE "properties" DROP CONSTRAINT "properties_floors";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "road_width" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "corner" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "brokerage" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "air_conditioning" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "wifi" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "laundry" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "gate_closes" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_road_width" CHECK ("properties"."road_width" between 5 and 300);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_corner" CHECK ("properties"."corner" in ('Yes', 'No'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_approved_by" CHECK ("properties"."approved_by" in ('LDA', 'Awas Vikas', 'Noida Authority', 'Greater Noida Authority', 'Yamuna Authority', 'DTCP Haryana', 'HSVP', 'GMDA', 'KDA', 'VDA', 'Gram panchayat', 'Other authority', 'Not approved'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_brokerage" CHECK ("properties"."brokerage" in ('No brokerage', 'Brokerage asked'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_air_conditioning" CHECK ("properties"."air_conditioning" in ('In the rooms', 'No'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_wifi" CHECK ("properties"."wifi" in ('Included', 'Extra', 'No'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_laundry" CHECK ("properties"."laundry" in ('Included', 'Extra', 'No'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_gate_closes" CHECK ("properties"."gate_closes" in ('Never', 'After 10 pm', 'By 10 pm', 'By 9 pm', 'By 8 pm'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_floors" CHECK ("properties"."floor_number" between -5 and 200 and "properties"."total_floors" between 0 and 200 and "properties"."floor_number" <= "properties"."total_floors");