CREATE TABLE "account_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('reset password', 'verify email'))
);
--> statement-breakpoint
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
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"photo_id" text,
	"email_verified_at" timestamp with time zone,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"totp_last_step" bigint,
	"waiting_name" text,
	"waiting_since" timestamp with time zone,
	"refused_name" text,
	"whats_app" boolean DEFAULT false NOT NULL,
	"mail_stop" text,
	"mail_news_at" timestamp with time zone,
	"agent_rera" text,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('Owner', 'Client', 'Agent', 'Admin')),
	CONSTRAINT "users_mail_stop" CHECK ("users"."mail_stop" in ('bounced', 'complained')),
	CONSTRAINT "users_status" CHECK ("users"."status" in ('active', 'disabled')),
	CONSTRAINT "users_name" CHECK (length(btrim("users"."name")) between 1 and 80),
	CONSTRAINT "users_waiting_name" CHECK (length(btrim("users"."waiting_name")) between 1 and 80),
	CONSTRAINT "users_agent_rera" CHECK (length(btrim("users"."agent_rera")) between 1 and 60),
	CONSTRAINT "users_mobile" CHECK ("users"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "users_email" CHECK ("users"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' and length("users"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_event" CHECK ("audit_log"."event" in ('signed in', 'sign-in refused', 'signed out', 'sessions ended', 'account created', 'email verified', 'password changed', 'password reset asked', 'password reset', 'profile changed', 'name decided', 'two-step on', 'two-step off', 'role changed', 'account disabled', 'account enabled', 'data exported', 'account deleted', 'contacts exported', 'phone revealed', 'listing reported', 'report handled', 'listing edited', 'listing deleted', 'availability changed', 'content changed', 'publication asked'))
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"revision" bigint,
	"result" text DEFAULT 'running' NOT NULL,
	"error" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"deploy_id" text,
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
CREATE TABLE "upkeep" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"store_id" text,
	"store_id_seen_at" timestamp with time zone,
	"cleaning_stopped" text,
	"cleaning_stopped_at" timestamp with time zone,
	"backed_up_at" timestamp with time zone,
	CONSTRAINT "upkeep_one_row" CHECK ("upkeep"."id" = 1),
	CONSTRAINT "upkeep_seen" CHECK ("upkeep"."store_id" is not null or "upkeep"."store_id_seen_at" is null),
	CONSTRAINT "upkeep_cleaning" CHECK ("upkeep"."cleaning_stopped" in ('store of another database', 'store without id', 'no photo known', 'too many strays')),
	CONSTRAINT "upkeep_stopped" CHECK (("upkeep"."cleaning_stopped" is null) = ("upkeep"."cleaning_stopped_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stray_blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"photo_key" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"sender_id" text,
	CONSTRAINT "contacts_name" CHECK (length(btrim("contacts"."name")) between 1 and 80),
	CONSTRAINT "contacts_mobile" CHECK ("contacts"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "contacts_message" CHECK (length(btrim("contacts"."message")) between 1 and 3000)
);
--> statement-breakpoint
CREATE TABLE "newly_project" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
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
CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"property_id" text NOT NULL,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"message" text NOT NULL,
	"submission_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender_id" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "enquiries_answer" CHECK (("enquiries"."answer" is null) = ("enquiries"."answered_at" is null) and length("enquiries"."answer") <= 2000)
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
	"is_profile" boolean DEFAULT false NOT NULL,
	CONSTRAINT "images_key_form" CHECK ("images"."key" ~ '^property_images/[a-z0-9]+-[a-z0-9-]+$'),
	CONSTRAINT "images_position" CHECK ("images"."position" between 0 and 12),
	CONSTRAINT "images_pixels" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."bytes" > 0),
	CONSTRAINT "images_kept_or_dated" CHECK (("images"."property_id" is not null or "images"."is_site" or "images"."is_profile") or "images"."erase_after" is not null)
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
	"approved_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"balconies" integer,
	"parking_spaces" integer,
	"property_age" text,
	"possession" text,
	"negotiable" text,
	"tenants_preferred" text,
	"pets" text,
	"pg_for" text,
	"sharing" text,
	"meals" text,
	"maintenance" bigint,
	"sampled_views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "properties_listing_type" CHECK ("properties"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "properties_type" CHECK (("properties"."property_category" = 'Residential' and "properties"."property_type" in ('Flat/Apartment', 'Independent House/Villa', 'Plot/Land', '1 RK/Studio Apartment'))
    or ("properties"."property_category" = 'Commercial' and "properties"."property_type" in ('Office', 'Retail', 'Plot/Land', 'Storage', 'Industry'))
    or ("properties"."property_category" in ('Residential', 'Commercial') and "properties"."property_type" in ('Serviced Apartment', 'Farmhouse', 'Hospitality'))),
	CONSTRAINT "properties_pg" CHECK ("properties"."listing_type" <> 'PG' or ("properties"."property_category" = 'Residential' and "properties"."property_type" <> 'Plot/Land')),
	CONSTRAINT "properties_city" CHECK ("properties"."city" in ('Lucknow', 'Noida', 'Gurugram', 'Kanpur', 'Varanasi')),
	CONSTRAINT "properties_locality" CHECK (length(btrim("properties"."locality")) between 1 and 80),
	CONSTRAINT "properties_name" CHECK (length(btrim("properties"."project_building_name")) between 1 and 120),
	CONSTRAINT "properties_area" CHECK ("properties"."plot_area" between 1 and 100000000),
	CONSTRAINT "properties_area_unit" CHECK ("properties"."area_unit" in ('sq ft', 'sq yd', 'sq m', 'acre')),
	CONSTRAINT "properties_area_basis" CHECK ("properties"."area_basis" in ('Carpet', 'Built-up', 'Super built-up', 'Plot')),
	CONSTRAINT "properties_price" CHECK ("properties"."price" between 1 and 100000000000),
	CONSTRAINT "properties_deposit" CHECK ("properties"."deposit" between 0 and 100000000000),
	CONSTRAINT "properties_rooms" CHECK ("properties"."bedrooms" between 1 and 20 and "properties"."bathrooms" between 1 and 20),
	CONSTRAINT "properties_furnishing" CHECK ("properties"."furnishing" in ('Unfurnished', 'Semi-furnished', 'Fully furnished')),
	CONSTRAINT "properties_facing" CHECK ("properties"."facing_type" in ('North', 'South', 'East', 'West', 'North-East', 'North-West', 'South-East', 'South-West')),
	CONSTRAINT "properties_floors" CHECK ("properties"."floor_number" between 0 and 200 and "properties"."total_floors" between 0 and 200 and "properties"."floor_number" <= "properties"."total_floors"),
	CONSTRAINT "properties_balconies" CHECK ("properties"."balconies" between 0 and 10),
	CONSTRAINT "properties_parking_spaces" CHECK ("properties"."parking_spaces" between 0 and 20),
	CONSTRAINT "properties_property_age" CHECK ("properties"."property_age" in ('New', 'Up to 5 years', '5 to 10 years', '10 to 20 years', 'Over 20 years')),
	CONSTRAINT "properties_possession" CHECK ("properties"."possession" in ('Ready to move', 'Under construction')),
	CONSTRAINT "properties_negotiable" CHECK ("properties"."negotiable" in ('Yes', 'No')),
	CONSTRAINT "properties_tenants_preferred" CHECK ("properties"."tenants_preferred" in ('Anyone', 'Families', 'Working people', 'Students', 'Companies')),
	CONSTRAINT "properties_pets" CHECK ("properties"."pets" in ('Allowed', 'Not allowed')),
	CONSTRAINT "properties_pg_for" CHECK ("properties"."pg_for" in ('Women', 'Men', 'Women and men')),
	CONSTRAINT "properties_sharing" CHECK ("properties"."sharing" in ('Private room', 'Two to a room', 'Three to a room', 'Four or more to a room')),
	CONSTRAINT "properties_meals" CHECK ("properties"."meals" in ('No meals', 'Breakfast', 'Breakfast and dinner', 'All meals')),
	CONSTRAINT "properties_maintenance" CHECK ("properties"."maintenance" between 0 and 100000000000),
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
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'answer', 'contact', 'report', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search'))
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
	CONSTRAINT "moderation_log_decision" CHECK ("moderation_log"."decision" in ('approved', 'rejected', 'approval undone', 'rejection undone', 'edit approved', 'edit rejected', 'edit approval undone', 'edit rejection undone', 'posted again')),
	CONSTRAINT "moderation_log_reason" CHECK ("moderation_log"."decision" <> 'rejected' or length("moderation_log"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"rhythm" text NOT NULL,
	"place" integer NOT NULL,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_place_from_one" CHECK ("saved_searches"."place" between 1 and 20),
	CONSTRAINT "saved_searches_rhythm_known" CHECK ("saved_searches"."rhythm" in ('at once', 'daily', 'weekly', 'never')),
	CONSTRAINT "saved_searches_query" CHECK (length("saved_searches"."query") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "shortlist" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price" bigint,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "shortlist_place_from_one" CHECK ("shortlist"."place" between 1 and 200),
	CONSTRAINT "shortlist_name" CHECK (length("shortlist"."name") <= 80),
	CONSTRAINT "shortlist_note" CHECK (length("shortlist"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "shortlist_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"notes" boolean NOT NULL,
	"name" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_links_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"about" text NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"note" text,
	"submission_key" text NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('Already sold or rented', 'Wrong price or facts', 'Photos of another property', 'Not the owner or an agent', 'Listed more than once', 'Fraud', 'Something else')),
	CONSTRAINT "reports_note" CHECK (length("reports"."note") <= 1000),
	CONSTRAINT "reports_outcome" CHECK (("reports"."handled_at" is null) = ("reports"."outcome" is null) and "reports"."outcome" in ('dismissed', 'taken down', 'corrected'))
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newly_project" ADD CONSTRAINT "newly_project_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_edits" ADD CONSTRAINT "property_edits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_edits" ADD CONSTRAINT "property_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_poster_id_users_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_links" ADD CONSTRAINT "shortlist_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_hash" ON "account_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expires" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("waiting_since") WHERE "users"."waiting_name" is not null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'Admin';--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("id") WHERE "users"."status" = 'disabled';--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_mail_stopped" ON "users" USING btree ("mail_stop") WHERE "users"."mail_stop" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "builds_deploy" ON "builds" USING btree ("deploy_id");--> statement-breakpoint
CREATE INDEX "builds_started" ON "builds" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "stray_blobs_photo" ON "stray_blobs" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "stray_blobs_due" ON "stray_blobs" USING btree ("first_seen_at") WHERE "stray_blobs"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "stray_blobs_erased" ON "stray_blobs" USING btree ("erased_at") WHERE "stray_blobs"."erased_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_submission" ON "contacts" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "contacts_unread" ON "contacts" USING btree ("id") WHERE "contacts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_sender" ON "contacts" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newly_project_new" ON "newly_project" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "project_explore_new" ON "project_explore" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_submission" ON "enquiries" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "enquiries_sender" ON "enquiries" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_owner" ON "enquiries" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "images_key" ON "images" USING btree ("key");--> statement-breakpoint
CREATE INDEX "images_property" ON "images" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_user_unused" ON "images" USING btree ("user_id") WHERE "images"."property_id" is null;--> statement-breakpoint
CREATE INDEX "images_erase" ON "images" USING btree ("erase_after") WHERE "images"."erase_after" is not null;--> statement-breakpoint
CREATE INDEX "images_hash" ON "images" USING btree ("content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_submission" ON "properties" USING btree ("user_id","submission_key");--> statement-breakpoint
CREATE INDEX "properties_public" ON "properties" USING btree ("approved_at") WHERE "properties"."is_approved";--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("city",lower("locality"));--> statement-breakpoint
CREATE INDEX "properties_queue" ON "properties" USING btree ("created_at") WHERE not "properties"."is_approved";--> statement-breakpoint
CREATE UNIQUE INDEX "property_edits_one_pending" ON "property_edits" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "property_edits_user" ON "property_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "property_edits_photos" ON "property_edits" USING gin ("photo_ids");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_log_undone_once" ON "moderation_log" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "moderation_log_time" ON "moderation_log" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "moderation_log_property" ON "moderation_log" USING btree ("property_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_log_poster" ON "moderation_log" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "moderation_log_admin" ON "moderation_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "moderation_log_revision" ON "moderation_log" USING btree ("revision") WHERE "moderation_log"."decision" = 'approved';--> statement-breakpoint
CREATE INDEX "moderation_log_rejected" ON "moderation_log" USING btree ("id") WHERE "moderation_log"."decision" = 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_place" ON "saved_searches" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "saved_searches_rhythm" ON "saved_searches" USING btree ("rhythm","told_until");--> statement-breakpoint
CREATE INDEX "shortlist_listing" ON "shortlist" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_place" ON "shortlist" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "phone_reveals_property" ON "phone_reveals" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "phone_reveals_viewer" ON "phone_reveals" USING btree ("viewer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_submission" ON "reports" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_property" ON "reports" USING btree ("property_id");
--> statement-breakpoint
-- What the table definitions cannot say: times that keep themselves, logs that cannot be rewritten, functions that see what was
-- stored while they waited, and the one row that counts changes.
CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_updated BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER properties_updated BEFORE UPDATE ON properties FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER property_edits_updated BEFORE UPDATE ON property_edits FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER project_explore_updated BEFORE UPDATE ON project_explore FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER newly_project_updated BEFORE UPDATE ON newly_project FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER city_data_updated BEFORE UPDATE ON city_data FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER coming_soon_updated BEFORE UPDATE ON coming_soon FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER projects_updated BEFORE UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
-- Only what names a person may be emptied: a deleted account takes its snapshot and ids along, the facts stay.
CREATE FUNCTION refuse_rewriting_the_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (to_jsonb(NEW) - '{snapshot,poster_id,admin_id}'::text[]) = (to_jsonb(OLD) - '{snapshot,poster_id,admin_id}'::text[])
    AND (NEW.snapshot IS NULL OR NEW.snapshot = OLD.snapshot)
    AND (NEW.poster_id IS NULL OR NEW.poster_id = OLD.poster_id)
    AND (NEW.admin_id IS NULL OR NEW.admin_id = OLD.admin_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'moderation_log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER moderation_log_append_only BEFORE UPDATE OR DELETE ON moderation_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_log();
--> statement-breakpoint
CREATE FUNCTION forget_poster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_log SET snapshot = NULL WHERE poster_id = OLD.id AND snapshot IS NOT NULL;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_poster BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_poster();
--> statement-breakpoint
-- What was done cannot be made undone by rewriting the log.
CREATE FUNCTION refuse_rewriting_the_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_audit();
--> statement-breakpoint
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_audit();
--> statement-breakpoint
-- How many photos a user uploaded in the last days and has not used. Uploads of one user wait here for each other until the
-- asking statement has ended, and each query of a volatile function sees what was stored while it waited; the asking
-- statement itself sees only what was there when it began.
CREATE FUNCTION unused_photos(owner text, last_days integer) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unused photos of ' || owner, 0));
  RETURN (
    SELECT count(*) FROM images WHERE user_id = owner AND property_id IS NULL AND NOT is_site
      AND erase_after > now() AND created_at > now() - make_interval(days => last_days));
END $$;
--> statement-breakpoint
-- A contact's id is the millisecond it arrived in, or the next free one. Those that arrive together wait here for each
-- other, and each query of a volatile function sees what was stored while it waited.
CREATE FUNCTION take_free_contact_id() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('contact ids', 0));
  WHILE EXISTS (SELECT 1 FROM contacts WHERE id = NEW.id) LOOP
    NEW.id := NEW.id + 1;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contacts_own_id BEFORE INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION take_free_contact_id();
--> statement-breakpoint
-- Ends the sessions of an account but one, and says how many. A statement that changes the account and then waits for a login
-- of the same instant sees only the sessions that were there when it began; a query of a volatile function sees also the
-- one that was started while it waited.
CREATE FUNCTION end_sessions(account text, kept text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  ended bigint;
BEGIN
  DELETE FROM sessions WHERE user_id = account AND id IS DISTINCT FROM kept;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;
--> statement-breakpoint
INSERT INTO publication (id) VALUES (1);
