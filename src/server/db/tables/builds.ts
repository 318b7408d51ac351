import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BUILD_RESULTS } from '../../../domain/rebuild/constants.ts'
import { oneOf } from './checks.ts'
import { moment } from './columns.ts'

/**
 * One row that counts content changes. Each change raises the count in its own statement, so a snapshot's revision is
 * exact.
 */
export const siteRevision = pgTable(
  'site_revision',
  {
    id: integer().primaryKey().default(1),
    revision: bigint({ mode: 'number' }).notNull().default(0),
    requestedAt: moment(),
  },
  (t) => [check('site_revision_one_row', sql`${t.id} = 1`)],
)

export const builds = pgTable(
  'builds',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    revision: bigint({ mode: 'number' }),
    result: text().notNull().default('running'),
    error: text(),
    /** Netlify's id of the deploy, where the build is known from one of its events. */
    deployId: text(),
    startedAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [
    uniqueIndex('builds_deploy').on(t.deployId),
    index('builds_started').on(t.startedAt),
    check('builds_result', oneOf(t.result, BUILD_RESULTS)),
    check('builds_finished', sql`(${t.result} = 'running') = (${t.finishedAt} is null)`),
  ],
)
