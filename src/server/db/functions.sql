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
