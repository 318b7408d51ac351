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

CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"waiting_name" text,
	"waiting_since" timestamp with time zone,
	"refused_name" text,
	"email" text NOT NULL,
	"mailbox" text,
	"mobile_number" text NOT NULL,
	"whats_app" boolean DEFAULT false NOT NULL,
	"messages_only" boolean DEFAULT false NOT NULL,
	"own_reasons" text[] DEFAULT '{}' NOT NULL,
	"agent_rera" text,
	"public_page" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"photo_id" text,
	"file_lines" integer,
	"file_lines_until" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"mail_stop" text,
	"mail_news_at" timestamp with time zone,
	"saved_home_mails" boolean DEFAULT true NOT NULL,
	"saved_homes_mailed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"totp_last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('Owner', 'Client', 'Agent', 'Admin')),
	CONSTRAINT "users_mail_stop" CHECK ("users"."mail_stop" in ('bounced', 'complained')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'hi')),
	CONSTRAINT "users_status" CHECK ("users"."status" in ('active', 'disabled')),
	CONSTRAINT "users_name" CHECK (length(btrim("users"."name")) between 1 and 80),
	CONSTRAINT "users_waiting_name" CHECK (length(btrim("users"."waiting_name")) between 1 and 80),
	CONSTRAINT "users_agent_rera" CHECK (length(btrim("users"."agent_rera")) between 1 and 60),
	CONSTRAINT "users_file_lines" CHECK ("users"."file_lines" between 500 and 5000),
	CONSTRAINT "users_file_lines_end" CHECK (("users"."file_lines" is null) = ("users"."file_lines_until" is null)),
	CONSTRAINT "users_mobile" CHECK ("users"."mobile_number" ~ '^([0-9]{10}|[+](?!91)[1-9][0-9]{6,14})$'),
	CONSTRAINT "users_email" CHECK ("users"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' and length("users"."email") <= 254)
);

CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_event" CHECK ("audit_log"."event" in ('signed in', 'sign-in refused', 'signed out', 'sessions ended', 'account created', 'email verified', 'password changed', 'password reset asked', 'password reset', 'profile changed', 'name decided', 'two-step on', 'two-step off', 'role changed', 'account disabled', 'account enabled', 'file limit changed', 'data exported', 'account deleted', 'contacts exported', 'phone revealed', 'listing reported', 'report handled', 'doubt answered', 'listing edited', 'listing deleted', 'availability changed', 'launch sent', 'launch withdrawn', 'launch decided', 'paper shown', 'paper withdrawn', 'owner asked', 'owner answered', 'paper opened', 'paper answered', 'right taken back', 'homes compared', 'content changed', 'publication asked'))
);

CREATE TABLE "builds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"revision" bigint,
	"result" text DEFAULT 'running' NOT NULL,
	"error" text,
	"deploy_id" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "builds_result" CHECK ("builds"."result" in ('running', 'done', 'failed')),
	CONSTRAINT "builds_finished" CHECK (("builds"."result" = 'running') = ("builds"."finished_at" is null))
);

CREATE TABLE "site_revision" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone,
	CONSTRAINT "site_revision_one_row" CHECK ("site_revision"."id" = 1)
);

CREATE TABLE "cities" (
	"name" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"off_since" timestamp with time zone,
	CONSTRAINT "cities_slug_format" CHECK ("cities"."slug" ~ '^[a-z0-9-]+$')
);

CREATE TABLE "maintenance" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"store_id" text,
	"store_id_seen_at" timestamp with time zone,
	"cleaning_stopped" text,
	"cleaning_stopped_at" timestamp with time zone,
	"backed_up_at" timestamp with time zone,
	CONSTRAINT "maintenance_one_row" CHECK ("maintenance"."id" = 1),
	CONSTRAINT "maintenance_seen" CHECK ("maintenance"."store_id" is not null or "maintenance"."store_id_seen_at" is null),
	CONSTRAINT "maintenance_cleaning" CHECK ("maintenance"."cleaning_stopped" in ('store of another database', 'store without id', 'no photo known', 'too many strays')),
	CONSTRAINT "maintenance_stopped" CHECK (("maintenance"."cleaning_stopped" is null) = ("maintenance"."cleaning_stopped_at" is null))
);

CREATE TABLE "orphan_blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"photo_key" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone
);

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

CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"message" text NOT NULL,
	"submission_key" text NOT NULL,
	"sender_id" text,
	"read_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"complaint" text,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_name" CHECK (length(btrim("contacts"."name")) between 1 and 80),
	CONSTRAINT "contacts_mobile" CHECK ("contacts"."mobile_number" ~ '^([0-9]{10}|[+](?!91)[1-9][0-9]{6,14})$'),
	CONSTRAINT "contacts_message" CHECK (length(btrim("contacts"."message")) between 1 and 3000)
);

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
	"rera_number" text,
	"rera_exempt" text,
	"rera_link" text,
	"collection_account" text,
	"rera_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newly_project_listing_type" CHECK ("newly_project"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "newly_project_rera" CHECK ("newly_project"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale', 'demo')),
	CONSTRAINT "newly_project_category" CHECK ("newly_project"."property_category" in ('Residential', 'Commercial')),
	CONSTRAINT "newly_project_facing" CHECK ("newly_project"."facing_type" in ('North', 'South', 'East', 'West', 'North-East', 'North-West', 'South-East', 'South-West'))
);

CREATE TABLE "project_explore" (
	"id" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"project_building_name" text NOT NULL,
	"locality" text NOT NULL,
	"property_category" text NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"rera_number" text,
	"rera_exempt" text,
	"rera_link" text,
	"collection_account" text,
	"rera_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_explore_rera" CHECK ("project_explore"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale', 'demo')),
	CONSTRAINT "project_explore_category" CHECK ("project_explore"."property_category" in ('Residential', 'Commercial'))
);

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

CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"property_id" text NOT NULL,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text,
	"mobile_number" text NOT NULL,
	"message" text NOT NULL,
	"submission_key" text NOT NULL,
	"sender_id" text,
	"language" text DEFAULT 'en' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_mobile" CHECK ("enquiries"."mobile_number" ~ '^([0-9]{10}|[+](?!91)[1-9][0-9]{6,14})$'),
	CONSTRAINT "enquiries_answer" CHECK (("enquiries"."answer" is null) = ("enquiries"."answered_at" is null) and length("enquiries"."answer") <= 2000),
	CONSTRAINT "enquiries_language" CHECK ("enquiries"."language" in ('en', 'hi'))
);

CREATE TABLE "kind_figures" (
	"city" text NOT NULL,
	"kind" text NOT NULL,
	"revision" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "kind_figures_city_kind_pk" PRIMARY KEY("city","kind")
);

CREATE TABLE "missed_searches" (
	"month" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "missed_searches_month_words_pk" PRIMARY KEY("month","words"),
	CONSTRAINT "missed_searches_words" CHECK (length(btrim("missed_searches"."words")) between 1 and 60)
);

CREATE TABLE "launches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"submission_key" text NOT NULL,
	"builder" text NOT NULL,
	"part" text NOT NULL,
	"project_building_name" text NOT NULL,
	"city" text NOT NULL,
	"locality" text NOT NULL,
	"property_category" text NOT NULL,
	"property_type" text NOT NULL,
	"kinds" text NOT NULL,
	"plot_area" double precision NOT NULL,
	"price" bigint NOT NULL,
	"rera_number" text,
	"rera_exempt" text,
	"rera_link" text,
	"collection_account" text,
	"papers" text[] DEFAULT '{}' NOT NULL,
	"photo_ids" text[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"entry_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "launches_state" CHECK ("launches"."state" in ('waiting', 'published', 'declined')),
	CONSTRAINT "launches_part" CHECK ("launches"."part" in ('builder', 'staff', 'seller')),
	CONSTRAINT "launches_category" CHECK ("launches"."property_category" in ('Residential', 'Commercial')),
	CONSTRAINT "launches_rera" CHECK ("launches"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale')),
	CONSTRAINT "launches_registration" CHECK (coalesce("launches"."rera_number", "launches"."rera_exempt") is not null),
	CONSTRAINT "launches_builder" CHECK (length(btrim("launches"."builder")) between 1 and 120),
	CONSTRAINT "launches_kinds" CHECK (length(btrim("launches"."kinds")) between 1 and 1000),
	CONSTRAINT "launches_decision" CHECK (("launches"."state" = 'waiting') = ("launches"."decided_at" is null) and ("launches"."state" = 'declined') = ("launches"."reason" is not null) and ("launches"."state" = 'published') = ("launches"."entry_id" is not null))
);

CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"property_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_site" boolean DEFAULT false NOT NULL,
	"is_profile" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"content_hash" text NOT NULL,
	"file_id" text,
	"erase_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_key_form" CHECK ("images"."key" ~ '^property_images/[a-z0-9]+-[a-z0-9-]+$'),
	CONSTRAINT "images_position" CHECK ("images"."position" between 0 and 12),
	CONSTRAINT "images_pixels" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."bytes" > 0),
	CONSTRAINT "images_kept_or_dated" CHECK (("images"."property_id" is not null or "images"."is_site" or "images"."is_profile") or "images"."erase_after" is not null)
);

CREATE TABLE "listing_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"listing_type" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_events_kind" CHECK ("listing_events"."kind" in ('posted', 'read', 'price-read', 'register', 'published', 'price', 'confirmed', 'lapsed', 'sold', 'rented', 'again', 'hidden', 'shown', 'off', 'on', 'since'))
);

CREATE TABLE "photo_prints" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"views" bit(128)[] NOT NULL,
	"bands" integer[] NOT NULL,
	"compared" boolean DEFAULT false NOT NULL
);

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
	"road_width" integer,
	"corner" text,
	"approved_by" text,
	"brokerage" text,
	"air_conditioning" text,
	"wifi" text,
	"laundry" text,
	"gate_closes" text,
	"confirmed" text[] DEFAULT '{}' NOT NULL,
	"photo_rooms" jsonb DEFAULT '{}' NOT NULL,
	"photo_origins" jsonb DEFAULT '{}' NOT NULL,
	"rera_exempt" text,
	"rera_seen_at" timestamp with time zone,
	"note_to_admin" text,
	"messages_only" boolean,
	"is_approved" boolean DEFAULT false NOT NULL,
	"availability" text DEFAULT 'available' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submission_key" text NOT NULL,
	"reference" text,
	"reference_key" text,
	"file_id" text,
	"approved_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"admin_confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"gone_asked_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"read_note" text,
	"price_note" text,
	"place_key" text,
	"shingles" integer[] DEFAULT '{}' NOT NULL,
	"sampled_views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_listing_type" CHECK ("properties"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "properties_type" CHECK (("properties"."property_category" = 'Residential' and "properties"."property_type" in ('Flat/Apartment', 'Independent House/Villa', 'Plot/Land', '1 RK/Studio Apartment'))
    or ("properties"."property_category" = 'Commercial' and "properties"."property_type" in ('Office', 'Retail', 'Plot/Land', 'Storage', 'Industry'))
    or ("properties"."property_category" in ('Residential', 'Commercial') and "properties"."property_type" in ('Serviced Apartment', 'Farmhouse', 'Hospitality'))),
	CONSTRAINT "properties_pg" CHECK ("properties"."listing_type" <> 'PG' or ("properties"."property_category" = 'Residential' and "properties"."property_type" <> 'Plot/Land')),
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
	CONSTRAINT "properties_floors" CHECK ("properties"."floor_number" between -5 and 200 and "properties"."total_floors" between 0 and 200 and "properties"."floor_number" <= "properties"."total_floors"),
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
	CONSTRAINT "properties_road_width" CHECK ("properties"."road_width" between 5 and 300),
	CONSTRAINT "properties_corner" CHECK ("properties"."corner" in ('Yes', 'No')),
	CONSTRAINT "properties_approved_by" CHECK ("properties"."approved_by" in ('LDA', 'Awas Vikas', 'Noida Authority', 'Greater Noida Authority', 'Yamuna Authority', 'DTCP Haryana', 'HSVP', 'GMDA', 'KDA', 'VDA', 'Gram panchayat', 'Other authority', 'Not approved')),
	CONSTRAINT "properties_brokerage" CHECK ("properties"."brokerage" in ('No brokerage', 'Brokerage asked')),
	CONSTRAINT "properties_air_conditioning" CHECK ("properties"."air_conditioning" in ('In the rooms', 'No')),
	CONSTRAINT "properties_wifi" CHECK ("properties"."wifi" in ('Included', 'Extra', 'No')),
	CONSTRAINT "properties_laundry" CHECK ("properties"."laundry" in ('Included', 'Extra', 'No')),
	CONSTRAINT "properties_gate_closes" CHECK ("properties"."gate_closes" in ('Never', 'After 10 pm', 'By 10 pm', 'By 9 pm', 'By 8 pm')),
	CONSTRAINT "properties_description" CHECK (length("properties"."description") <= 3000),
	CONSTRAINT "properties_amenities" CHECK ("properties"."amenities" <@ array['Gym', 'Swimming Pool', 'Parking', 'Security', 'Power Backup', 'Clubhouse', 'Lift', 'Balcony', 'Medical Facility', 'Day Care Center', 'Pet Area', 'Indoor Games', 'Conference Room', 'Large Green Area', 'Concierge Desk', 'Helipad', 'Golf Course', 'Multiplex', 'Serviced Apartments', 'Service Elevators', 'High Street Retail', 'Hypermarket', 'ATM''S', 'Study Room']::text[]),
	CONSTRAINT "properties_photo_rooms" CHECK (jsonb_path_query_array("properties"."photo_rooms", '$.*') <@ jsonb_build_array('floor plan', 'outside', 'hall', 'kitchen', 'bedroom', 'bathroom')),
	CONSTRAINT "properties_photo_origins" CHECK (jsonb_path_query_array("properties"."photo_origins", '$.*') <@ jsonb_build_array('AI')),
	CONSTRAINT "properties_rera_exempt" CHECK ("properties"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale')),
	CONSTRAINT "properties_reference_line" CHECK (length(btrim("properties"."reference")) between 1 and 40),
	CONSTRAINT "properties_reference_compared" CHECK (("properties"."reference" is null) = ("properties"."reference_key" is null)),
	CONSTRAINT "properties_availability" CHECK ("properties"."availability" in ('available', 'sold', 'rented')),
	CONSTRAINT "properties_approved" CHECK (not "properties"."is_approved" or ("properties"."approved_at" is not null and "properties"."confirmed_at" is not null)),
	CONSTRAINT "properties_closed" CHECK (("properties"."availability" = 'available') = ("properties"."closed_at" is null))
);

CREATE TABLE "property_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"user_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"photo_ids" text[] DEFAULT '{}' NOT NULL,
	"note_to_admin" text,
	"file_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "same_pictures" (
	"content_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"mirrored" boolean NOT NULL,
	"cropped" boolean NOT NULL,
	"distance" smallint NOT NULL,
	CONSTRAINT "same_pictures_content_hash_other_hash_pk" PRIMARY KEY("content_hash","other_hash")
);

CREATE TABLE "stock_shingles" (
	"hash" integer PRIMARY KEY NOT NULL
);

CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"follower_id" text,
	"language" text,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'restored', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'answer', 'contact', 'report', 'receipt', 'outcome', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search', 'saved home', 'together', 'news of the day', 'confirm alert', 'keep alert', 'city off', 'launch received', 'launch online', 'launch declined', 'launch sent', 'launch due', 'file sent', 'paper answered', 'owners letter', 'offer doubted')),
	CONSTRAINT "mails_language" CHECK ("mails"."language" in ('en', 'hi'))
);

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
	"plot_area" double precision,
	"snapshot" jsonb,
	"hints" text[],
	"revision" bigint,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_log_decision" CHECK ("moderation_log"."decision" in ('listing.approved', 'listing.rejected', 'listing.approval_undone', 'listing.rejection_undone', 'edit.approved', 'edit.rejected', 'edit.approval_undone', 'edit.rejection_undone', 'listing.reposted')),
	CONSTRAINT "moderation_log_reason" CHECK ("moderation_log"."decision" <> 'listing.rejected' or length("moderation_log"."reason") > 0)
);

CREATE TABLE "moderation_reads" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"admin_id" text,
	"part" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_reads_part" CHECK ("moderation_reads"."part" in ('all', 'price'))
);

CREATE TABLE "same_homes" (
	"listing_id" text NOT NULL,
	"other_id" text NOT NULL,
	"is_same" boolean NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "same_homes_listing_id_other_id_pk" PRIMARY KEY("listing_id","other_id"),
	CONSTRAINT "same_homes_two" CHECK ("same_homes"."listing_id" <> "same_homes"."other_id")
);

CREATE TABLE "rights_to_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"unit" text NOT NULL,
	"tower" text,
	"paper_id" text,
	"kind" text,
	"pages" integer,
	"sent_at" timestamp with time zone,
	"letter_id" text,
	"letter_email" text,
	"letter_asked_at" timestamp with time zone,
	"letter_said" text,
	"letter_said_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	"answered_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"seen_kind" text,
	"agree" text[] DEFAULT '{}' NOT NULL,
	"seen_for" text,
	CONSTRAINT "rights_to_offer_unit" CHECK (length(btrim("rights_to_offer"."unit")) between 1 and 30),
	CONSTRAINT "rights_to_offer_tower" CHECK (length(btrim("rights_to_offer"."tower")) between 1 and 40),
	CONSTRAINT "rights_to_offer_kind" CHECK ("rights_to_offer"."kind" in ('electricity bill', 'water bill', 'tax receipt', 'allotment letter', 'sale letter', 'owner''s letter', 'owner''s mail')),
	CONSTRAINT "rights_to_offer_pages" CHECK ("rights_to_offer"."pages" between 0 and 3),
	CONSTRAINT "rights_to_offer_outcome" CHECK ("rights_to_offer"."outcome" in ('seen', 'refused', 'shows too much', 'not answered', 'taken back', 'owner says no')),
	CONSTRAINT "rights_to_offer_seen_kind" CHECK ("rights_to_offer"."seen_kind" in ('electricity bill', 'water bill', 'tax receipt', 'allotment letter', 'sale letter', 'owner''s letter', 'owner''s mail')),
	CONSTRAINT "rights_to_offer_agree" CHECK ("rights_to_offer"."agree" <@ array['name', 'place', 'number']::text[]),
	CONSTRAINT "rights_to_offer_waiting" CHECK (num_nulls("rights_to_offer"."paper_id", "rights_to_offer"."kind", "rights_to_offer"."pages", "rights_to_offer"."sent_at") in (0, 4)),
	CONSTRAINT "rights_to_offer_by_mail" CHECK (
        (("rights_to_offer"."pages" = 0) = ("rights_to_offer"."kind" = 'owner''s mail'))
        and ("rights_to_offer"."pages" is distinct from 0 or ("rights_to_offer"."letter_said" = 'yes' and "rights_to_offer"."letter_email" is not null))),
	CONSTRAINT "rights_to_offer_letter_said" CHECK ("rights_to_offer"."letter_said" in ('yes', 'no', 'never')),
	CONSTRAINT "rights_to_offer_letter" CHECK (
        num_nulls("rights_to_offer"."letter_id", "rights_to_offer"."letter_asked_at") in (0, 2)
        and num_nulls("rights_to_offer"."letter_said", "rights_to_offer"."letter_said_at") in (0, 2)
        and ("rights_to_offer"."letter_id" is not null or num_nulls("rights_to_offer"."letter_said", "rights_to_offer"."letter_email") = 2)),
	CONSTRAINT "rights_to_offer_answered" CHECK (("rights_to_offer"."outcome" is null) = ("rights_to_offer"."answered_at" is null)),
	CONSTRAINT "rights_to_offer_what_was_seen" CHECK (num_nulls("rights_to_offer"."seen_at", "rights_to_offer"."seen_kind", "rights_to_offer"."seen_for") in (0, 3))
);

CREATE TABLE "asked_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"query" text NOT NULL,
	"language" text NOT NULL,
	"submission_key" text NOT NULL,
	"mailbox_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asked_searches_language" CHECK ("asked_searches"."language" in ('en', 'hi')),
	CONSTRAINT "asked_searches_query" CHECK (length("asked_searches"."query") between 1 and 500)
);

CREATE TABLE "followers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"language" text NOT NULL,
	"mail_stop" text,
	"mail_news_at" timestamp with time zone,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followers_language" CHECK ("followers"."language" in ('en', 'hi')),
	CONSTRAINT "followers_mail_stop" CHECK ("followers"."mail_stop" in ('bounced', 'complained'))
);

CREATE TABLE "refused_mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"follower_id" text,
	"mailbox" text,
	"followed_as" text[] DEFAULT '{}' NOT NULL,
	"query" text NOT NULL,
	"rhythm" text NOT NULL,
	"pair_id" text,
	"place" integer NOT NULL,
	"alerted_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_owner" CHECK (num_nonnulls("saved_searches"."user_id", "saved_searches"."follower_id") = 1),
	CONSTRAINT "saved_searches_mailbox" CHECK (num_nonnulls("saved_searches"."user_id", "saved_searches"."mailbox") = 1),
	CONSTRAINT "saved_searches_place_from_one" CHECK ("saved_searches"."place" between 1 and 20),
	CONSTRAINT "saved_searches_rhythm_known" CHECK ("saved_searches"."rhythm" in ('at once', 'daily', 'weekly', 'never')),
	CONSTRAINT "saved_searches_query" CHECK (length("saved_searches"."query") between 1 and 500)
);

CREATE TABLE "told_listings" (
	"search_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"price" bigint NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_listings_search_id_listing_id_pk" PRIMARY KEY("search_id","listing_id")
);

CREATE TABLE "hidden" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key"),
	CONSTRAINT "hidden_kind" CHECK ("hidden"."kind" in ('home', 'poster')),
	CONSTRAINT "hidden_name" CHECK (length("hidden"."name") <= 120)
);

CREATE TABLE "shortlist" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price" bigint,
	"listing_type" text,
	"told_price" bigint,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "shortlist_place_from_one" CHECK ("shortlist"."place" between 1 and 200),
	CONSTRAINT "shortlist_listing_type" CHECK ("shortlist"."listing_type" in ('Sell', 'Rent', 'PG')),
	CONSTRAINT "shortlist_name" CHECK (length("shortlist"."name") <= 80),
	CONSTRAINT "shortlist_note" CHECK (length("shortlist"."note") <= 500)
);

CREATE TABLE "shortlist_answers" (
	"seat_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"answer" text,
	"note" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_answers_seat_id_listing_id_pk" PRIMARY KEY("seat_id","listing_id"),
	CONSTRAINT "shortlist_answers_answer" CHECK ("shortlist_answers"."answer" in ('yes', 'maybe', 'no')),
	CONSTRAINT "shortlist_answers_note" CHECK (length("shortlist_answers"."note") <= 500)
);

CREATE TABLE "shortlist_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"notes" boolean NOT NULL,
	"name" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_links_secret_unique" UNIQUE("secret")
);

CREATE TABLE "shortlist_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"invitation" text,
	"invited_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_pairs_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "shortlist_pairs_invitation_unique" UNIQUE("invitation")
);

CREATE TABLE "shortlist_seats" (
	"id" text PRIMARY KEY NOT NULL,
	"pair_id" text NOT NULL,
	"host" boolean NOT NULL,
	"user_id" text,
	"secret_hash" text,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone,
	"since" timestamp with time zone,
	"mails" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "shortlist_seats_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "shortlist_seats_name" CHECK (length("shortlist_seats"."name") <= 40),
	CONSTRAINT "shortlist_seats_someone" CHECK ("shortlist_seats"."user_id" is not null or "shortlist_seats"."secret_hash" is not null)
);

CREATE TABLE "offer_doubts" (
	"id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "offer_doubts_answer" CHECK (
        ("offer_doubts"."answer" is null) = ("offer_doubts"."answered_at" is null)
        and length("offer_doubts"."answer") <= 500),
	CONSTRAINT "offer_doubts_settled" CHECK ("offer_doubts"."settled_at" is null or "offer_doubts"."answer" is null)
);

CREATE TABLE "phone_reveals" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"about" text NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"note" text,
	"submission_key" text NOT NULL,
	"email" text,
	"network" text,
	"language" text DEFAULT 'en' NOT NULL,
	"due_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('Already sold or rented', 'Wrong price or facts', 'Photos of another property', 'A broker as owner', 'Not theirs to offer', 'Listed more than once', 'Fraud', 'Private picture of a person', 'Something else')),
	CONSTRAINT "reports_language" CHECK ("reports"."language" in ('en', 'hi')),
	CONSTRAINT "reports_note" CHECK (length("reports"."note") <= 1000),
	CONSTRAINT "reports_outcome" CHECK (("reports"."handled_at" is null) = ("reports"."outcome" is null) and "reports"."outcome" in ('dismissed', 'taken down', 'corrected', 'confirmed by owner'))
);

ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contacts" ADD CONSTRAINT "contacts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "newly_project" ADD CONSTRAINT "newly_project_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "launches" ADD CONSTRAINT "launches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "launches" ADD CONSTRAINT "launches_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "images" ADD CONSTRAINT "images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "properties" ADD CONSTRAINT "properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "properties" ADD CONSTRAINT "properties_city_cities_name_fk" FOREIGN KEY ("city") REFERENCES "public"."cities"("name") ON DELETE no action ON UPDATE no action;

ALTER TABLE "properties" ADD CONSTRAINT "properties_read_note_moderation_reads_id_fk" FOREIGN KEY ("read_note") REFERENCES "public"."moderation_reads"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "properties" ADD CONSTRAINT "properties_price_note_moderation_reads_id_fk" FOREIGN KEY ("price_note") REFERENCES "public"."moderation_reads"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "property_edits" ADD CONSTRAINT "property_edits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "property_edits" ADD CONSTRAINT "property_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "same_pictures" ADD CONSTRAINT "same_pictures_content_hash_photo_prints_content_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."photo_prints"("content_hash") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "same_pictures" ADD CONSTRAINT "same_pictures_other_hash_photo_prints_content_hash_fk" FOREIGN KEY ("other_hash") REFERENCES "public"."photo_prints"("content_hash") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mails" ADD CONSTRAINT "mails_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_poster_id_users_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "moderation_reads" ADD CONSTRAINT "moderation_reads_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "same_homes" ADD CONSTRAINT "same_homes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "rights_to_offer" ADD CONSTRAINT "rights_to_offer_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_pair_id_shortlist_pairs_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."shortlist_pairs"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "told_listings" ADD CONSTRAINT "told_listings_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "hidden" ADD CONSTRAINT "hidden_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shortlist_answers" ADD CONSTRAINT "shortlist_answers_seat_id_shortlist_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."shortlist_seats"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shortlist_links" ADD CONSTRAINT "shortlist_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shortlist_pairs" ADD CONSTRAINT "shortlist_pairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shortlist_seats" ADD CONSTRAINT "shortlist_seats_pair_id_shortlist_pairs_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."shortlist_pairs"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "shortlist_seats" ADD CONSTRAINT "shortlist_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "offer_doubts" ADD CONSTRAINT "offer_doubts_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

CREATE UNIQUE INDEX "account_tokens_hash" ON "account_tokens" USING btree ("token_hash");

CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");

CREATE INDEX "account_tokens_expires" ON "account_tokens" USING btree ("expires_at");

CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");

CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");

CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");

CREATE INDEX "users_waiting" ON "users" USING btree ("waiting_since") WHERE "users"."waiting_name" is not null;

CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'Admin';

CREATE INDEX "users_disabled" ON "users" USING btree ("id") WHERE "users"."status" = 'disabled';

CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));

CREATE INDEX "users_mailbox" ON "users" USING btree ("mailbox");

CREATE INDEX "users_mail_stopped" ON "users" USING btree ("mail_stop") WHERE "users"."mail_stop" is not null;

CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at");

CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");

CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");

CREATE UNIQUE INDEX "builds_deploy" ON "builds" USING btree ("deploy_id");

CREATE INDEX "builds_started" ON "builds" USING btree ("started_at");

CREATE INDEX "cities_slug" ON "cities" USING btree ("slug");

CREATE INDEX "orphan_blobs_photo" ON "orphan_blobs" USING btree ("photo_key");

CREATE INDEX "orphan_blobs_due" ON "orphan_blobs" USING btree ("first_seen_at") WHERE "orphan_blobs"."erased_at" is null;

CREATE INDEX "orphan_blobs_erased" ON "orphan_blobs" USING btree ("erased_at") WHERE "orphan_blobs"."erased_at" is not null;

CREATE UNIQUE INDEX "contacts_submission" ON "contacts" USING btree ("submission_key");

CREATE INDEX "contacts_unread" ON "contacts" USING btree ("id") WHERE "contacts"."read_at" is null;

CREATE INDEX "contacts_due" ON "contacts" USING btree ("due_at") WHERE "contacts"."answered_at" is null;

CREATE INDEX "contacts_sender" ON "contacts" USING btree ("sender_id");

CREATE INDEX "contacts_email" ON "contacts" USING btree (lower("email"));

CREATE INDEX "newly_project_new" ON "newly_project" USING btree ("created_at");

CREATE INDEX "project_explore_new" ON "project_explore" USING btree ("created_at");

CREATE UNIQUE INDEX "enquiries_submission" ON "enquiries" USING btree ("submission_key");

CREATE INDEX "enquiries_sender" ON "enquiries" USING btree ("sender_id");

CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));

CREATE INDEX "enquiries_owner" ON "enquiries" USING btree ("owner_id","created_at");

CREATE UNIQUE INDEX "launches_submission" ON "launches" USING btree ("user_id","submission_key");

CREATE INDEX "launches_waiting" ON "launches" USING btree ("due_at") WHERE "launches"."state" = 'waiting';

CREATE INDEX "launches_decided" ON "launches" USING btree ("decided_at");

CREATE INDEX "launches_photos" ON "launches" USING gin ("photo_ids") WHERE "launches"."state" = 'waiting';

CREATE INDEX "images_key" ON "images" USING btree ("key");

CREATE INDEX "images_property" ON "images" USING btree ("property_id","position");

CREATE INDEX "images_user" ON "images" USING btree ("user_id");

CREATE INDEX "images_user_unused" ON "images" USING btree ("user_id") WHERE "images"."property_id" is null;

CREATE INDEX "images_erase" ON "images" USING btree ("erase_after") WHERE "images"."erase_after" is not null;

CREATE INDEX "images_hash" ON "images" USING btree ("content_hash");

CREATE INDEX "listing_events_property" ON "listing_events" USING btree ("property_id","at");

CREATE INDEX "photo_prints_bands" ON "photo_prints" USING gin ("bands");

CREATE INDEX "photo_prints_due" ON "photo_prints" USING btree ("content_hash") WHERE not "photo_prints"."compared";

CREATE UNIQUE INDEX "properties_submission" ON "properties" USING btree ("user_id","submission_key");

CREATE UNIQUE INDEX "properties_reference" ON "properties" USING btree ("user_id","reference_key") WHERE "properties"."reference_key" is not null;

CREATE INDEX "properties_public" ON "properties" USING btree ("approved_at") WHERE "properties"."is_approved";

CREATE INDEX "properties_place" ON "properties" USING btree ("city",lower("locality"));

CREATE INDEX "properties_offer" ON "properties" USING btree ("city","listing_type","property_type","property_category","price","approved_at" DESC NULLS LAST,"id") WHERE "properties"."is_approved" and "properties"."closed_at" is null;

CREATE INDEX "properties_place_key" ON "properties" USING btree ("city","place_key");

CREATE INDEX "properties_shingles" ON "properties" USING gin ("shingles");

CREATE INDEX "properties_read_note" ON "properties" USING btree ("read_note");

CREATE INDEX "properties_price_note" ON "properties" USING btree ("price_note");

CREATE INDEX "properties_queue" ON "properties" USING btree ("created_at") WHERE not "properties"."is_approved";

CREATE UNIQUE INDEX "property_edits_one_pending" ON "property_edits" USING btree ("property_id");

CREATE INDEX "property_edits_user" ON "property_edits" USING btree ("user_id");

CREATE INDEX "property_edits_photos" ON "property_edits" USING gin ("photo_ids");

CREATE INDEX "same_pictures_other" ON "same_pictures" USING btree ("other_hash");

CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","kind");

CREATE INDEX "mails_follower" ON "mails" USING btree ("follower_id");

CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."sent_at" is null;

CREATE UNIQUE INDEX "moderation_log_undone_once" ON "moderation_log" USING btree ("undoes");

CREATE INDEX "moderation_log_time" ON "moderation_log" USING btree ("decided_at");

CREATE INDEX "moderation_log_property" ON "moderation_log" USING btree ("property_id","decided_at");

CREATE INDEX "moderation_log_poster" ON "moderation_log" USING btree ("poster_id");

CREATE INDEX "moderation_log_place" ON "moderation_log" USING btree ("city",lower("locality")) WHERE "moderation_log"."decision" = 'listing.approved';

CREATE INDEX "moderation_log_admin" ON "moderation_log" USING btree ("admin_id");

CREATE INDEX "moderation_log_revision" ON "moderation_log" USING btree ("revision") WHERE "moderation_log"."decision" = 'listing.approved';

CREATE INDEX "moderation_log_rejected" ON "moderation_log" USING btree ("id") WHERE "moderation_log"."decision" = 'listing.rejected';

CREATE UNIQUE INDEX "moderation_reads_once" ON "moderation_reads" USING btree ("entry_id","version","admin_id","part");

CREATE INDEX "moderation_reads_admin" ON "moderation_reads" USING btree ("admin_id");

CREATE INDEX "same_homes_other" ON "same_homes" USING btree ("other_id");

CREATE INDEX "same_homes_admin" ON "same_homes" USING btree ("decided_by");

CREATE UNIQUE INDEX "rights_to_offer_paper" ON "rights_to_offer" USING btree ("paper_id");

CREATE UNIQUE INDEX "rights_to_offer_letter" ON "rights_to_offer" USING btree ("letter_id");

CREATE INDEX "rights_to_offer_user" ON "rights_to_offer" USING btree ("user_id");

CREATE INDEX "rights_to_offer_number" ON "rights_to_offer" USING btree (
  regexp_replace(
    regexp_replace(
      translate(lower("unit"), '०१२३४५६७८९', '0123456789'),
      '\m(flat|house|unit|plot|shop|tower|block|number|no)\M', '', 'g'
    ),
    '[[:space:][:punct:]।]', '', 'g'
  ));

CREATE INDEX "rights_to_offer_seen" ON "rights_to_offer" USING btree ("seen_at") WHERE "rights_to_offer"."seen_at" is not null;

CREATE UNIQUE INDEX "asked_searches_submission" ON "asked_searches" USING btree ("submission_key");

CREATE INDEX "asked_searches_email" ON "asked_searches" USING btree (lower("email"));

CREATE INDEX "asked_searches_mailbox" ON "asked_searches" USING btree ("mailbox_hash");

CREATE INDEX "asked_searches_created" ON "asked_searches" USING btree ("created_at");

CREATE UNIQUE INDEX "followers_email" ON "followers" USING btree (lower("email"));

CREATE INDEX "followers_mailbox" ON "followers" USING btree ("mailbox");

CREATE INDEX "followers_heard" ON "followers" USING btree ("heard_at");

CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","query");

CREATE UNIQUE INDEX "saved_searches_place" ON "saved_searches" USING btree ("user_id","place");

CREATE UNIQUE INDEX "saved_searches_follower_once" ON "saved_searches" USING btree ("follower_id","query");

CREATE UNIQUE INDEX "saved_searches_mailbox_place" ON "saved_searches" USING btree ("mailbox","place");

CREATE INDEX "saved_searches_pair" ON "saved_searches" USING btree ("pair_id");

CREATE INDEX "saved_searches_followed_as" ON "saved_searches" USING gin ("followed_as");

CREATE INDEX "saved_searches_rhythm" ON "saved_searches" USING btree ("rhythm","alerted_until");

CREATE INDEX "shortlist_listing" ON "shortlist" USING btree ("listing_id");

CREATE UNIQUE INDEX "shortlist_place" ON "shortlist" USING btree ("user_id","place");

CREATE UNIQUE INDEX "shortlist_seats_two" ON "shortlist_seats" USING btree ("pair_id","host");

CREATE INDEX "shortlist_seats_user" ON "shortlist_seats" USING btree ("user_id");

CREATE INDEX "phone_reveals_property" ON "phone_reveals" USING btree ("property_id");

CREATE INDEX "phone_reveals_viewer" ON "phone_reveals" USING btree ("viewer_id","created_at");

CREATE UNIQUE INDEX "reports_submission" ON "reports" USING btree ("submission_key");

CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."handled_at" is null;

CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");

CREATE INDEX "reports_property" ON "reports" USING btree ("property_id");

INSERT INTO cities (name, slug) VALUES
  ('Lucknow', 'lucknow'),
  ('Noida', 'noida'),
  ('Gurugram', 'gurugram'),
  ('Kanpur', 'kanpur'),
  ('Varanasi', 'varanasi');

-- What the table definitions cannot say: times that keep themselves, logs that cannot be rewritten, functions that see
-- what was stored while they waited, the events of listings, and the one row that counts changes. `npm run baseline`
-- appends this to the tables.

CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER users_updated BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER properties_updated BEFORE UPDATE ON properties FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER property_edits_updated BEFORE UPDATE ON property_edits FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER project_explore_updated BEFORE UPDATE ON project_explore FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER newly_project_updated BEFORE UPDATE ON newly_project FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER city_data_updated BEFORE UPDATE ON city_data FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER coming_soon_updated BEFORE UPDATE ON coming_soon FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER projects_updated BEFORE UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION set_updated_at();

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

CREATE TRIGGER moderation_log_append_only BEFORE UPDATE OR DELETE ON moderation_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_log();

CREATE FUNCTION forget_poster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_log SET snapshot = NULL WHERE poster_id = OLD.id AND snapshot IS NOT NULL;
  RETURN OLD;
END $$;

CREATE TRIGGER users_forget_poster BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_poster();

-- What was done cannot be made undone by rewriting the log.
CREATE FUNCTION refuse_rewriting_the_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_audit();

CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_audit();

-- How many photos a user uploaded in the last days and has not used; those of files have a limit of their own, so that
-- they take no room in the posting form. Uploads of one user wait here for each other until the asking statement has
-- ended, and each query of a volatile function sees what was stored while it waited; the asking statement itself sees
-- only what was there when it began.
CREATE FUNCTION unused_photos(owner text, last_days integer, of_files boolean) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unused photos of ' || owner, 0));
  RETURN (
    SELECT count(*) FROM images WHERE user_id = owner AND property_id IS NULL AND NOT is_site
      AND (file_id IS NOT NULL) = of_files
      AND erase_after > now() AND created_at > now() - make_interval(days => last_days));
END $$;

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

CREATE TRIGGER contacts_own_id BEFORE INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION take_free_contact_id();

-- Ends the sessions of an account but one, and says how many. A statement that changes the account and then waits for a
-- login of the same instant sees only the sessions that were there when it began; a query of a volatile function sees
-- also the one that was started while it waited.
CREATE FUNCTION end_sessions(account text, kept text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  ended bigint;
BEGIN
  DELETE FROM sessions WHERE user_id = account AND id IS DISTINCT FROM kept;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;

-- What is known of a listing whose events nobody has kept: its posting, its approval, the approved prices since, its
-- last confirmation and its closing. 'since' says from when on everything is kept.
CREATE FUNCTION fill_listing_events(p properties) RETURNS void LANGUAGE sql VOLATILE AS $$
  WITH changes AS (
    SELECT m.decided_at AS at, m.price, m.listing_type,
      (m.snapshot->'fields'->>'price')::bigint AS former, m.snapshot->'fields'->>'listingType' AS former_type
    FROM moderation_log m
    WHERE m.property_id = p.id AND m.decision = 'edit.approved' AND m.decided_at > p.approved_at
      AND m.snapshot->'fields'->>'price' IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM moderation_log u WHERE u.undoes = m.id)
  ),
  earliest AS (SELECT former, former_type FROM changes ORDER BY at LIMIT 1),
  of_public (place, kind, amount, listing_type, at) AS (
    SELECT 1, 'read', NULL::bigint, NULL::text, r.opened_at FROM moderation_reads r WHERE r.id = p.read_note
    UNION ALL
    SELECT 2, 'published', coalesce((SELECT former FROM earliest), p.price),
      coalesce((SELECT former_type FROM earliest), p.listing_type), p.approved_at
    UNION ALL
    SELECT 3, 'price', price, listing_type, at FROM changes
    WHERE (price, listing_type) IS DISTINCT FROM (former, former_type)
    UNION ALL
    SELECT 4, 'confirmed', NULL, NULL, p.confirmed_at WHERE p.confirmed_at > p.approved_at
    UNION ALL
    SELECT 5, p.availability, NULL, NULL, p.closed_at WHERE p.closed_at IS NOT NULL
    UNION ALL
    SELECT 6, 'since', NULL, NULL, now()
  )
  INSERT INTO listing_events (property_id, kind, amount, listing_type, at)
  SELECT p.id, kind, amount, listing_type, at
  FROM (
    SELECT 0 AS place, 'posted' AS kind, NULL::bigint AS amount, NULL::text AS listing_type, p.created_at AS at
    UNION ALL
    SELECT * FROM of_public WHERE p.is_approved
  ) known
  ORDER BY at, place
$$;

-- A listing that is inserted again, by an undo or from a backup, has its events already.
CREATE FUNCTION note_listing_insert() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM listing_events WHERE property_id = NEW.id) THEN
    PERFORM fill_listing_events(NEW);
  ELSIF NEW.is_approved THEN
    INSERT INTO listing_events (property_id, kind, amount, listing_type)
    SELECT NEW.id, 'on', NEW.price, NEW.listing_type
    FROM (
      SELECT kind FROM listing_events WHERE property_id = NEW.id AND kind IN ('published', 'on', 'off')
      ORDER BY id DESC LIMIT 1
    ) last
    WHERE last.kind = 'off';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION note_listing_delete() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind) VALUES (OLD.id, 'off');
  RETURN NULL;
END $$;

-- What happens while a listing waits is not public, so nothing of it is kept. The argument: after how many days without
-- a confirmation a listing leaves the site.
CREATE FUNCTION note_listing_change() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  left_at timestamptz := OLD.confirmed_at + make_interval(days => TG_ARGV[0]::int);
BEGIN
  IF NOT NEW.is_approved THEN
    INSERT INTO listing_events (property_id, kind) VALUES (NEW.id, 'off');
    RETURN NULL;
  END IF;

  INSERT INTO listing_events (property_id, kind, at)
  SELECT NEW.id, CASE r.part WHEN 'all' THEN 'read' ELSE 'price-read' END, r.opened_at
  FROM moderation_reads r
  WHERE (
      r.id = NEW.read_note AND NEW.read_note IS DISTINCT FROM OLD.read_note
      OR r.id = NEW.price_note AND NEW.price_note IS DISTINCT FROM OLD.price_note
    )
    -- An undo gives a version its former notes back, which are told already.
    AND NOT EXISTS (
      SELECT 1 FROM listing_events e
      WHERE e.property_id = NEW.id AND e.at = r.opened_at
        AND e.kind = CASE r.part WHEN 'all' THEN 'read' ELSE 'price-read' END
    )
  ORDER BY r.opened_at;

  IF NEW.rera_seen_at > coalesce(OLD.rera_seen_at, '-infinity') THEN
    INSERT INTO listing_events (property_id, kind, at) VALUES (NEW.id, 'register', NEW.rera_seen_at);
  ELSIF NEW.rera_seen_at IS NULL AND NEW.rera_number = OLD.rera_number THEN
    -- Taken back: the number that it was about is still there.
    DELETE FROM listing_events WHERE property_id = NEW.id AND kind = 'register' AND at = OLD.rera_seen_at;
  END IF;

  IF NOT OLD.is_approved THEN
    INSERT INTO listing_events (property_id, kind, amount, listing_type, at)
    SELECT NEW.id,
      CASE
        WHEN EXISTS (SELECT 1 FROM listing_events WHERE property_id = NEW.id AND kind = 'published') THEN 'on'
        ELSE 'published'
      END,
      NEW.price, NEW.listing_type, coalesce(NEW.approved_at, now());
    RETURN NULL;
  END IF;

  IF OLD.closed_at IS NULL AND OLD.hidden_at IS NULL AND left_at <= now()
    AND (NEW.confirmed_at > OLD.confirmed_at OR NEW.closed_at IS NOT NULL)
  THEN
    INSERT INTO listing_events (property_id, kind, at)
    SELECT NEW.id, 'lapsed', left_at
    WHERE NOT EXISTS (SELECT 1 FROM listing_events WHERE property_id = NEW.id AND kind = 'lapsed' AND at = left_at);
  END IF;

  IF (NEW.price, NEW.listing_type) IS DISTINCT FROM (OLD.price, OLD.listing_type) THEN
    INSERT INTO listing_events (property_id, kind, amount, listing_type)
    VALUES (NEW.id, 'price', NEW.price, NEW.listing_type);
  END IF;

  IF NEW.confirmed_at > OLD.confirmed_at THEN
    INSERT INTO listing_events (property_id, kind, at) VALUES (NEW.id, 'confirmed', NEW.confirmed_at);
  ELSIF NEW.confirmed_at < OLD.confirmed_at THEN
    -- An undo takes back the confirmation that came with a change.
    DELETE FROM listing_events
    WHERE property_id = NEW.id AND kind IN ('confirmed', 'lapsed') AND at > NEW.confirmed_at;
  END IF;

  IF (NEW.closed_at IS NULL) <> (OLD.closed_at IS NULL) THEN
    INSERT INTO listing_events (property_id, kind, at)
    VALUES (NEW.id, CASE WHEN NEW.closed_at IS NULL THEN 'again' ELSE NEW.availability END, coalesce(NEW.closed_at, now()));
  END IF;

  IF (NEW.hidden_at IS NULL) <> (OLD.hidden_at IS NULL) THEN
    INSERT INTO listing_events (property_id, kind, at)
    VALUES (NEW.id, CASE WHEN NEW.hidden_at IS NULL THEN 'shown' ELSE 'hidden' END, coalesce(NEW.hidden_at, now()));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER properties_inserted AFTER INSERT ON properties FOR EACH ROW EXECUTE FUNCTION note_listing_insert();

CREATE TRIGGER properties_deleted AFTER DELETE ON properties FOR EACH ROW WHEN (OLD.is_approved)
  EXECUTE FUNCTION note_listing_delete();

-- Nothing runs for what happens most often: views are counted.
CREATE TRIGGER properties_changed AFTER UPDATE ON properties FOR EACH ROW
  WHEN (
    OLD.is_approved <> NEW.is_approved
    OR NEW.is_approved AND (
      OLD.price, OLD.listing_type, OLD.confirmed_at, OLD.closed_at, OLD.hidden_at, OLD.read_note, OLD.price_note,
      OLD.rera_seen_at
    ) IS DISTINCT FROM (
      NEW.price, NEW.listing_type, NEW.confirmed_at, NEW.closed_at, NEW.hidden_at, NEW.read_note, NEW.price_note,
      NEW.rera_seen_at
    )
  )
  EXECUTE FUNCTION note_listing_change('60');

INSERT INTO site_revision (id) VALUES (1);
