import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CLEANING_STOPS } from '../../../domain/cleanup/constants.ts'
import { oneOf } from './checks.ts'
import { moment } from './columns.ts'

/**
 * One row about this installation, not about its content: the id of its photo store, the state of the cleanup, and the
 * time of the last backup. Its SQL name is an older term, as a new name would not be expand-only.
 */
export const maintenance = pgTable(
  'maintenance',
  {
    id: integer().primaryKey().default(1),
    /** A random id, which the photo store must have too. */
    storeId: text(),
    /** When the store was first seen with this id; null before that. */
    storeIdSeenAt: moment(),
    cleaningStopped: text(),
    cleaningStoppedAt: moment(),
    backedUpAt: moment(),
  },
  (t) => [
    check('maintenance_one_row', sql`${t.id} = 1`),
    check('maintenance_seen', sql`${t.storeId} is not null or ${t.storeIdSeenAt} is null`),
    check('maintenance_cleaning', oneOf(t.cleaningStopped, CLEANING_STOPS)),
    check(
      'maintenance_stopped',
      sql`(${t.cleaningStopped} is null) = (${t.cleaningStoppedAt} is null)`,
    ),
  ],
)

/** Stored files whose photo has no row. Erased ones are kept here for a day, to apply the daily limit. */
export const orphanBlobs = pgTable(
  'orphan_blobs',
  {
    key: text().primaryKey(),
    photoKey: text().notNull(),
    firstSeenAt: moment().notNull().defaultNow(),
    erasedAt: moment(),
  },
  (t) => [
    index('orphan_blobs_photo').on(t.photoKey),
    index('orphan_blobs_due').on(t.firstSeenAt).where(sql`${t.erasedAt} is null`),
    index('orphan_blobs_erased').on(t.erasedAt).where(sql`${t.erasedAt} is not null`),
  ],
)
