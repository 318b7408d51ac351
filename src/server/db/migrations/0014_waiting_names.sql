ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_event";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "refused_name" text;--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("waiting_since") WHERE "users"."waiting_name" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_waiting_name" CHECK (length(btrim("users"."waiting_name")) between 1 and 80);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_event" CHECK ("audit_log"."event" in ('signed in', 'sign-in refused', 'signed out', 'sessions ended', 'account created', 'email verified', 'password changed', 'password reset asked', 'password reset', 'profile changed', 'name decided', 'two-step on', 'two-step off', 'role changed', 'account disabled', 'account enabled', 'data exported', 'account deleted', 'contacts exported', 'phone revealed', 'listing reported', 'report handled', 'listing edited', 'listing deleted', 'availability changed', 'content changed', 'publication asked'));