import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { ALERT_RHYTHMS, SAVED_SEARCH_LIMITS } from '../../../domain/saved-search/constants.ts'
import { users } from './accounts.ts'
import { oneOf, within } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'

/** Saved searches as the query of the search page, and how often their users get mails about new results. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: text().notNull(),
    rhythm: text().notNull(),
    /**
     * The number of its place among an account's limited places. It is unique, so two concurrent calls cannot take the
     * same place.
     */
    place: integer().notNull(),
    /** Results that became public before this time are known to the user. */
    alertedUntil: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.userId, t.query),
    uniqueIndex('saved_searches_place').on(t.userId, t.place),
    index('saved_searches_rhythm').on(t.rhythm, t.alertedUntil),
    check('saved_searches_place_from_one', within(t.place, 1, SAVED_SEARCH_LIMITS.perAccount)),
    check('saved_searches_rhythm_known', oneOf(t.rhythm, ALERT_RHYTHMS)),
    check(
      'saved_searches_query',
      sql`length(${t.query}) between 1 and ${sql.raw(String(SAVED_SEARCH_LIMITS.query))}`,
    ),
  ],
)

/** What a saved search has told its user of, so that nothing is told as new twice. */
export const toldListings = pgTable(
  'told_listings',
  {
    searchId: text()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** A listing that may be deleted since. */
    listingId: text().notNull(),
    /** The price in rupees that was told last. */
    price: bigint({ mode: 'number' }).notNull(),
    toldAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.listingId] })],
)
