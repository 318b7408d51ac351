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
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_event" CHECK ("audit_log"."event" in ('signed in', 'sign-in refused', 'signed out', 'sessions ended', 'account created', 'email verified', 'password changed', 'password reset asked', 'password reset', 'profile changed', 'two-step on', 'two-step off', 'role changed', 'account disabled', 'account enabled', 'data exported', 'account deleted', 'contacts exported', 'phone revealed', 'listing reported', 'report handled', 'listing edited', 'listing deleted', 'availability changed', 'content changed', 'publication asked'))
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
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'contact', 'report', 'still available', 'expired', 'verify email', 'reset password', 'password changed'))
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
ALTER TABLE "images" DROP CONSTRAINT "images_kept_or_dated";--> statement-breakpoint
ALTER TABLE "moderation_log" DROP CONSTRAINT "moderation_log_decision";--> statement-breakpoint
ALTER TABLE "newly_project" DROP CONSTRAINT "newly_project_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "newly_project" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "deploy_id" text;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_hash" ON "account_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expires" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "phone_reveals_property" ON "phone_reveals" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "phone_reveals_viewer" ON "phone_reveals" USING btree ("viewer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_submission" ON "reports" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_property" ON "reports" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "newly_project" ADD CONSTRAINT "newly_project_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "builds_deploy" ON "builds" USING btree ("deploy_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_kept_or_dated" CHECK (("images"."property_id" is not null or "images"."is_site" or "images"."is_profile") or "images"."erase_after" is not null);--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_decision" CHECK ("moderation_log"."decision" in ('approved', 'rejected', 'approval undone', 'rejection undone', 'edit approved', 'edit rejected', 'edit approval undone', 'edit rejection undone', 'posted again'));