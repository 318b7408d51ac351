import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BUILDER_PARTS, LAUNCH_LIMITS, LAUNCH_STATES } from '../../../domain/launch/constants.ts'
import { CATEGORIES } from '../../../domain/listing/constants.ts'
import { RERA_EXEMPTIONS } from '../../../domain/rera/constants.ts'
import { users } from './accounts.ts'
import { lineUpTo, oneOf } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'

/** Launches that builders send in. An admin declines one, or publishes it as an entry of the new launches. */
export const launches = pgTable(
  'launches',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    submissionKey: text().notNull(),
    builder: text().notNull(),
    part: text().notNull(),
    projectBuildingName: text().notNull(),
    city: text().notNull(),
    locality: text().notNull(),
    propertyCategory: text().notNull(),
    propertyType: text().notNull(),
    kinds: text().notNull(),
    plotArea: doublePrecision().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    reraNumber: text(),
    reraExempt: text(),
    reraLink: text(),
    collectionAccount: text(),
    papers: text().array().notNull().default(sql`'{}'`),
    /** In their order, the cover first. */
    photoIds: text().array().notNull(),
    state: text().notNull().default('waiting'),
    /** By when an admin answers. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
    /** The admin; null once that account is deleted. */
    decidedBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Why it was declined, as its builder reads it. */
    reason: text(),
    /** The entry that it was published as. */
    entryId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('launches_submission').on(t.userId, t.submissionKey),
    index('launches_waiting').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('launches_decided').on(t.decidedAt),
    index('launches_photos').using('gin', t.photoIds).where(sql`${t.state} = 'waiting'`),
    check('launches_state', oneOf(t.state, LAUNCH_STATES)),
    check('launches_part', oneOf(t.part, BUILDER_PARTS)),
    check('launches_category', oneOf(t.propertyCategory, CATEGORIES)),
    check('launches_rera', oneOf(t.reraExempt, RERA_EXEMPTIONS)),
    check('launches_registration', sql`coalesce(${t.reraNumber}, ${t.reraExempt}) is not null`),
    check('launches_builder', lineUpTo(t.builder, LAUNCH_LIMITS.builder)),
    check('launches_kinds', lineUpTo(t.kinds, LAUNCH_LIMITS.kinds)),
    check(
      'launches_decision',
      sql`(${t.state} = 'waiting') = (${t.decidedAt} is null) and (${t.state} = 'declined') = (${t.reason} is not null) and (${t.state} = 'published') = (${t.entryId} is not null)`,
    ),
  ],
)
