CREATE TABLE "same_pictures" (
	"content_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"mirrored" boolean NOT NULL,
	"cropped" boolean NOT NULL,
	"distance" smallint NOT NULL,
	CONSTRAINT "same_pictures_content_hash_other_hash_pk" PRIMARY KEY("content_hash","other_hash")
);
--> statement-breakpoint
ALTER TABLE "photo_prints" DROP CONSTRAINT "photo_prints_content_hash_view_pk";--> statement-breakpoint
ALTER TABLE "photo_prints" ADD PRIMARY KEY ("content_hash");--> statement-breakpoint
ALTER TABLE "photo_prints" ADD COLUMN "views" bit(128)[] NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_prints" ADD COLUMN "compared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "same_pictures" ADD CONSTRAINT "same_pictures_content_hash_photo_prints_content_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."photo_prints"("content_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_pictures" ADD CONSTRAINT "same_pictures_other_hash_photo_prints_content_hash_fk" FOREIGN KEY ("other_hash") REFERENCES "public"."photo_prints"("content_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "same_pictures_other" ON "same_pictures" USING btree ("other_hash");--> statement-breakpoint
CREATE INDEX "photo_prints_due" ON "photo_prints" USING btree ("content_hash") WHERE not "photo_prints"."compared";--> statement-breakpoint
ALTER TABLE "photo_prints" DROP COLUMN "view";--> statement-breakpoint
ALTER TABLE "photo_prints" DROP COLUMN "hash";