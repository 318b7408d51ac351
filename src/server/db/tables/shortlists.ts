import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LISTING_TYPES } from '../../../domain/listing/constants.ts'
import { SHORTLIST_LIMITS } from '../../../domain/shortlist/constants.ts'
import { users } from './accounts.ts'
import { oneOf, within } from './checks.ts'
import { createdAt } from './columns.ts'

const ofUser = () => text().references(() => users.id, { onDelete: 'cascade' })
const most = (limit: number) => sql.raw(String(limit))

/** Saved listings. A row outlives its listing, with the name and price that the user saw. */
export const shortlist = pgTable(
  'shortlist',
  {
    userId: ofUser().notNull(),
    listingId: text().notNull(),
    name: text().notNull(),
    note: text().notNull().default(''),
    /** The public price in rupees at the time of saving. */
    price: bigint({ mode: 'number' }),
    /** What that price was paid for: the listing type at that time. */
    listingType: text(),
    /** The last lower price in rupees that the user got a mail about, also by a saved search. */
    toldPrice: bigint({ mode: 'number' }),
    /**
     * The number of its place among an account's limited places. It is unique, so two concurrent calls cannot take the
     * same place.
     */
    place: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index('shortlist_listing').on(t.listingId),
    uniqueIndex('shortlist_place').on(t.userId, t.place),
    check('shortlist_place_from_one', within(t.place, 1, SHORTLIST_LIMITS.perAccount)),
    check('shortlist_listing_type', oneOf(t.listingType, LISTING_TYPES)),
    check('shortlist_name', sql`length(${t.name}) <= ${most(SHORTLIST_LIMITS.name)}`),
    check('shortlist_note', sql`length(${t.note}) <= ${most(SHORTLIST_LIMITS.note)}`),
  ],
)

/** Links with which anybody can open a shortlist. An account has one at most. */
export const shortlistLinks = pgTable('shortlist_links', {
  userId: ofUser().primaryKey(),
  secret: text().notNull().unique(),
  notes: boolean().notNull(),
  name: boolean().notNull(),
  createdAt: createdAt(),
})
