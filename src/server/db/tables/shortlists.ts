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
import { sql } from 'drizzle-orm'
import { SHORTLIST_LIMITS } from '../../../domain/shortlist/constants.ts'
import { users } from './accounts.ts'
import { within } from './checks.ts'
import { createdAt } from './columns.ts'

const ofUser = () => text().references(() => users.id, { onDelete: 'cascade' })
const most = (limit: number) => sql.raw(String(limit))

/** What users have saved. A listing may be gone: its row here outlives it, with what its reader saw of it. */
export const shortlist = pgTable(
  'shortlist',
  {
    userId: ofUser().notNull(),
    listingId: text().notNull(),
    name: text().notNull(),
    note: text().notNull().default(''),
    /** In rupees, as it was public when it was saved. */
    price: bigint({ mode: 'number' }),
    /** One of so many places that an account has: two at once cannot take the same. */
    place: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index('shortlist_listing').on(t.listingId),
    uniqueIndex('shortlist_place').on(t.userId, t.place),
    check('shortlist_place_from_one', within(t.place, 1, SHORTLIST_LIMITS.perAccount)),
    check('shortlist_name', sql`length(${t.name}) <= ${most(SHORTLIST_LIMITS.name)}`),
    check('shortlist_note', sql`length(${t.note}) <= ${most(SHORTLIST_LIMITS.note)}`),
  ],
)

/** Links that open a shortlist to whoever has them; an account has one at most. */
export const shortlistLinks = pgTable('shortlist_links', {
  userId: ofUser().primaryKey(),
  secret: text().notNull().unique(),
  notes: boolean().notNull(),
  name: boolean().notNull(),
  createdAt: createdAt(),
})
