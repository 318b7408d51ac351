import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { CLEANING_STOPS } from '../../../domain/cleanup/constants.ts'
import { oneOf } from './checks.ts'
import { moment } from './columns.ts'

/** One row about this place, not about what it holds: which photo store is this database's, how the cleaning stands, when the last backup was made. Its name is older than the term: a new one would not be expand-only. */
export const cleanup = pgTable(
  'upkeep',
  {
    id: integer().primaryKey().default(1),
    /** Random; the photo store has to carry the same. */
    storeId: text(),
    /** When the store was first seen to carry it; null while it is on its way there. */
    storeIdSeenAt: moment(),
    cleaningStopped: text(),
    cleaningStoppedAt: moment(),
    backedUpAt: moment(),
  },
  (t) => [
    check('upkeep_one_row', sql`${t.id} = 1`),
    check('upkeep_seen', sql`${t.storeId} is not null or ${t.storeIdSeenAt} is null`),
    check('upkeep_cleaning', oneOf(t.cleaningStopped, CLEANING_STOPS)),
    check('upkeep_stopped', sql`(${t.cleaningStopped} is null) = (${t.cleaningStoppedAt} is null)`),
  ],
)

/** Stored files whose photo has no row. Those erased are remembered for a day, since only so many may go in one. */
export const orphanedBlobs = pgTable(
  'stray_blobs',
  {
    key: text().primaryKey(),
    photoKey: text().notNull(),
    firstSeenAt: moment().notNull().defaultNow(),
    erasedAt: moment(),
  },
  (t) => [
    index('stray_blobs_photo').on(t.photoKey),
    index('stray_blobs_due').on(t.firstSeenAt).where(sql`${t.erasedAt} is null`),
    index('stray_blobs_erased').on(t.erasedAt).where(sql`${t.erasedAt} is not null`),
  ],
)
