import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Each city that has ever taken listings. `offSince`: it was on and is switched off; its addresses say so, while those
 * of a city that never was on are unknown.
 */
export const cities = pgTable(
  'cities',
  {
    name: text().primaryKey(),
    slug: text().notNull(),
    offSince: moment(),
  },
  (t) => [
    index('cities_slug').on(t.slug),
    check('cities_slug_format', sql`${t.slug} ~ '^[a-z0-9-]+$'`),
  ],
)
