-- A database of netlify dev as the former chain of 35 migrations left it: pg_dump of the one that backup.tar.age backs up.
SET standard_conforming_strings = on;
SET check_function_bodies = false;
CREATE SCHEMA netlify;
CREATE FUNCTION public.end_sessions(account text, kept text) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
  ended bigint;
BEGIN
  DELETE FROM sessions WHERE user_id = account AND id IS DISTINCT FROM kept;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;
CREATE FUNCTION public.forget_poster() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE moderation_log SET snapshot = NULL WHERE poster_id = OLD.id AND snapshot IS NOT NULL;
  RETURN OLD;
END $$;
CREATE FUNCTION public.refuse_rewriting_the_audit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE FUNCTION public.refuse_rewriting_the_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.set_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE FUNCTION public.take_free_contact_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('contact ids', 0));
  WHILE EXISTS (SELECT 1 FROM contacts WHERE id = NEW.id) LOOP
    NEW.id := NEW.id + 1;
  END LOOP;
  RETURN NEW;
END $$;
CREATE FUNCTION public.unused_photos(owner text, last_days integer) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unused photos of ' || owner, 0));
  RETURN (
    SELECT count(*) FROM images WHERE user_id = owner AND property_id IS NULL AND NOT is_site
      AND erase_after > now() AND created_at > now() - make_interval(days => last_days));
END $$;
CREATE TABLE netlify.migrations (
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.account_tokens (
    id text NOT NULL,
    user_id text NOT NULL,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    email text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT account_tokens_purpose CHECK ((purpose = ANY (ARRAY['reset password'::text, 'verify email'::text])))
);
CREATE TABLE public.attempts (
    key text NOT NULL,
    window_start timestamp with time zone DEFAULT now() NOT NULL,
    count integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    event text NOT NULL,
    actor_id text,
    subject_id text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    request_id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT audit_log_event CHECK ((event = ANY (ARRAY['signed in'::text, 'sign-in refused'::text, 'signed out'::text, 'sessions ended'::text, 'account created'::text, 'email verified'::text, 'password changed'::text, 'password reset asked'::text, 'password reset'::text, 'profile changed'::text, 'name decided'::text, 'two-step on'::text, 'two-step off'::text, 'role changed'::text, 'account disabled'::text, 'account enabled'::text, 'data exported'::text, 'account deleted'::text, 'contacts exported'::text, 'phone revealed'::text, 'listing reported'::text, 'report handled'::text, 'listing edited'::text, 'listing deleted'::text, 'availability changed'::text, 'content changed'::text, 'publication asked'::text])))
);
CREATE SEQUENCE public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_log_id_seq OWNED BY public.audit_log.id;
CREATE TABLE public.builds (
    id bigint NOT NULL,
    revision bigint,
    result text DEFAULT 'running'::text NOT NULL,
    error text,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    deploy_id text,
    CONSTRAINT builds_finished CHECK (((result = 'running'::text) = (finished_at IS NULL))),
    CONSTRAINT builds_result CHECK ((result = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);
CREATE SEQUENCE public.builds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.builds_id_seq OWNED BY public.builds.id;
CREATE TABLE public.city_data (
    id text NOT NULL,
    title text NOT NULL,
    about text NOT NULL,
    location text NOT NULL,
    project_type text NOT NULL,
    amenities text[] DEFAULT '{}'::text[] NOT NULL,
    price_min bigint NOT NULL,
    price_max bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT city_data_prices CHECK (((0 < price_min) AND (price_min <= price_max)))
);
CREATE TABLE public.coming_soon (
    id text NOT NULL,
    image text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    listing_type text NOT NULL,
    property_type text NOT NULL,
    city text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT coming_soon_listing_type CHECK ((listing_type = ANY (ARRAY['Sell'::text, 'Rent'::text, 'PG'::text])))
);
CREATE TABLE public.contacts (
    id bigint NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    mobile_number text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    submission_key text NOT NULL,
    read_at timestamp with time zone,
    answered_at timestamp with time zone,
    sender_id text,
    CONSTRAINT contacts_message CHECK (((length(btrim(message)) >= 1) AND (length(btrim(message)) <= 3000))),
    CONSTRAINT contacts_mobile CHECK ((mobile_number ~ '^[0-9]{10}$'::text)),
    CONSTRAINT contacts_name CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80)))
);
CREATE TABLE public.enquiries (
    id text NOT NULL,
    owner_id text NOT NULL,
    property_id text NOT NULL,
    about text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    mobile_number text NOT NULL,
    message text NOT NULL,
    submission_key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sender_id text,
    answer text,
    answered_at timestamp with time zone,
    CONSTRAINT enquiries_answer CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND (length(answer) <= 2000)))
);
CREATE TABLE public.images (
    id text NOT NULL,
    key text NOT NULL,
    user_id text NOT NULL,
    property_id text,
    "position" integer DEFAULT 0 NOT NULL,
    is_site boolean DEFAULT false NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    placeholder text NOT NULL,
    content_hash text NOT NULL,
    erase_after timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_profile boolean DEFAULT false NOT NULL,
    CONSTRAINT images_kept_or_dated CHECK (((property_id IS NOT NULL) OR is_site OR is_profile OR (erase_after IS NOT NULL))),
    CONSTRAINT images_key_form CHECK ((key ~ '^property_images/[a-z0-9]+-[a-z0-9-]+$'::text)),
    CONSTRAINT images_pixels CHECK (((width > 0) AND (height > 0) AND (bytes > 0))),
    CONSTRAINT images_position CHECK ((("position" >= 0) AND ("position" <= 12)))
);
CREATE TABLE public.mails (
    id text NOT NULL,
    kind text NOT NULL,
    user_id text,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mails_kind CHECK ((kind = ANY (ARRAY['approved'::text, 'rejected'::text, 'edit approved'::text, 'edit rejected'::text, 'queued'::text, 'enquiry'::text, 'answer'::text, 'contact'::text, 'report'::text, 'still available'::text, 'expired'::text, 'verify email'::text, 'reset password'::text, 'password changed'::text, 'trouble'::text, 'saved search'::text])))
);
CREATE TABLE public.moderation_log (
    id text NOT NULL,
    property_id text NOT NULL,
    decision text NOT NULL,
    reason text,
    admin_id text,
    poster_id text,
    undoes text,
    listing_type text NOT NULL,
    property_type text NOT NULL,
    city text NOT NULL,
    locality text NOT NULL,
    price bigint NOT NULL,
    snapshot jsonb,
    revision bigint,
    submitted_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT moderation_log_decision CHECK ((decision = ANY (ARRAY['approved'::text, 'rejected'::text, 'approval undone'::text, 'rejection undone'::text, 'edit approved'::text, 'edit rejected'::text, 'edit approval undone'::text, 'edit rejection undone'::text, 'posted again'::text]))),
    CONSTRAINT moderation_log_reason CHECK (((decision <> 'rejected'::text) OR (length(reason) > 0)))
);
CREATE TABLE public.newly_project (
    id text NOT NULL,
    user_id text,
    city text NOT NULL,
    project_building_name text NOT NULL,
    locality text NOT NULL,
    plot_area double precision,
    price bigint,
    furnishing text,
    floor_number integer,
    total_floors integer,
    amenities text[] DEFAULT '{}'::text[] NOT NULL,
    image_urls text[] DEFAULT '{}'::text[] NOT NULL,
    listing_type text NOT NULL,
    property_category text NOT NULL,
    property_type text NOT NULL,
    facing_type text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT newly_project_category CHECK ((property_category = ANY (ARRAY['Residential'::text, 'Commercial'::text]))),
    CONSTRAINT newly_project_facing CHECK ((facing_type = ANY (ARRAY['North'::text, 'South'::text, 'East'::text, 'West'::text, 'North-East'::text, 'North-West'::text, 'South-East'::text, 'South-West'::text]))),
    CONSTRAINT newly_project_listing_type CHECK ((listing_type = ANY (ARRAY['Sell'::text, 'Rent'::text, 'PG'::text])))
);
CREATE TABLE public.phone_reveals (
    id text NOT NULL,
    property_id text NOT NULL,
    viewer_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.project_explore (
    id text NOT NULL,
    city text NOT NULL,
    project_building_name text NOT NULL,
    locality text NOT NULL,
    property_category text NOT NULL,
    image_urls text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT project_explore_category CHECK ((property_category = ANY (ARRAY['Residential'::text, 'Commercial'::text])))
);
CREATE TABLE public.projects (
    id text NOT NULL,
    title text NOT NULL,
    heading text NOT NULL,
    description text NOT NULL,
    location text NOT NULL,
    price bigint NOT NULL,
    property_type text NOT NULL,
    property_category text NOT NULL,
    listing_type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT projects_category CHECK ((property_category = ANY (ARRAY['Residential'::text, 'Commercial'::text]))),
    CONSTRAINT projects_listing_type CHECK ((listing_type = ANY (ARRAY['Sell'::text, 'Rent'::text, 'PG'::text])))
);
CREATE TABLE public.properties (
    id text NOT NULL,
    user_id text NOT NULL,
    listing_type text NOT NULL,
    property_category text NOT NULL,
    property_type text NOT NULL,
    city text NOT NULL,
    locality text NOT NULL,
    project_building_name text NOT NULL,
    plot_area double precision NOT NULL,
    area_unit text NOT NULL,
    area_basis text,
    price bigint NOT NULL,
    bedrooms integer,
    bathrooms integer,
    furnishing text,
    floor_number integer,
    total_floors integer,
    facing_type text,
    deposit bigint,
    available_from date,
    rera_number text,
    description text,
    amenities text[] DEFAULT '{}'::text[] NOT NULL,
    is_approved boolean DEFAULT false NOT NULL,
    availability text DEFAULT 'available'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    submission_key text NOT NULL,
    approved_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    closed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    asked_at timestamp with time zone,
    balconies integer,
    parking_spaces integer,
    property_age text,
    possession text,
    negotiable text,
    tenants_preferred text,
    pets text,
    pg_for text,
    sharing text,
    meals text,
    maintenance bigint,
    sampled_views integer DEFAULT 0 NOT NULL,
    CONSTRAINT properties_amenities CHECK ((amenities <@ ARRAY['Gym'::text, 'Swimming Pool'::text, 'Parking'::text, 'Security'::text, 'Power Backup'::text, 'Clubhouse'::text, 'Lift'::text, 'Balcony'::text, 'Medical Facility'::text, 'Day Care Center'::text, 'Pet Area'::text, 'Indoor Games'::text, 'Conference Room'::text, 'Large Green Area'::text, 'Concierge Desk'::text, 'Helipad'::text, 'Golf Course'::text, 'Multiplex'::text, 'Serviced Apartments'::text, 'Service Elevators'::text, 'High Street Retail'::text, 'Hypermarket'::text, 'ATM''S'::text, 'Study Room'::text])),
    CONSTRAINT properties_approved CHECK (((NOT is_approved) OR ((approved_at IS NOT NULL) AND (confirmed_at IS NOT NULL)))),
    CONSTRAINT properties_area CHECK (((plot_area >= (1)::double precision) AND (plot_area <= (100000000)::double precision))),
    CONSTRAINT properties_area_basis CHECK ((area_basis = ANY (ARRAY['Carpet'::text, 'Built-up'::text, 'Super built-up'::text, 'Plot'::text]))),
    CONSTRAINT properties_area_unit CHECK ((area_unit = ANY (ARRAY['sq ft'::text, 'sq yd'::text, 'sq m'::text, 'acre'::text]))),
    CONSTRAINT properties_availability CHECK ((availability = ANY (ARRAY['available'::text, 'sold'::text, 'rented'::text]))),
    CONSTRAINT properties_balconies CHECK (((balconies >= 0) AND (balconies <= 10))),
    CONSTRAINT properties_city CHECK ((city = ANY (ARRAY['Lucknow'::text, 'Noida'::text, 'Gurugram'::text, 'Kanpur'::text, 'Varanasi'::text]))),
    CONSTRAINT properties_closed CHECK (((availability = 'available'::text) = (closed_at IS NULL))),
    CONSTRAINT properties_deposit CHECK (((deposit >= 0) AND (deposit <= '100000000000'::bigint))),
    CONSTRAINT properties_description CHECK ((length(description) <= 3000)),
    CONSTRAINT properties_facing CHECK ((facing_type = ANY (ARRAY['North'::text, 'South'::text, 'East'::text, 'West'::text, 'North-East'::text, 'North-West'::text, 'South-East'::text, 'South-West'::text]))),
    CONSTRAINT properties_floors CHECK ((((floor_number >= 0) AND (floor_number <= 200)) AND ((total_floors >= 0) AND (total_floors <= 200)) AND (floor_number <= total_floors))),
    CONSTRAINT properties_furnishing CHECK ((furnishing = ANY (ARRAY['Unfurnished'::text, 'Semi-furnished'::text, 'Fully furnished'::text]))),
    CONSTRAINT properties_listing_type CHECK ((listing_type = ANY (ARRAY['Sell'::text, 'Rent'::text, 'PG'::text]))),
    CONSTRAINT properties_locality CHECK (((length(btrim(locality)) >= 1) AND (length(btrim(locality)) <= 80))),
    CONSTRAINT properties_maintenance CHECK (((maintenance >= 0) AND (maintenance <= '100000000000'::bigint))),
    CONSTRAINT properties_meals CHECK ((meals = ANY (ARRAY['No meals'::text, 'Breakfast'::text, 'Breakfast and dinner'::text, 'All meals'::text]))),
    CONSTRAINT properties_name CHECK (((length(btrim(project_building_name)) >= 1) AND (length(btrim(project_building_name)) <= 120))),
    CONSTRAINT properties_negotiable CHECK ((negotiable = ANY (ARRAY['Yes'::text, 'No'::text]))),
    CONSTRAINT properties_parking_spaces CHECK (((parking_spaces >= 0) AND (parking_spaces <= 20))),
    CONSTRAINT properties_pets CHECK ((pets = ANY (ARRAY['Allowed'::text, 'Not allowed'::text]))),
    CONSTRAINT properties_pg CHECK (((listing_type <> 'PG'::text) OR ((property_category = 'Residential'::text) AND (property_type <> 'Plot/Land'::text)))),
    CONSTRAINT properties_pg_for CHECK ((pg_for = ANY (ARRAY['Women'::text, 'Men'::text, 'Women and men'::text]))),
    CONSTRAINT properties_possession CHECK ((possession = ANY (ARRAY['Ready to move'::text, 'Under construction'::text]))),
    CONSTRAINT properties_price CHECK (((price >= 1) AND (price <= '100000000000'::bigint))),
    CONSTRAINT properties_property_age CHECK ((property_age = ANY (ARRAY['New'::text, 'Up to 5 years'::text, '5 to 10 years'::text, '10 to 20 years'::text, 'Over 20 years'::text]))),
    CONSTRAINT properties_rooms CHECK ((((bedrooms >= 1) AND (bedrooms <= 20)) AND ((bathrooms >= 1) AND (bathrooms <= 20)))),
    CONSTRAINT properties_sharing CHECK ((sharing = ANY (ARRAY['Private room'::text, 'Two to a room'::text, 'Three to a room'::text, 'Four or more to a room'::text]))),
    CONSTRAINT properties_tenants_preferred CHECK ((tenants_preferred = ANY (ARRAY['Anyone'::text, 'Families'::text, 'Working people'::text, 'Students'::text, 'Companies'::text]))),
    CONSTRAINT properties_type CHECK ((((property_category = 'Residential'::text) AND (property_type = ANY (ARRAY['Flat/Apartment'::text, 'Independent House/Villa'::text, 'Plot/Land'::text, '1 RK/Studio Apartment'::text]))) OR ((property_category = 'Commercial'::text) AND (property_type = ANY (ARRAY['Office'::text, 'Retail'::text, 'Plot/Land'::text, 'Storage'::text, 'Industry'::text]))) OR ((property_category = ANY (ARRAY['Residential'::text, 'Commercial'::text])) AND (property_type = ANY (ARRAY['Serviced Apartment'::text, 'Farmhouse'::text, 'Hospitality'::text])))))
);
CREATE TABLE public.property_edits (
    id text NOT NULL,
    property_id text NOT NULL,
    user_id text NOT NULL,
    fields jsonb NOT NULL,
    photo_ids text[] DEFAULT '{}'::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.publication (
    id integer DEFAULT 1 NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    requested_at timestamp with time zone,
    CONSTRAINT publication_one_row CHECK ((id = 1))
);
CREATE TABLE public.reports (
    id text NOT NULL,
    property_id text NOT NULL,
    about text NOT NULL,
    reporter_id text,
    reason text NOT NULL,
    note text,
    submission_key text NOT NULL,
    handled_at timestamp with time zone,
    handled_by text,
    outcome text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reports_note CHECK ((length(note) <= 1000)),
    CONSTRAINT reports_outcome CHECK ((((handled_at IS NULL) = (outcome IS NULL)) AND (outcome = ANY (ARRAY['dismissed'::text, 'taken down'::text, 'corrected'::text])))),
    CONSTRAINT reports_reason CHECK ((reason = ANY (ARRAY['Already sold or rented'::text, 'Wrong price or facts'::text, 'Photos of another property'::text, 'Not the owner or an agent'::text, 'Listed more than once'::text, 'Fraud'::text, 'Something else'::text])))
);
CREATE TABLE public.saved_searches (
    id text NOT NULL,
    user_id text NOT NULL,
    query text NOT NULL,
    rhythm text NOT NULL,
    place integer NOT NULL,
    told_until timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_searches_place_from_one CHECK (((place >= 1) AND (place <= 20))),
    CONSTRAINT saved_searches_query CHECK (((length(query) >= 1) AND (length(query) <= 500))),
    CONSTRAINT saved_searches_rhythm_known CHECK ((rhythm = ANY (ARRAY['at once'::text, 'daily'::text, 'weekly'::text, 'never'::text])))
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    device text
);
CREATE TABLE public.shortlist (
    user_id text NOT NULL,
    listing_id text NOT NULL,
    name text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    price bigint,
    place integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shortlist_name CHECK ((length(name) <= 80)),
    CONSTRAINT shortlist_note CHECK ((length(note) <= 500)),
    CONSTRAINT shortlist_place_from_one CHECK (((place >= 1) AND (place <= 200)))
);
CREATE TABLE public.shortlist_links (
    user_id text NOT NULL,
    secret text NOT NULL,
    notes boolean NOT NULL,
    name boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.stray_blobs (
    key text NOT NULL,
    photo_key text NOT NULL,
    first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    erased_at timestamp with time zone
);
CREATE TABLE public.upkeep (
    id integer DEFAULT 1 NOT NULL,
    store_id text,
    store_id_seen_at timestamp with time zone,
    cleaning_stopped text,
    cleaning_stopped_at timestamp with time zone,
    backed_up_at timestamp with time zone,
    CONSTRAINT upkeep_cleaning CHECK ((cleaning_stopped = ANY (ARRAY['store of another database'::text, 'store without id'::text, 'no photo known'::text, 'too many strays'::text]))),
    CONSTRAINT upkeep_one_row CHECK ((id = 1)),
    CONSTRAINT upkeep_seen CHECK (((store_id IS NOT NULL) OR (store_id_seen_at IS NULL))),
    CONSTRAINT upkeep_stopped CHECK (((cleaning_stopped IS NULL) = (cleaning_stopped_at IS NULL)))
);
CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    mobile_number text NOT NULL,
    role text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    photo_id text,
    email_verified_at timestamp with time zone,
    totp_secret text,
    totp_since timestamp with time zone,
    totp_last_step bigint,
    waiting_name text,
    waiting_since timestamp with time zone,
    refused_name text,
    whats_app boolean DEFAULT false NOT NULL,
    mail_stop text,
    mail_news_at timestamp with time zone,
    agent_rera text,
    CONSTRAINT users_agent_rera CHECK (((length(btrim(agent_rera)) >= 1) AND (length(btrim(agent_rera)) <= 60))),
    CONSTRAINT users_email CHECK (((email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT users_mail_stop CHECK ((mail_stop = ANY (ARRAY['bounced'::text, 'complained'::text]))),
    CONSTRAINT users_mobile CHECK ((mobile_number ~ '^[0-9]{10}$'::text)),
    CONSTRAINT users_name CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80))),
    CONSTRAINT users_role CHECK ((role = ANY (ARRAY['Owner'::text, 'Client'::text, 'Agent'::text, 'Admin'::text]))),
    CONSTRAINT users_status CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text]))),
    CONSTRAINT users_waiting_name CHECK (((length(btrim(waiting_name)) >= 1) AND (length(btrim(waiting_name)) <= 80)))
);
ALTER TABLE ONLY public.audit_log ALTER COLUMN id SET DEFAULT nextval('public.audit_log_id_seq'::regclass);
ALTER TABLE ONLY public.builds ALTER COLUMN id SET DEFAULT nextval('public.builds_id_seq'::regclass);
INSERT INTO netlify.migrations VALUES ('0000_tables', '2026-11-25 17:18:22.167+00');
INSERT INTO netlify.migrations VALUES ('0001_guards', '2026-11-25 17:18:22.742+00');
INSERT INTO netlify.migrations VALUES ('0002_photo_quota', '2026-11-25 17:18:22.793+00');
INSERT INTO netlify.migrations VALUES ('0003_contacts_and_answers', '2026-11-25 17:18:22.884+00');
INSERT INTO netlify.migrations VALUES ('0004_contact_ids', '2026-11-25 17:18:23.166+00');
INSERT INTO netlify.migrations VALUES ('0005_enquiries', '2026-11-25 17:18:23.168+00');
INSERT INTO netlify.migrations VALUES ('0006_accounts_and_trust', '2026-11-25 17:18:23.497+00');
INSERT INTO netlify.migrations VALUES ('0007_photo_by_id', '2026-11-25 17:18:23.91+00');
INSERT INTO netlify.migrations VALUES ('0008_audit_guard', '2026-11-25 17:18:23.941+00');
INSERT INTO netlify.migrations VALUES ('0009_area_of_a_foot', '2026-11-25 17:18:23.948+00');
INSERT INTO netlify.migrations VALUES ('0010_audit_truncate', '2026-11-25 17:18:23.958+00');
INSERT INTO netlify.migrations VALUES ('0011_stray_blobs', '2026-11-25 17:18:23.962+00');
INSERT INTO netlify.migrations VALUES ('0012_trouble_mails', '2026-11-25 17:18:24.027+00');
INSERT INTO netlify.migrations VALUES ('0013_senders', '2026-11-25 17:18:24.029+00');
INSERT INTO netlify.migrations VALUES ('0014_waiting_names', '2026-11-25 17:18:24.033+00');
INSERT INTO netlify.migrations VALUES ('0015_balconies', '2026-11-25 17:18:24.038+00');
INSERT INTO netlify.migrations VALUES ('0016_parking_spaces', '2026-11-25 17:18:24.04+00');
INSERT INTO netlify.migrations VALUES ('0017_property_age', '2026-11-25 17:18:24.046+00');
INSERT INTO netlify.migrations VALUES ('0018_possession', '2026-11-25 17:18:24.049+00');
INSERT INTO netlify.migrations VALUES ('0019_negotiable', '2026-11-25 17:18:24.051+00');
INSERT INTO netlify.migrations VALUES ('0020_tenants_preferred', '2026-11-25 17:18:24.053+00');
INSERT INTO netlify.migrations VALUES ('0021_pets', '2026-11-25 17:18:24.072+00');
INSERT INTO netlify.migrations VALUES ('0022_pg_for', '2026-11-25 17:18:24.075+00');
INSERT INTO netlify.migrations VALUES ('0023_sharing', '2026-11-25 17:18:24.077+00');
INSERT INTO netlify.migrations VALUES ('0024_meals', '2026-11-25 17:18:24.079+00');
INSERT INTO netlify.migrations VALUES ('0025_maintenance', '2026-11-25 17:18:24.091+00');
INSERT INTO netlify.migrations VALUES ('0026_saved_searches', '2026-11-25 17:18:24.117+00');
INSERT INTO netlify.migrations VALUES ('0027_many_rows', '2026-11-25 17:18:24.162+00');
INSERT INTO netlify.migrations VALUES ('0028_shortlists', '2026-11-25 17:18:24.334+00');
INSERT INTO netlify.migrations VALUES ('0029_end_sessions', '2026-11-25 17:18:24.361+00');
INSERT INTO netlify.migrations VALUES ('0030_listing_figures', '2026-11-25 17:18:24.373+00');
INSERT INTO netlify.migrations VALUES ('0031_whats_app', '2026-11-25 17:18:24.383+00');
INSERT INTO netlify.migrations VALUES ('0032_mail_stops', '2026-11-25 17:18:24.386+00');
INSERT INTO netlify.migrations VALUES ('0033_answers', '2026-11-25 17:18:24.396+00');
INSERT INTO netlify.migrations VALUES ('0034_agent_rera', '2026-11-25 17:18:24.401+00');
INSERT INTO public.account_tokens VALUES ('hw3dtxssdy7n', 'i76ebkyw228r', 'reset password', 'acd48acf1fda17e6b9c079de83a9050052752973cbd1e3665afa1e02c954377d', '9nen42y34xnf@example.in', '2026-11-25 17:28:51.92+00', NULL, '2026-11-25 17:18:51.92+00');
INSERT INTO public.attempts VALUES ('upload:i76ebkyw228r', '2026-11-25 17:18:43.42+00', 1);
INSERT INTO public.attempts VALUES ('edit:i76ebkyw228r', '2026-11-25 17:18:49.824+00', 4);
INSERT INTO public.attempts VALUES ('post:someone', '2026-11-25 17:18:51.926+00', 3);
INSERT INTO public.attempts VALUES ('login-from:10.0.0.1', '2026-11-25 17:18:51.926+00', 2);
INSERT INTO public.audit_log VALUES (1, 'listing edited', 'i76ebkyw228r', 'u24d74u9zndc', '{}', 'test', '2026-11-25 17:18:49.934+00');
INSERT INTO public.audit_log VALUES (2, 'listing edited', 'i76ebkyw228r', '5syfnbmcmdvt', '{}', 'test', '2026-11-25 17:18:50.616+00');
INSERT INTO public.audit_log VALUES (3, 'listing edited', 'i76ebkyw228r', 'k6tpeuzu6qmx', '{}', 'test', '2026-11-25 17:18:51.388+00');
INSERT INTO public.audit_log VALUES (4, 'listing edited', 'i76ebkyw228r', 'ptkq3wnwjrdt', '{}', 'test', '2026-11-25 17:18:51.424+00');
INSERT INTO public.audit_log VALUES (5, 'content changed', 'vcxr66qyyk5p', '787ef00188f27113f64df3f8', '{"act": "created", "collection": "projects"}', 'test', '2026-11-25 17:18:51.685+00');
INSERT INTO public.audit_log VALUES (6, 'content changed', 'vcxr66qyyk5p', 'f7a368aa28a6e6020ac36ad8', '{"act": "created", "collection": "projectExplore"}', 'test', '2026-11-25 17:18:51.727+00');
INSERT INTO public.audit_log VALUES (7, 'content changed', 'vcxr66qyyk5p', '572ee757eabdd2fa37bf537c', '{"act": "created", "collection": "newlyProject"}', 'test', '2026-11-25 17:18:51.8+00');
INSERT INTO public.audit_log VALUES (8, 'content changed', 'vcxr66qyyk5p', '975bd6328ef8a88af7b97f09', '{"act": "created", "collection": "cityData"}', 'test', '2026-11-25 17:18:51.864+00');
INSERT INTO public.audit_log VALUES (9, 'content changed', 'vcxr66qyyk5p', '23a2f21d683b437909d825e2', '{"act": "created", "collection": "comingSoon"}', 'test', '2026-11-25 17:18:51.901+00');
INSERT INTO public.audit_log VALUES (10, 'signed in', 'i76ebkyw228r', NULL, '{"of": null, "deep": [1.5]}', 'test', '2026-11-25 17:18:51.925+00');
INSERT INTO public.audit_log VALUES (11, 'publication asked', 'vcxr66qyyk5p', NULL, '{}', 'test', '2026-11-25 17:18:51.925+00');
INSERT INTO public.builds VALUES (1, 1, 'done', NULL, '2026-11-25 17:18:51.922+00', '2026-11-25 17:18:51.924+00', NULL);
INSERT INTO public.city_data VALUES ('975bd6328ef8a88af7b97f09', 'Two-bedroom flats', 'Societies with a lift.', 'Aliganj, Lucknow', 'Flat/Apartment', '{Parking,Lift}', 5500000, 8600000, '2026-11-25 17:18:51.864+00', '2026-11-25 17:18:51.864+00');
INSERT INTO public.coming_soon VALUES ('23a2f21d683b437909d825e2', '/art/coming-soon/villas.svg', 'Bithoor Row Houses', 'A small garden each.', 'Rent', 'Farmhouse', 'Mathura', '2026-11-25 17:18:51.901+00', '2026-11-25 17:18:51.901+00');
INSERT INTO public.contacts VALUES (1795627131912, 'Asha Verma', 'asha@example.in', '9876543210', 'Is the flat in Gomti Nagar still free?', '2026-11-25 17:18:51.912+00', 'j33xtbz7a4ifjuy8ms8e-gtzfhq6m7w', NULL, NULL, NULL);
INSERT INTO public.contacts VALUES (1795627131915, 'Asha Verma', 'asha@example.in', '9876543210', 'Is the flat in Gomti Nagar still free?', '2026-11-25 17:18:51.915+00', 'ejxrycv44zz2ykg5h3tm-qs3ivf2w7g', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('j8f69k3v25te', 'i76ebkyw228r', 'y657p2ggxssg', 'Kesar Heights, Gomti Nagar, Lucknow', 'Asha Verma', '6f6z6pevcqwn@example.in', '9876543210', 'Is it free?', 'hdvfmxkc69jwvvhms3x5-geav9y3xnu', '2026-11-25 17:18:51.916+00', 'zqwuvxu8ak29', NULL, NULL);
INSERT INTO public.images VALUES ('7jgtj88auvpy', 'property_images/b7j3dzh568gyczxh-flat', 'i76ebkyw228r', 'vaswhsnh6pvv', 0, false, 260, 220, 1748, 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQAA4AB0CWJZACdADx9OWAAP1MBK+aQB8epMN7UhHgAA==', 'b84699250ac6516456cdbada01c370cb358744c21713e26d09e7d18ae88bb84e', NULL, '2026-11-25 17:18:44.379+00', false);
INSERT INTO public.mails VALUES ('d7fc5c10f75a49cf8631', 'queued', 'vcxr66qyyk5p', '{"title": "Kesar Heights, Gomti Nagar, Lucknow"}', 0, '2026-11-25 17:18:45.527+00', NULL, NULL, '2026-11-25 17:18:45.527+00');
INSERT INTO public.mails VALUES ('f1f84c84ec67463911f2', 'approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "listingId": "vaswhsnh6pvv"}', 0, '2026-11-25 17:18:46.19+00', NULL, NULL, '2026-11-25 17:18:46.19+00');
INSERT INTO public.mails VALUES ('1e0cf7ce0b945f2e1826', 'approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Aliganj, Lucknow", "listingId": "t3xs3p9dvyew"}', 0, '2026-11-25 17:18:47.221+00', NULL, NULL, '2026-11-25 17:18:47.221+00');
INSERT INTO public.mails VALUES ('06a4d0527937e0be67a6', 'rejected', 'i76ebkyw228r', '{"title": "Kesar Heights, Hazratganj, Lucknow", "reason": "The photos are of another flat.", "published": false}', 0, '2026-11-25 17:18:47.876+00', NULL, NULL, '2026-11-25 17:18:47.876+00');
INSERT INTO public.mails VALUES ('c60c9c3d111de302350f', 'rejected', 'i76ebkyw228r', '{"title": "Kesar Heights, Indira Nagar, Lucknow", "reason": "The price does not look right.", "published": false}', 0, '2026-11-25 17:18:48.62+00', NULL, NULL, '2026-11-25 17:18:48.62+00');
INSERT INTO public.mails VALUES ('fcd5668441ce38e3f7a4', 'approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "listingId": "u24d74u9zndc"}', 0, '2026-11-25 17:18:49.724+00', NULL, NULL, '2026-11-25 17:18:49.724+00');
INSERT INTO public.mails VALUES ('436e0b0c0fc8a0cbaf63', 'edit approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "reason": null, "listingId": "u24d74u9zndc"}', 0, '2026-11-25 17:18:50.286+00', NULL, NULL, '2026-11-25 17:18:50.286+00');
INSERT INTO public.mails VALUES ('f3f5e381c67bde29b162', 'approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "listingId": "5syfnbmcmdvt"}', 0, '2026-11-25 17:18:50.572+00', NULL, NULL, '2026-11-25 17:18:50.572+00');
INSERT INTO public.mails VALUES ('d8e0bc4ef44b73e7c38d', 'edit approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "reason": null, "listingId": "5syfnbmcmdvt"}', 0, '2026-11-25 17:18:50.752+00', NULL, NULL, '2026-11-25 17:18:50.752+00');
INSERT INTO public.mails VALUES ('880fa2c649a2e03f9491', 'approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "listingId": "k6tpeuzu6qmx"}', 0, '2026-11-25 17:18:51.351+00', NULL, NULL, '2026-11-25 17:18:51.351+00');
INSERT INTO public.mails VALUES ('4e9f5b1a51fbf41b18e0', 'edit rejected', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "reason": "The price is not believable.", "listingId": "k6tpeuzu6qmx"}', 0, '2026-11-25 17:18:51.402+00', NULL, NULL, '2026-11-25 17:18:51.402+00');
INSERT INTO public.mails VALUES ('f6e2b412fcada84d57b4', 'approved', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "listingId": "ptkq3wnwjrdt"}', 0, '2026-11-25 17:18:51.41+00', NULL, NULL, '2026-11-25 17:18:51.41+00');
INSERT INTO public.mails VALUES ('906cbd227efd5c94fdca', 'edit rejected', 'i76ebkyw228r', '{"title": "Kesar Heights, Gomti Nagar, Lucknow", "reason": "No.", "listingId": "ptkq3wnwjrdt"}', 0, '2026-11-25 17:18:51.463+00', NULL, NULL, '2026-11-25 17:18:51.463+00');
INSERT INTO public.moderation_log VALUES ('5icamk998nr4', 'vaswhsnh6pvv', 'approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7200000, NULL, 1, '2026-11-25 17:18:45.527+00', '2026-11-25 17:18:46.19+00');
INSERT INTO public.moderation_log VALUES ('3vmv5cainb7y', 't3xs3p9dvyew', 'approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Aliganj', 7200000, NULL, 2, '2026-11-25 17:18:46.903+00', '2026-11-25 17:18:47.221+00');
INSERT INTO public.moderation_log VALUES ('w9qs3bb48qhr', 't3xs3p9dvyew', 'approval undone', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', '3vmv5cainb7y', 'Sell', 'Flat/Apartment', 'Lucknow', 'Aliganj', 7200000, NULL, NULL, '2026-11-25 17:18:46.903+00', '2026-11-25 17:18:47.411+00');
INSERT INTO public.moderation_log VALUES ('a7t7wvqjtr95', '6aj39vib2vya', 'rejected', 'The photos are of another flat.', 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Hazratganj', 7200000, '{"fields": {"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7200000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Hazratganj", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "balconies": null, "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "negotiable": null, "possession": null, "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "maintenance": null, "propertyAge": null, "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "parkingSpaces": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}, "version": 1, "photoIds": [], "createdAt": "2026-11-25T17:18:47.699+00:00", "submissionKey": "sdkcsztah43y3bdx29rv-zqvqan8rrm"}', NULL, '2026-11-25 17:18:47.699+00', '2026-11-25 17:18:47.876+00');
INSERT INTO public.moderation_log VALUES ('q58fecvmxxrm', '6aj39vib2vya', 'rejection undone', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', 'a7t7wvqjtr95', 'Sell', 'Flat/Apartment', 'Lucknow', 'Hazratganj', 7200000, NULL, NULL, '2026-11-25 17:18:47.699+00', '2026-11-25 17:18:48.069+00');
INSERT INTO public.moderation_log VALUES ('wgbeizyhfwaf', 'pik98kjmtc7x', 'rejected', 'The price does not look right.', 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Indira Nagar', 7200000, '{"fields": {"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7200000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Indira Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "balconies": null, "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "negotiable": null, "possession": null, "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "maintenance": null, "propertyAge": null, "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "parkingSpaces": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}, "version": 1, "photoIds": [], "createdAt": "2026-11-25T17:18:48.31+00:00", "submissionKey": "q3ne3paqdrzfj8dscifz-9hkamnmxxv"}', NULL, '2026-11-25 17:18:48.31+00', '2026-11-25 17:18:48.62+00');
INSERT INTO public.moderation_log VALUES ('u9hdg529dmfn', 'pik98kjmtc7x', 'posted again', NULL, NULL, 'i76ebkyw228r', 'wgbeizyhfwaf', 'Sell', 'Flat/Apartment', 'Lucknow', 'Indira Nagar', 7200000, NULL, NULL, '2026-11-25 17:18:48.31+00', '2026-11-25 17:18:48.896+00');
INSERT INTO public.moderation_log VALUES ('65x67ju37kh8', 'u24d74u9zndc', 'approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7200000, NULL, 4, '2026-11-25 17:18:49.578+00', '2026-11-25 17:18:49.724+00');
INSERT INTO public.moderation_log VALUES ('scxcmrvn2qk5', 'u24d74u9zndc', 'edit approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7500000, '{"edit": {"id": "xuqsgbeanrwu", "version": 1, "createdAt": "2026-11-25T17:18:49.934+00:00"}, "fields": {"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7200000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Gomti Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "balconies": null, "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "negotiable": null, "possession": null, "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "maintenance": null, "propertyAge": null, "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "parkingSpaces": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}, "version": 3, "photoIds": [], "confirmedAt": "2026-11-25T17:18:49.578+00:00"}', 5, '2026-11-25 17:18:49.934+00', '2026-11-25 17:18:50.286+00');
INSERT INTO public.moderation_log VALUES ('w6hyc8u48auw', '5syfnbmcmdvt', 'approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7200000, NULL, 6, '2026-11-25 17:18:50.479+00', '2026-11-25 17:18:50.572+00');
INSERT INTO public.moderation_log VALUES ('qq6ttzimz7c6', '5syfnbmcmdvt', 'edit approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7500000, '{"edit": {"id": "zkit9edj8px3", "version": 1, "createdAt": "2026-11-25T17:18:50.616+00:00"}, "fields": {"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7200000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Gomti Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "balconies": null, "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "negotiable": null, "possession": null, "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "maintenance": null, "propertyAge": null, "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "parkingSpaces": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}, "version": 3, "photoIds": [], "confirmedAt": "2026-11-25T17:18:50.479+00:00"}', 7, '2026-11-25 17:18:50.616+00', '2026-11-25 17:18:50.752+00');
INSERT INTO public.moderation_log VALUES ('6tx7syy493a3', '5syfnbmcmdvt', 'edit approval undone', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', 'qq6ttzimz7c6', 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7500000, NULL, NULL, '2026-11-25 17:18:50.616+00', '2026-11-25 17:18:51.102+00');
INSERT INTO public.moderation_log VALUES ('hrms2ik2vpy3', 'k6tpeuzu6qmx', 'approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7200000, NULL, 9, '2026-11-25 17:18:51.34+00', '2026-11-25 17:18:51.351+00');
INSERT INTO public.moderation_log VALUES ('mubi9wiu9tdj', 'k6tpeuzu6qmx', 'edit rejected', 'The price is not believable.', 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7500000, '{"edit": {"id": "pjx3xwzcy5fh", "version": 1, "createdAt": "2026-11-25T17:18:51.388+00:00"}, "fields": {"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7500000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Gomti Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}, "photoIds": []}', NULL, '2026-11-25 17:18:51.388+00', '2026-11-25 17:18:51.402+00');
INSERT INTO public.moderation_log VALUES ('yti3wuwj7wb4', 'ptkq3wnwjrdt', 'approved', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7200000, NULL, 10, '2026-11-25 17:18:51.406+00', '2026-11-25 17:18:51.41+00');
INSERT INTO public.moderation_log VALUES ('bjb6q46wc7ua', 'ptkq3wnwjrdt', 'edit rejected', 'No.', 'vcxr66qyyk5p', 'i76ebkyw228r', NULL, 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7500000, '{"edit": {"id": "sxw9tjqh3tyf", "version": 1, "createdAt": "2026-11-25T17:18:51.424+00:00"}, "fields": {"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7500000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Gomti Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}, "photoIds": []}', NULL, '2026-11-25 17:18:51.424+00', '2026-11-25 17:18:51.463+00');
INSERT INTO public.moderation_log VALUES ('m5xhfm38qxz4', 'ptkq3wnwjrdt', 'edit rejection undone', NULL, 'vcxr66qyyk5p', 'i76ebkyw228r', 'bjb6q46wc7ua', 'Sell', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 7500000, NULL, NULL, '2026-11-25 17:18:51.424+00', '2026-11-25 17:18:51.577+00');
INSERT INTO public.newly_project VALUES ('572ee757eabdd2fa37bf537c', 'vcxr66qyyk5p', 'Lucknow', 'Nandanvan Towers', 'Aliganj', 1200, 7200000, 'Unfurnished', 2, 12, '{Lift}', '{/art/coming-soon/tower.svg}', 'Sell', 'Residential', 'Flat/Apartment', 'East', '2026-11-25 17:18:51.8+00', '2026-11-25 17:18:51.8+00');
INSERT INTO public.phone_reveals VALUES ('reveal000001', 'vaswhsnh6pvv', 'zqwuvxu8ak29', '2026-11-25 17:18:51.932+00');
INSERT INTO public.project_explore VALUES ('f7a368aa28a6e6020ac36ad8', 'Noida', 'Aqua Line Towers', 'Sector 75', 'Residential', '{/art/coming-soon/villas.svg}', '2026-11-25 17:18:51.727+00', '2026-11-25 17:18:51.727+00');
INSERT INTO public.project_explore VALUES ('mkej7mbu264u', 'Noida', 'Sarovar Greens', 'Sector 75', 'Residential', '{}', '2026-11-25 17:18:51.909+00', '2026-11-25 17:18:51.909+00');
INSERT INTO public.projects VALUES ('787ef00188f27113f64df3f8', 'Homes by the park', 'Five minutes to the gate', 'Four floors around a garden.', 'Gomti Nagar, Lucknow', 6000000, 'Flat/Apartment', 'Residential', 'Sell', '2026-11-25 17:18:51.685+00', '2026-11-25 17:18:51.685+00');
INSERT INTO public.properties VALUES ('vaswhsnh6pvv', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7200000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'Line
"quoted" \N आँगन ₹', '{Lift,Parking}', true, 'available', 2, 'jeg9ecipywtcjix9vbdi-fimqcgkn4x', '2026-11-25 17:18:46.19+00', '2026-11-25 17:18:45.527+00', NULL, '2026-11-25 17:18:45.527+00', '2026-11-25 17:18:46.19+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('t3xs3p9dvyew', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Aliganj', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7200000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', false, 'available', 3, 'e9czrw83jzugkx9x7c3e-d34rucqjpi', '2026-11-25 17:18:47.221+00', '2026-11-25 17:18:46.903+00', NULL, '2026-11-25 17:18:46.903+00', '2026-11-25 17:18:47.411+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('6aj39vib2vya', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Hazratganj', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7200000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', false, 'available', 2, 'sdkcsztah43y3bdx29rv-zqvqan8rrm', NULL, NULL, NULL, '2026-11-25 17:18:47.699+00', '2026-11-25 17:18:48.069+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('ux2jntxijksc', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Indira Nagar', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 6000000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', false, 'available', 1, 'h4rjnxg75i9ien5r9hyj-sy5cw7527r', NULL, NULL, NULL, '2026-11-25 17:18:48.896+00', '2026-11-25 17:18:48.896+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('u24d74u9zndc', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7500000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', true, 'available', 3, 'ypuxz4efuawucavct2ji-qgkxp7cgic', '2026-11-25 17:18:49.724+00', '2026-11-25 17:18:49.934+00', NULL, '2026-11-25 17:18:49.578+00', '2026-11-25 17:18:50.286+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('5syfnbmcmdvt', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7200000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', true, 'available', 4, 'jrxzy9bb47kjah2jtukm-bjws8iabza', '2026-11-25 17:18:50.572+00', '2026-11-25 17:18:50.479+00', NULL, '2026-11-25 17:18:50.479+00', '2026-11-25 17:18:51.102+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('k6tpeuzu6qmx', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7200000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', true, 'available', 2, 'st78ewwhqicphr92bn6d-rqc5eq758t', '2026-11-25 17:18:51.351+00', '2026-11-25 17:18:51.34+00', NULL, '2026-11-25 17:18:51.34+00', '2026-11-25 17:18:51.351+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.properties VALUES ('ptkq3wnwjrdt', 'i76ebkyw228r', 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Gomti Nagar', 'Kesar Heights', 1450, 'sq ft', 'Carpet', 7200000, 3, 2, 'Semi-furnished', 2, 8, 'East', NULL, NULL, NULL, 'A bright flat.', '{Lift,Parking}', true, 'available', 2, 'ssvra2d2jjvmqyxw7r3h-bbmmcrz2dw', '2026-11-25 17:18:51.41+00', '2026-11-25 17:18:51.406+00', NULL, '2026-11-25 17:18:51.406+00', '2026-11-25 17:18:51.41+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.property_edits VALUES ('zkit9edj8px3', '5syfnbmcmdvt', 'i76ebkyw228r', '{"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7500000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Gomti Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "balconies": null, "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "negotiable": null, "possession": null, "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "maintenance": null, "propertyAge": null, "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "parkingSpaces": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}', '{}', 2, '2026-11-25 17:18:50.616+00', '2026-11-25 17:18:50.616+00');
INSERT INTO public.property_edits VALUES ('sxw9tjqh3tyf', 'ptkq3wnwjrdt', 'i76ebkyw228r', '{"city": "Lucknow", "pets": null, "meals": null, "pgFor": null, "price": 7500000, "deposit": null, "sharing": null, "areaUnit": "sq ft", "bedrooms": 3, "locality": "Gomti Nagar", "plotArea": 1450, "amenities": ["Lift", "Parking"], "areaBasis": "Carpet", "bathrooms": 2, "facingType": "East", "furnishing": "Semi-furnished", "reraNumber": null, "description": "A bright flat.", "floorNumber": 2, "listingType": "Sell", "totalFloors": 8, "propertyType": "Flat/Apartment", "availableFrom": null, "propertyCategory": "Residential", "tenantsPreferred": null, "projectBuildingName": "Kesar Heights"}', '{}', 2, '2026-11-25 17:18:51.424+00', '2026-11-25 17:18:51.424+00');
INSERT INTO public.publication VALUES (1, 15, '2026-11-25 17:18:51.901+00');
INSERT INTO public.reports VALUES ('zvjr7kmxgzp6', 'vaswhsnh6pvv', 'Kesar Heights, Gomti Nagar, Lucknow', NULL, 'Already sold or rented', 'It is sold.', 'yiici5gfdaad3ztmexbb-73jyb8ndmm', NULL, NULL, NULL, '2026-11-25 17:18:51.91+00');
INSERT INTO public.saved_searches VALUES ('savedsearch01', 'zqwuvxu8ak29', 'city=Lucknow', 'daily', 1, '2026-11-20 10:11:12.345678+00', '2026-11-25 17:18:51.928+00');
INSERT INTO public.sessions VALUES ('aynxgipx2xnjsgn3ya5d7twepddtuqud', 'i76ebkyw228r', '2026-11-25 17:18:51.918+00', '2026-11-25 17:18:51.918+00', NULL);
INSERT INTO public.shortlist VALUES ('zqwuvxu8ak29', 'vaswhsnh6pvv', 'Kesar Heights', 'Ask about parking', 7200000, 1, '2026-11-25 17:18:51.929+00');
INSERT INTO public.shortlist_links VALUES ('zqwuvxu8ak29', 'a-secret-of-a-test', true, false, '2026-11-25 17:18:51.931+00');
INSERT INTO public.stray_blobs VALUES ('property_images/stray-photo/640.webp', 'property_images/stray-photo', '2026-11-25 17:18:51.927+00', NULL);
INSERT INTO public.upkeep VALUES (1, '6u8zgtxpfw73erx5x7ehzedv8tm2mxdw', '2026-11-25 17:18:52.016+00', NULL, NULL, '2026-11-25 17:18:52.441+00');
INSERT INTO public.users VALUES ('vcxr66qyyk5p', 'Meera', 'xqsq6jf4ysbg@example.in', '9876543210', 'Admin', 'active', 'argon2id$19456$2$1$qzdpB88rJjjIl1j7AoCnrQ==$eQkOFt4NkWxegVxa0bxSFD9jpN9QX7wErIXki5V/QgM=', '2026-11-25 17:18:42.85+00', '2026-11-25 17:18:42.85+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.users VALUES ('i76ebkyw228r', 'Asha आँगन', '9nen42y34xnf@example.in', '9876543210', 'Owner', 'active', 'argon2id$19456$2$1$qzdpB88rJjjIl1j7AoCnrQ==$eQkOFt4NkWxegVxa0bxSFD9jpN9QX7wErIXki5V/QgM=', '2026-11-25 17:18:43.017+00', '2026-11-25 17:18:43.017+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.users VALUES ('zqwuvxu8ak29', 'Ravi', '6f6z6pevcqwn@example.in', '9876543210', 'Client', 'active', 'argon2id$19456$2$1$qzdpB88rJjjIl1j7AoCnrQ==$eQkOFt4NkWxegVxa0bxSFD9jpN9QX7wErIXki5V/QgM=', '2026-11-25 17:18:43.134+00', '2026-11-25 17:18:43.134+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL);
SELECT pg_catalog.setval('public.audit_log_id_seq', 11, true);
SELECT pg_catalog.setval('public.builds_id_seq', 1, true);
ALTER TABLE ONLY netlify.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.builds
    ADD CONSTRAINT builds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.city_data
    ADD CONSTRAINT city_data_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coming_soon
    ADD CONSTRAINT coming_soon_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moderation_log
    ADD CONSTRAINT moderation_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newly_project
    ADD CONSTRAINT newly_project_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.phone_reveals
    ADD CONSTRAINT phone_reveals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.project_explore
    ADD CONSTRAINT project_explore_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.properties
    ADD CONSTRAINT properties_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.property_edits
    ADD CONSTRAINT property_edits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shortlist_links
    ADD CONSTRAINT shortlist_links_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.shortlist_links
    ADD CONSTRAINT shortlist_links_secret_unique UNIQUE (secret);
ALTER TABLE ONLY public.shortlist
    ADD CONSTRAINT shortlist_user_id_listing_id_pk PRIMARY KEY (user_id, listing_id);
ALTER TABLE ONLY public.stray_blobs
    ADD CONSTRAINT stray_blobs_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.upkeep
    ADD CONSTRAINT upkeep_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX account_tokens_expires ON public.account_tokens USING btree (expires_at);
CREATE UNIQUE INDEX account_tokens_hash ON public.account_tokens USING btree (token_hash);
CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id);
CREATE INDEX attempts_window ON public.attempts USING btree (window_start);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, at);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_id, at);
CREATE INDEX audit_log_time ON public.audit_log USING btree (at);
CREATE UNIQUE INDEX builds_deploy ON public.builds USING btree (deploy_id);
CREATE INDEX builds_started ON public.builds USING btree (started_at);
CREATE INDEX contacts_email ON public.contacts USING btree (lower(email));
CREATE INDEX contacts_sender ON public.contacts USING btree (sender_id);
CREATE UNIQUE INDEX contacts_submission ON public.contacts USING btree (submission_key);
CREATE INDEX contacts_unread ON public.contacts USING btree (id) WHERE (read_at IS NULL);
CREATE INDEX enquiries_email ON public.enquiries USING btree (lower(email));
CREATE INDEX enquiries_owner ON public.enquiries USING btree (owner_id, created_at);
CREATE INDEX enquiries_sender ON public.enquiries USING btree (sender_id);
CREATE UNIQUE INDEX enquiries_submission ON public.enquiries USING btree (submission_key);
CREATE INDEX images_erase ON public.images USING btree (erase_after) WHERE (erase_after IS NOT NULL);
CREATE INDEX images_hash ON public.images USING btree (content_hash);
CREATE INDEX images_key ON public.images USING btree (key);
CREATE INDEX images_property ON public.images USING btree (property_id, "position");
CREATE INDEX images_user ON public.images USING btree (user_id);
CREATE INDEX images_user_unused ON public.images USING btree (user_id) WHERE (property_id IS NULL);
CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (sent_at IS NULL);
CREATE INDEX mails_user ON public.mails USING btree (user_id, kind);
CREATE INDEX moderation_log_admin ON public.moderation_log USING btree (admin_id);
CREATE INDEX moderation_log_poster ON public.moderation_log USING btree (poster_id);
CREATE INDEX moderation_log_property ON public.moderation_log USING btree (property_id, decided_at);
CREATE INDEX moderation_log_rejected ON public.moderation_log USING btree (id) WHERE (decision = 'rejected'::text);
CREATE INDEX moderation_log_revision ON public.moderation_log USING btree (revision) WHERE (decision = 'approved'::text);
CREATE INDEX moderation_log_time ON public.moderation_log USING btree (decided_at);
CREATE UNIQUE INDEX moderation_log_undone_once ON public.moderation_log USING btree (undoes);
CREATE INDEX newly_project_new ON public.newly_project USING btree (created_at);
CREATE INDEX phone_reveals_property ON public.phone_reveals USING btree (property_id);
CREATE INDEX phone_reveals_viewer ON public.phone_reveals USING btree (viewer_id, created_at);
CREATE INDEX project_explore_new ON public.project_explore USING btree (created_at);
CREATE INDEX properties_place ON public.properties USING btree (city, lower(locality));
CREATE INDEX properties_public ON public.properties USING btree (approved_at) WHERE is_approved;
CREATE INDEX properties_queue ON public.properties USING btree (created_at) WHERE (NOT is_approved);
CREATE UNIQUE INDEX properties_submission ON public.properties USING btree (user_id, submission_key);
CREATE UNIQUE INDEX property_edits_one_pending ON public.property_edits USING btree (property_id);
CREATE INDEX property_edits_photos ON public.property_edits USING gin (photo_ids);
CREATE INDEX property_edits_user ON public.property_edits USING btree (user_id);
CREATE INDEX reports_open ON public.reports USING btree (created_at) WHERE (handled_at IS NULL);
CREATE INDEX reports_property ON public.reports USING btree (property_id);
CREATE INDEX reports_reporter ON public.reports USING btree (reporter_id);
CREATE UNIQUE INDEX reports_submission ON public.reports USING btree (submission_key);
CREATE UNIQUE INDEX saved_searches_once ON public.saved_searches USING btree (user_id, query);
CREATE UNIQUE INDEX saved_searches_place ON public.saved_searches USING btree (user_id, place);
CREATE INDEX saved_searches_rhythm ON public.saved_searches USING btree (rhythm, told_until);
CREATE INDEX sessions_last_seen ON public.sessions USING btree (last_seen_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX shortlist_listing ON public.shortlist USING btree (listing_id);
CREATE UNIQUE INDEX shortlist_place ON public.shortlist USING btree (user_id, place);
CREATE INDEX stray_blobs_due ON public.stray_blobs USING btree (first_seen_at) WHERE (erased_at IS NULL);
CREATE INDEX stray_blobs_erased ON public.stray_blobs USING btree (erased_at) WHERE (erased_at IS NOT NULL);
CREATE INDEX stray_blobs_photo ON public.stray_blobs USING btree (photo_key);
CREATE INDEX users_admins ON public.users USING btree (id) WHERE (role = 'Admin'::text);
CREATE INDEX users_disabled ON public.users USING btree (id) WHERE (status = 'disabled'::text);
CREATE UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email));
CREATE INDEX users_mail_stopped ON public.users USING btree (mail_stop) WHERE (mail_stop IS NOT NULL);
CREATE INDEX users_waiting ON public.users USING btree (waiting_since) WHERE (waiting_name IS NOT NULL);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting_the_audit();
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_rewriting_the_audit();
CREATE TRIGGER city_data_updated BEFORE UPDATE ON public.city_data FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER coming_soon_updated BEFORE UPDATE ON public.coming_soon FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER contacts_own_id BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION public.take_free_contact_id();
CREATE TRIGGER moderation_log_append_only BEFORE DELETE OR UPDATE ON public.moderation_log FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting_the_log();
CREATE TRIGGER newly_project_updated BEFORE UPDATE ON public.newly_project FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER project_explore_updated BEFORE UPDATE ON public.project_explore FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER projects_updated BEFORE UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER properties_updated BEFORE UPDATE ON public.properties FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER property_edits_updated BEFORE UPDATE ON public.property_edits FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER users_forget_poster BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION public.forget_poster();
CREATE TRIGGER users_updated BEFORE UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_sender_id_users_id_fk FOREIGN KEY (sender_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_sender_id_users_id_fk FOREIGN KEY (sender_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.moderation_log
    ADD CONSTRAINT moderation_log_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.moderation_log
    ADD CONSTRAINT moderation_log_poster_id_users_id_fk FOREIGN KEY (poster_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.newly_project
    ADD CONSTRAINT newly_project_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.phone_reveals
    ADD CONSTRAINT phone_reveals_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.phone_reveals
    ADD CONSTRAINT phone_reveals_viewer_id_users_id_fk FOREIGN KEY (viewer_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.properties
    ADD CONSTRAINT properties_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.property_edits
    ADD CONSTRAINT property_edits_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.property_edits
    ADD CONSTRAINT property_edits_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_handled_by_users_id_fk FOREIGN KEY (handled_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shortlist_links
    ADD CONSTRAINT shortlist_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shortlist
    ADD CONSTRAINT shortlist_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
