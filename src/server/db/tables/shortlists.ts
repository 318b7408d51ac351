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
import { HIDDEN_KINDS, HIDDEN_LIMITS } from '../../../domain/hidden/constants.ts'
import { LISTING_TYPES } from '../../../domain/listing/constants.ts'
import { SHORTLIST_LIMITS } from '../../../domain/shortlist/constants.ts'
import { ANSWERS, TOGETHER_LIMITS } from '../../../domain/together/constants.ts'
import { users } from './accounts.ts'
import { oneOf, within } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'

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

/** What an account does not want to see in its searches: homes by id, posters by the key of their listings. */
export const hidden = pgTable(
  'hidden',
  {
    userId: ofUser().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    /** The name of the home from which it was hidden. */
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key] }),
    check('hidden_kind', oneOf(t.kind, HIDDEN_KINDS)),
    check('hidden_name', sql`length(${t.name}) <= ${most(HIDDEN_LIMITS.name)}`),
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

/**
 * Lists of two: the saved listings of an account, and what it and one invited person say of them. An account invites to
 * one at most. `invitation` is the secret of a link that nobody has taken yet.
 */
export const shortlistPairs = pgTable('shortlist_pairs', {
  id: id(),
  userId: ofUser().notNull().unique(),
  invitation: text().unique(),
  invitedUntil: moment(),
  createdAt: createdAt(),
})

/**
 * The two of a pair: who invites (`host`), and who took the invitation, by an account or by one device, of whose secret
 * the hash is stored.
 */
export const shortlistSeats = pgTable(
  'shortlist_seats',
  {
    id: id(),
    pairId: text()
      .notNull()
      .references(() => shortlistPairs.id, { onDelete: 'cascade' }),
    host: boolean().notNull(),
    userId: ofUser(),
    secretHash: text().unique(),
    /** The name of who was invited, as typed there; empty for the host, who has an account. */
    name: text().notNull(),
    createdAt: createdAt(),
    /** When the list was read last, and until when the visit before that one lasted. */
    lookedAt: moment(),
    since: moment(),
    /** Whether mails tell what the other says, and when the last one did. */
    mails: boolean().notNull().default(false),
    mailedAt: moment(),
  },
  (t) => [
    uniqueIndex('shortlist_seats_two').on(t.pairId, t.host),
    index('shortlist_seats_user').on(t.userId),
    check('shortlist_seats_name', sql`length(${t.name}) <= ${most(TOGETHER_LIMITS.name)}`),
    check('shortlist_seats_someone', sql`${t.userId} is not null or ${t.secretHash} is not null`),
  ],
)

/** What one of the two says of a listing. A row outlives its listing, with the name that its writer saw. */
export const shortlistAnswers = pgTable(
  'shortlist_answers',
  {
    seatId: text()
      .notNull()
      .references(() => shortlistSeats.id, { onDelete: 'cascade' }),
    listingId: text().notNull(),
    name: text().notNull(),
    answer: text(),
    note: text().notNull().default(''),
    changedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.seatId, t.listingId] }),
    check('shortlist_answers_answer', oneOf(t.answer, ANSWERS)),
    check('shortlist_answers_note', sql`length(${t.note}) <= ${most(TOGETHER_LIMITS.note)}`),
  ],
)
