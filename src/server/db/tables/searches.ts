import { type AnyColumn, sql } from 'drizzle-orm'
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
import { LANGUAGES } from '../../../domain/language/constants.ts'
import { MAIL_STOPS } from '../../../domain/mail/stops.ts'
import { ALERT_RHYTHMS, SAVED_SEARCH_LIMITS } from '../../../domain/saved-search/constants.ts'
import { users } from './accounts.ts'
import { oneOf, within } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'
import { shortlistPairs } from './shortlists.ts'

const queryFits = (query: AnyColumn) =>
  sql`length(${query}) between 1 and ${sql.raw(String(SAVED_SEARCH_LIMITS.query))}`

/** E-mail addresses without an account whose reader has confirmed a saved search. */
export const followers = pgTable(
  'followers',
  {
    id: id(),
    email: text().notNull(),
    /** The mailbox of the address, for limits, and so that a fallen price is told a person once. */
    mailbox: text().notNull(),
    /** The language of the page on which the last search was asked for. */
    language: text().notNull(),
    /** Why mails to the address have stopped, and the time of the newest information about it, as for an account. */
    mailStop: text(),
    mailNewsAt: moment(),
    /** The last confirmation, change or press of "Keep", and since then the mail that asked for one. */
    heardAt: moment().notNull().defaultNow(),
    askedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('followers_email').on(sql`lower(${t.email})`),
    index('followers_mailbox').on(t.mailbox),
    index('followers_heard').on(t.heardAt),
    check('followers_language', oneOf(t.language, LANGUAGES)),
    check('followers_mail_stop', oneOf(t.mailStop, MAIL_STOPS)),
  ],
)

/**
 * Searches that somebody asked for by e-mail, for a few days, within which a reader of the address may confirm them.
 */
export const askedSearches = pgTable(
  'asked_searches',
  {
    id: id(),
    email: text().notNull(),
    mailbox: text().notNull(),
    query: text().notNull(),
    language: text().notNull(),
    submissionKey: text().notNull(),
    /** The keyed hash of the mailbox, by which its reader refuses such mails. */
    mailboxHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('asked_searches_submission').on(t.submissionKey),
    index('asked_searches_email').on(sql`lower(${t.email})`),
    index('asked_searches_mailbox').on(t.mailboxHash),
    index('asked_searches_created').on(t.createdAt),
    check('asked_searches_language', oneOf(t.language, LANGUAGES)),
    check('asked_searches_query', queryFits(t.query)),
  ],
)

/** Mailboxes that get no mail any more that asks to confirm a search, by the keyed hash of each. */
export const refusedMailboxes = pgTable('refused_mailboxes', {
  id: id(),
  createdAt: createdAt(),
})

/**
 * Saved searches as the query of the search page, and how often mails come about new results. Each belongs to a user or
 * to the reader of an address.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    followerId: text().references(() => followers.id, { onDelete: 'cascade' }),
    /** The mailbox of the follower's address; null for that of an account. */
    mailbox: text(),
    /**
     * The ids of the follower and the search of an address whose place this one has since its account took them over:
     * links in their mails still stop it.
     */
    followedAs: text().array().notNull().default(sql`'{}'`),
    query: text().notNull(),
    rhythm: text().notNull(),
    /** The list of two whose other person gets the mails too. */
    pairId: text().references(() => shortlistPairs.id, { onDelete: 'set null' }),
    /**
     * The number of its place among the limited places of an account, or of all addresses of a mailbox that are
     * followed without one. It is unique, so two concurrent calls cannot take the same place.
     */
    place: integer().notNull(),
    /** Results that became public before this time are known to its owner. */
    alertedUntil: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.userId, t.query),
    uniqueIndex('saved_searches_place').on(t.userId, t.place),
    uniqueIndex('saved_searches_follower_once').on(t.followerId, t.query),
    uniqueIndex('saved_searches_mailbox_place').on(t.mailbox, t.place),
    index('saved_searches_pair').on(t.pairId),
    index('saved_searches_followed_as').using('gin', t.followedAs),
    check('saved_searches_owner', sql`num_nonnulls(${t.userId}, ${t.followerId}) = 1`),
    check('saved_searches_mailbox', sql`num_nonnulls(${t.userId}, ${t.mailbox}) = 1`),
    index('saved_searches_rhythm').on(t.rhythm, t.alertedUntil),
    check('saved_searches_place_from_one', within(t.place, 1, SAVED_SEARCH_LIMITS.perAccount)),
    check('saved_searches_rhythm_known', oneOf(t.rhythm, ALERT_RHYTHMS)),
    check('saved_searches_query', queryFits(t.query)),
  ],
)

/** What a saved search has told its owner of, so that nothing is told as new twice. */
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
