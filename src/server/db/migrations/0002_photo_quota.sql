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
