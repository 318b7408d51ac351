import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LOGGED_DECISIONS } from '../../../domain/moderation/constants.ts'
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
    /** Square feet; null in lines about changes and undos. With place and price it tells a home that is posted again. */
    plotArea: doublePrecision(),
    snapshot: jsonb(),
    revision: bigint({ mode: 'number' }),
    submittedAt: moment().notNull(),
    decidedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('moderation_log_undone_once').on(t.undoes),
    index('moderation_log_time').on(t.decidedAt),
    index('moderation_log_property').on(t.propertyId, t.decidedAt),
    index('moderation_log_poster').on(t.posterId),
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
