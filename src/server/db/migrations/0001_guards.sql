-- What table definitions cannot say: times that keep themselves, a log that cannot be rewritten, the one row that counts changes.
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
INSERT INTO publication (id) VALUES (1);
