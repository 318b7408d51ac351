CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"rhythm" text NOT NULL,
	"place" integer NOT NULL,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_place_from_one" CHECK ("saved_searches"."place" between 1 and 20),
	CONSTRAINT "saved_searches_rhythm_known" CHECK ("saved_searches"."rhythm" in ('at once', 'daily', 'weekly', 'never')),
	CONSTRAINT "saved_searches_query" CHECK (length("saved_searches"."query") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_place" ON "saved_searches" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "saved_searches_rhythm" ON "saved_searches" USING btree ("rhythm","told_until");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('approved', 'rejected', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'contact', 'report', 'still available', 'expired', 'verify email', 'reset password', 'password changed', 'trouble', 'saved search'));