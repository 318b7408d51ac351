import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LOGGED_DECISIONS, READ_PARTS } from '../../../domain/moderation/constants.ts'
import { users } from './accounts.ts'
import { oneOf } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'

/**
 * Append-only: a trigger refuses deletes, and updates other than emptying columns that could identify a person. A
 * rejected listing is deleted, so its main facts are stored here too, and `snapshot` has all fields for an undo.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: id(),
    propertyId: text().notNull(),
    decision: text().notNull(),
    reason: text(),
    adminId: text().references(() => users.id, { onDelete: 'set null' }),
    posterId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The line that this one undoes or answers. A line can be undone or answered only once. */
    undoes: text(),
    listingType: text().notNull(),
    propertyType: text().notNull(),
    city: text().notNull(),
    locality: text().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    /**
     * Square feet; null in lines about changes and undos. With place and price it tells a home that is posted again.
     */
    plotArea: doublePrecision(),
    snapshot: jsonb(),
    /** The kinds of hints that the admin saw about it; null in lines from before they were kept. */
    hints: text().array(),
    revision: bigint({ mode: 'number' }),
    submittedAt: moment().notNull(),
    decidedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('moderation_log_undone_once').on(t.undoes),
    index('moderation_log_time').on(t.decidedAt),
    index('moderation_log_property').on(t.propertyId, t.decidedAt),
    index('moderation_log_poster').on(t.posterId),
    index('moderation_log_place')
      .on(t.city, sql`lower(${t.locality})`)
      .where(sql`${t.decision} = 'listing.approved'`),
    index('moderation_log_admin').on(t.adminId),
    index('moderation_log_revision').on(t.revision).where(sql`${t.decision} = 'listing.approved'`),
    index('moderation_log_rejected').on(t.id).where(sql`${t.decision} = 'listing.rejected'`),
    check('moderation_log_decision', oneOf(t.decision, LOGGED_DECISIONS)),
    check(
      'moderation_log_reason',
      sql`${t.decision} <> 'listing.rejected' or length(${t.reason}) > 0`,
    ),
  ],
)

/**
 * Which admin has had which version of a waiting entry on the screen. `entryId`: the id of a listing, or of a change to
 * one.
 * `part`: all of it with its photos, or the price alone where nothing else changes.
 */
export const moderationReads = pgTable(
  'moderation_reads',
  {
    id: id(),
    entryId: text().notNull(),
    version: integer().notNull(),
    adminId: text().references(() => users.id, { onDelete: 'set null' }),
    part: text().notNull(),
    openedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('moderation_reads_once').on(t.entryId, t.version, t.adminId, t.part),
    index('moderation_reads_admin').on(t.adminId),
    check('moderation_reads_part', oneOf(t.part, READ_PARTS)),
  ],
)

/**
 * What admins said of two listings of different accounts: that they are of the same home, or are not. Each pair stands
 * in both orders. It names listings that are deleted too, because a home keeps its history.
 */
export const sameHomes = pgTable(
  'same_homes',
  {
    listingId: text().notNull(),
    otherId: text().notNull(),
    isSame: boolean().notNull(),
    decidedBy: text().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.otherId] }),
    index('same_homes_other').on(t.otherId),
    index('same_homes_admin').on(t.decidedBy),
    check('same_homes_two', sql`${t.listingId} <> ${t.otherId}`),
  ],
)
