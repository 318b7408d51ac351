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
