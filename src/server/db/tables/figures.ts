import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What is on offer of each kind in each city, such as "flats-for-sale", with its localities: so a page reads one row
 * instead of all listings of its kind. `revision` is the site's revision at which they were counted.
 */
export const kindFigures = pgTable(
  'kind_figures',
  {
    city: text().notNull(),
    kind: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    figures: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.city, t.kind] })],
)
