ALTER TABLE "images" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "reference_key" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "property_edits" ADD COLUMN "file_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "properties_reference" ON "properties" USING btree ("user_id","reference_key") WHERE "properties"."reference_key" is not null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_reference_line" CHECK (length(btrim("properties"."reference")) between 1 and 40);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_reference_compared" CHECK (("properties"."reference" is null) = ("properties"."reference_key" is null));--> statement-breakpoint
-- Photos of files have a limit of their own, so that they take no room in the posting form. As before, uploads of one user
-- wait here for each other.
CREATE FUNCTION unused_photos(owner text, last_days integer, of_files boolean) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unused photos of ' || owner, 0));
  RETURN (
    SELECT count(*) FROM images WHERE user_id = owner AND property_id IS NULL AND NOT is_site
      AND (file_id IS NOT NULL) = of_files
      AND erase_after > now() AND created_at > now() - make_interval(days => last_days));
END $$;
--> statement-breakpoint
-- What the code deployed before this calls.
CREATE OR REPLACE FUNCTION unused_photos(owner text, last_days integer) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT unused_photos(owner, last_days, false)
$$;
