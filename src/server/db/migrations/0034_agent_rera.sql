ALTER TABLE "users" ADD COLUMN "agent_rera" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_agent_rera" CHECK (length(btrim("users"."agent_rera")) between 1 and 60);