CREATE TABLE "missed_searches" (
	"month" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "missed_searches_month_words_pk" PRIMARY KEY("month","words"),
	CONSTRAINT "missed_searches_words" CHECK (length(btrim("missed_searches"."words")) between 1 and 60)
);
