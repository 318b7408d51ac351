import { bigint, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { MISSES } from '../../../domain/search/misses.ts'
import { lineUpTo } from './checks.ts'

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

/** What was searched for and not found, folded, and how often in the month that begins on this day in India. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    month: date().notNull(),
    words: text().notNull(),
    times: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.words] }),
    check('missed_searches_words', lineUpTo(t.words, MISSES.letters)),
  ],
)
