CREATE TABLE "listing_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_prints" (
	"content_hash" text NOT NULL,
	"view" smallint NOT NULL,
	"hash" bigint NOT NULL,
	"bands" integer[] NOT NULL,
	CONSTRAINT "photo_prints_content_hash_view_pk" PRIMARY KEY("content_hash","view")
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
ALTER TABLE "users" ADD COLUMN "messages_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
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
ALTER TABLE "properties" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "read_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "price_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "shingles" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "property_edits" ADD COLUMN "note_to_admin" text;--> statement-breakpoint
ALTER TABLE "property_edits" ADD COLUMN "shingles" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "hints" text[];--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_reads" ADD CONSTRAINT "moderation_reads_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_events_property" ON "listing_events" USING btree ("property_id","at");--> statement-breakpoint
CREATE INDEX "photo_prints_bands" ON "photo_prints" USING gin ("bands");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reads_once" ON "moderation_reads" USING btree ("entry_id","version","admin_id","part");--> statement-breakpoint
CREATE INDEX "moderation_reads_admin" ON "moderation_reads" USING btree ("admin_id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_read_note_moderation_reads_id_fk" FOREIGN KEY ("read_note") REFERENCES "public"."moderation_reads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_price_note_moderation_reads_id_fk" FOREIGN KEY ("price_note") REFERENCES "public"."moderation_reads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_place_key" ON "properties" USING btree ("city","place_key");--> statement-breakpoint
CREATE INDEX "properties_shingles" ON "properties" USING gin ("shingles");--> statement-breakpoint
CREATE INDEX "properties_read_note" ON "properties" USING btree ("read_note");--> statement-breakpoint
CREATE INDEX "properties_price_note" ON "properties" USING btree ("price_note");