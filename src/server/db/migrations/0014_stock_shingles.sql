CREATE TABLE "stock_shingles" (
	"hash" integer PRIMARY KEY NOT NULL
);
