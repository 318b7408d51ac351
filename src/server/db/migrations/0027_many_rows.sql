DROP INDEX "audit_log_time";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "newly_project_new";--> statement-breakpoint
DROP INDEX "project_explore_new";--> statement-breakpoint
DROP INDEX "enquiries_owner";--> statement-breakpoint
DROP INDEX "properties_public";--> statement-breakpoint
DROP INDEX "moderation_log_time";--> statement-breakpoint
DROP INDEX "builds_started";--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'Admin';--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("id") WHERE "users"."status" = 'disabled';--> statement-breakpoint
CREATE INDEX "contacts_unread" ON "contacts" USING btree ("id") WHERE "contacts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_sender" ON "contacts" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_sender" ON "enquiries" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("city",lower("locality"));--> statement-breakpoint
CREATE INDEX "property_edits_photos" ON "property_edits" USING gin ("photo_ids");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "moderation_log_admin" ON "moderation_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "moderation_log_revision" ON "moderation_log" USING btree ("revision") WHERE "moderation_log"."decision" = 'approved';--> statement-breakpoint
CREATE INDEX "moderation_log_rejected" ON "moderation_log" USING btree ("id") WHERE "moderation_log"."decision" = 'rejected';--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "newly_project_new" ON "newly_project" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "project_explore_new" ON "project_explore" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_owner" ON "enquiries" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "properties_public" ON "properties" USING btree ("approved_at") WHERE "properties"."is_approved";--> statement-breakpoint
CREATE INDEX "moderation_log_time" ON "moderation_log" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "builds_started" ON "builds" USING btree ("started_at");