CREATE TABLE "listing_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"listing_type" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_events_kind" CHECK ("listing_events"."kind" in ('posted', 'read', 'price-read', 'register', 'published', 'price', 'confirmed', 'lapsed', 'sold', 'rented', 'again', 'hidden', 'shown', 'off', 'on', 'since'))
);
--> statement-breakpoint
CREATE TABLE "photo_prints" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"views" bit(128)[] NOT NULL,
	"bands" integer[] NOT NULL,
	"compared" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "same_pictures" (
	"content_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"mirrored" boolean NOT NULL,
	"cropped" boolean NOT NULL,
	"distance" smallint NOT NULL,
	CONSTRAINT "same_pictures_content_hash_other_hash_pk" PRIMARY KEY("content_hash","other_hash")
);
--> statement-breakpoint
CREATE TABLE "stock_shingles" (
	"hash" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_reads" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"admin_id" text,
	"part" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_reads_part" CHECK ("moderation_reads"."part" in ('all', 'price'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reason";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_outcome";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "messages_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "complaint" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newly_project" ADD COLUMN "rera_number" text;--> statement-breakpoint
ALTER TABLE "newly_project" ADD COLUMN "rera_exempt" text;--> statement-breakpoint
ALTER TABLE "newly_project" ADD COLUMN "rera_link" text;--> statement-breakpoint
ALTER TABLE "newly_project" ADD COLUMN "collection_account" text;--> statement-breakpoint
ALTER TABLE "newly_project" ADD COLUMN "rera_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_explore" ADD COLUMN "rera_number" text;--> statement-breakpoint
ALTER TABLE "project_explore" ADD COLUMN "rera_exempt" text;--> statement-breakpoint
ALTER TABLE "project_explore" ADD COLUMN "rera_link" text;--> statement-breakpoint
ALTER TABLE "project_explore" ADD COLUMN "collection_account" text;--> statement-breakpoint
ALTER TABLE "project_explore" ADD COLUMN "rera_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "photo_origins" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "rera_exempt" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "rera_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "note_to_admin" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "messages_only" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "admin_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "gone_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "read_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "price_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "shingles" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "property_edits" ADD COLUMN "note_to_admin" text;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "hints" text[];--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "same_pictures" ADD CONSTRAINT "same_pictures_content_hash_photo_prints_content_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."photo_prints"("content_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_pictures" ADD CONSTRAINT "same_pictures_other_hash_photo_prints_content_hash_fk" FOREIGN KEY ("other_hash") REFERENCES "public"."photo_prints"("content_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reads" ADD CONSTRAINT "moderation_reads_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_events_property" ON "listing_events" USING btree ("property_id","at");--> statement-breakpoint
CREATE INDEX "photo_prints_bands" ON "photo_prints" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "photo_prints_due" ON "photo_prints" USING btree ("content_hash") WHERE not "photo_prints"."compared";--> statement-breakpoint
CREATE INDEX "same_pictures_other" ON "same_pictures" USING btree ("other_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reads_once" ON "moderation_reads" USING btree ("entry_id","version","admin_id","part");--> statement-breakpoint
CREATE INDEX "moderation_reads_admin" ON "moderation_reads" USING btree ("admin_id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_read_note_moderation_reads_id_fk" FOREIGN KEY ("read_note") REFERENCES "public"."moderation_reads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_price_note_moderation_reads_id_fk" FOREIGN KEY ("price_note") REFERENCES "public"."moderation_reads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_due" ON "contacts" USING btree ("due_at") WHERE "contacts"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "properties_place_key" ON "properties" USING btree ("city","place_key");--> statement-breakpoint
CREATE INDEX "properties_shingles" ON "properties" USING gin ("shingles");--> statement-breakpoint
CREATE INDEX "properties_read_note" ON "properties" USING btree ("read_note");--> statement-breakpoint
CREATE INDEX "properties_price_note" ON "properties" USING btree ("price_note");--> statement-breakpoint
ALTER TABLE "newly_project" ADD CONSTRAINT "newly_project_rera" CHECK ("newly_project"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale', 'demo'));--> statement-breakpoint
ALTER TABLE "project_explore" ADD CONSTRAINT "project_explore_rera" CHECK ("project_explore"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale', 'demo'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_photo_origins" CHECK (jsonb_path_query_array("properties"."photo_origins", '$.*') <@ jsonb_build_array('AI'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rera_exempt" CHECK ("properties"."rera_exempt" in ('Small project', 'Completed before the Act', 'Renovation without sale'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'restored', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'answer', 'contact', 'report', 'receipt', 'outcome', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search', 'saved home'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('Already sold or rented', 'Wrong price or facts', 'Photos of another property', 'Not the owner or an agent', 'Listed more than once', 'Fraud', 'Private picture of a person', 'Something else'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome" CHECK (("reports"."handled_at" is null) = ("reports"."outcome" is null) and "reports"."outcome" in ('dismissed', 'taken down', 'corrected', 'confirmed by owner'));--> statement-breakpoint
-- What is known of a listing whose events nobody has kept: its posting, its approval, the approved prices since, its last
-- confirmation and its closing. 'since' says from when on everything is kept.
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION note_listing_delete() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind) VALUES (OLD.id, 'off');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What happens while a listing waits is not public, so nothing of it is kept. The argument: after how many days without a
-- confirmation a listing leaves the site.
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
--> statement-breakpoint
CREATE TRIGGER properties_inserted AFTER INSERT ON properties FOR EACH ROW EXECUTE FUNCTION note_listing_insert();
--> statement-breakpoint
CREATE TRIGGER properties_deleted AFTER DELETE ON properties FOR EACH ROW WHEN (OLD.is_approved)
  EXECUTE FUNCTION note_listing_delete();
--> statement-breakpoint
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
--> statement-breakpoint
SELECT fill_listing_events(p) FROM properties p
WHERE NOT EXISTS (SELECT 1 FROM listing_events e WHERE e.property_id = p.id);
