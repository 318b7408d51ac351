CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"photo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('Owner', 'Client', 'Agent', 'Admin')),
	CONSTRAINT "users_status" CHECK ("users"."status" in ('active', 'disabled')),
	CONSTRAINT "users_name" CHECK (length(btrim("users"."name")) between 1 and 80),
	CONSTRAINT "users_mobile" CHECK ("users"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "users_email" CHECK ("users"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' and length("users"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "city_data" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"location" text NOT NULL,
	"project_type" text NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"price_min" bigint NOT NULL,
	"price_max" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "city_data_prices" CHECK (0 < "city_data"."price_min" and "city_data"."price_min" <= "city_data"."price_max")
);
--> statement-breakpoint
CREATE TABLE "coming_soon" (
	"id" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"listing_type" text NOT NULL,
	"property_type" text NOT NULL,
	"city" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coming_soon_listing_type" CHECK ("coming_soon"."listing_type" in ('Sell', 'Rent', 'PG'))
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newly_project" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city" text NOT NULL,
	"project_building_name" text NOT NULL,
	"locality" text NOT NULL,
	"plot_area" double precision,
	"price" bigint,
	"furnishing" text,
	"floor_number" integer,
	"total_floors" integer,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"listing_type" text NOT NULL,
	"property_category" text NOT NULL,
	"property_type" text NOT NULL,
	"facing_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newly_project_listing_type" CHECK ("newly_project"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "newly_project_category" CHECK ("newly_project"."property_category" in ('Residential', 'Commercial')),
	CONSTRAINT "newly_project_facing" CHECK ("newly_project"."facing_type" in ('North', 'South', 'East', 'West', 'North-East', 'North-West', 'South-East', 'South-West'))
);
--> statement-breakpoint
CREATE TABLE "project_explore" (
	"id" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"project_building_name" text NOT NULL,
	"locality" text NOT NULL,
	"property_category" text NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_explore_category" CHECK ("project_explore"."property_category" in ('Residential', 'Commercial'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"price" bigint NOT NULL,
	"property_type" text NOT NULL,
	"property_category" text NOT NULL,
	"listing_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_listing_type" CHECK ("projects"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "projects_category" CHECK ("projects"."property_category" in ('Residential', 'Commercial'))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"property_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_site" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"content_hash" text NOT NULL,
	"erase_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_key_form" CHECK ("images"."key" ~ '^property_images/[a-z0-9]+-[a-z0-9-]+$'),
	CONSTRAINT "images_position" CHECK ("images"."position" between 0 and 12),
	CONSTRAINT "images_pixels" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."bytes" > 0),
	CONSTRAINT "images_kept_or_dated" CHECK (("images"."property_id" is not null or "images"."is_site") or "images"."erase_after" is not null)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"listing_type" text NOT NULL,
	"property_category" text NOT NULL,
	"property_type" text NOT NULL,
	"city" text NOT NULL,
	"locality" text NOT NULL,
	"project_building_name" text NOT NULL,
	"plot_area" double precision NOT NULL,
	"area_unit" text NOT NULL,
	"area_basis" text,
	"price" bigint NOT NULL,
	"bedrooms" integer,
	"bathrooms" integer,
	"furnishing" text,
	"floor_number" integer,
	"total_floors" integer,
	"facing_type" text,
	"deposit" bigint,
	"available_from" date,
	"rera_number" text,
	"description" text,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"availability" text DEFAULT 'available' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submission_key" text NOT NULL,
	"posted_again_from" text,
	"approved_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_listing_type" CHECK ("properties"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "properties_type" CHECK (("properties"."property_category" = 'Residential' and "properties"."property_type" in ('Flat/Apartment', 'Independent House/Villa', 'Plot/Land', '1 RK/Studio Apartment'))
    or ("properties"."property_category" = 'Commercial' and "properties"."property_type" in ('Office', 'Retail', 'Plot/Land', 'Storage', 'Industry'))
    or ("properties"."property_category" in ('Residential', 'Commercial') and "properties"."property_type" in ('Serviced Apartment', 'Farmhouse', 'Hospitality'))),
	CONSTRAINT "properties_pg" CHECK ("properties"."listing_type" <> 'PG' or ("properties"."property_category" = 'Residential' and "properties"."property_type" <> 'Plot/Land')),
	CONSTRAINT "properties_city" CHECK ("properties"."city" in ('Lucknow', 'Noida', 'Gurugram', 'Kanpur', 'Varanasi')),
	CONSTRAINT "properties_locality" CHECK (length(btrim("properties"."locality")) between 1 and 80),
	CONSTRAINT "properties_name" CHECK (length(btrim("properties"."project_building_name")) between 1 and 120),
	CONSTRAINT "properties_area" CHECK ("properties"."plot_area" > 0 and "properties"."plot_area" <= 100000000),
	CONSTRAINT "properties_area_unit" CHECK ("properties"."area_unit" in ('sq ft', 'sq yd', 'sq m', 'acre')),
	CONSTRAINT "properties_area_basis" CHECK ("properties"."area_basis" in ('Carpet', 'Built-up', 'Super built-up', 'Plot')),
	CONSTRAINT "properties_price" CHECK ("properties"."price" between 1 and 100000000000),
	CONSTRAINT "properties_deposit" CHECK ("properties"."deposit" between 0 and 100000000000),
	CONSTRAINT "properties_rooms" CHECK ("properties"."bedrooms" between 1 and 20 and "properties"."bathrooms" between 1 and 20),
	CONSTRAINT "properties_furnishing" CHECK ("properties"."furnishing" in ('Unfurnished', 'Semi-furnished', 'Fully furnished')),
	CONSTRAINT "properties_facing" CHECK ("properties"."facing_type" in ('North', 'South', 'East', 'West', 'North-East', 'North-West', 'South-East', 'South-West')),
	CONSTRAINT "properties_floors" CHECK ("properties"."floor_number" between 0 and 200 and "properties"."total_floors" between 0 and 200 and "properties"."floor_number" <= "properties"."total_floors"),
	CONSTRAINT "properties_description" CHECK (length("properties"."description") <= 3000),
	CONSTRAINT "properties_amenities" CHECK ("properties"."amenities" <@ array['Gym', 'Swimming Pool', 'Parking', 'Security', 'Power Backup', 'Clubhouse', 'Lift', 'Balcony', 'Medical Facility', 'Day Care Center', 'Pet Area', 'Indoor Games', 'Conference Room', 'Large Green Area', 'Concierge Desk', 'Helipad', 'Golf Course', 'Multiplex', 'Serviced Apartments', 'Service Elevators', 'High Street Retail', 'Hypermarket', 'ATM''S', 'Study Room']::text[]),
	CONSTRAINT "properties_availability" CHECK ("properties"."availability" in ('available', 'sold', 'rented')),
	CONSTRAINT "properties_approved" CHECK (not "properties"."is_approved" or ("properties"."approved_at" is not null and "properties"."confirmed_at" is not null)),
	CONSTRAINT "properties_closed" CHECK (("properties"."availability" = 'available') = ("properties"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "property_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"user_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"photo_ids" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"admin_id" text,
	"poster_id" text,
	"undoes" text,
	"listing_type" text NOT NULL,
	"property_type" text NOT NULL,
	"city" text NOT NULL,
	"locality" text NOT NULL,
	"price" bigint NOT NULL,
	"snapshot" jsonb,
	"revision" bigint,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_log_decision" CHECK ("moderation_log"."decision" in ('approved', 'rejected', 'approval undone', 'rejection undone')),
	CONSTRAINT "moderation_log_reason" CHECK ("moderation_log"."decision" <> 'rejected' or length("moderation_log"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"revision" bigint,
	"result" text DEFAULT 'running' NOT NULL,
	"error" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "builds_result" CHECK ("builds"."result" in ('running', 'done', 'failed')),
	CONSTRAINT "builds_finished" CHECK (("builds"."result" = 'running') = ("builds"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone,
	CONSTRAINT "publication_one_row" CHECK ("publication"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newly_project" ADD CONSTRAINT "newly_project_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_edits" ADD CONSTRAINT "property_edits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_edits" ADD CONSTRAINT "property_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_poster_id_users_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newly_project_new" ON "newly_project" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_explore_new" ON "project_explore" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "images_key" ON "images" USING btree ("key");--> statement-breakpoint
CREATE INDEX "images_property" ON "images" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "images_user_unused" ON "images" USING btree ("user_id") WHERE "images"."property_id" is null;--> statement-breakpoint
CREATE INDEX "images_erase" ON "images" USING btree ("erase_after") WHERE "images"."erase_after" is not null;--> statement-breakpoint
CREATE INDEX "images_hash" ON "images" USING btree ("content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_submission" ON "properties" USING btree ("user_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_posted_again" ON "properties" USING btree ("posted_again_from");--> statement-breakpoint
CREATE INDEX "properties_public" ON "properties" USING btree ("approved_at" DESC NULLS LAST) WHERE "properties"."is_approved";--> statement-breakpoint
CREATE INDEX "properties_queue" ON "properties" USING btree ("created_at") WHERE not "properties"."is_approved";--> statement-breakpoint
CREATE UNIQUE INDEX "property_edits_one_pending" ON "property_edits" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "property_edits_user" ON "property_edits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_log_undone_once" ON "moderation_log" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "moderation_log_time" ON "moderation_log" USING btree ("decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "moderation_log_property" ON "moderation_log" USING btree ("property_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_log_poster" ON "moderation_log" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "builds_started" ON "builds" USING btree ("started_at" DESC NULLS LAST);