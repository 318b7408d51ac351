ALTER TABLE "users" ADD COLUMN "mail_stop" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_news_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_mail_stopped" ON "users" USING btree ("mail_stop") WHERE "users"."mail_stop" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mail_stop" CHECK ("users"."mail_stop" in ('bounced', 'complained'));