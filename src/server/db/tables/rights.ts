import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  AGREEING,
  PAPER_KINDS,
  PAPER_LIMITS,
  RIGHT_LIMITS,
  RIGHT_OUTCOMES,
} from '../../../domain/right-to-offer/constants.ts'
import { users } from './accounts.ts'
import { allOf, lineUpTo, oneOf, within } from './checks.ts'
import { id, moment } from './columns.ts'

/**
 * What is known of a poster's right to offer a listing. It outlives a listing that was rejected, as an undo brings that
 * back. Number and tower are for the desk alone.
 */
export const rightsToOffer = pgTable(
  'rights_to_offer',
  {
    /** The listing. */
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unit: text().notNull(),
    tower: text(),
    /** The paper that waits: its pages are in the store of papers, below this id. */
    paperId: text(),
    kind: text(),
    pages: integer(),
    sentAt: moment(),
    /** The last answer, and why. */
    outcome: text(),
    reason: text(),
    answeredAt: moment(),
    /** What was seen, and what of it agreed. */
    seenAt: moment(),
    seenKind: text(),
    agree: text().array().notNull().default(sql`'{}'`),
    /** The home for which it was seen, and the name of its poster where that agreed, as compared. */
    seenFor: text(),
  },
  (t) => [
    uniqueIndex('rights_to_offer_paper').on(t.paperId),
    index('rights_to_offer_user').on(t.userId),
    index('rights_to_offer_seen').on(t.seenAt).where(sql`${t.seenAt} is not null`),
    check('rights_to_offer_unit', lineUpTo(t.unit, RIGHT_LIMITS.unit)),
    check('rights_to_offer_tower', lineUpTo(t.tower, RIGHT_LIMITS.tower)),
    check('rights_to_offer_kind', oneOf(t.kind, PAPER_KINDS)),
    check('rights_to_offer_pages', within(t.pages, 1, PAPER_LIMITS.pages)),
    check('rights_to_offer_outcome', oneOf(t.outcome, RIGHT_OUTCOMES)),
    check('rights_to_offer_seen_kind', oneOf(t.seenKind, PAPER_KINDS)),
    check('rights_to_offer_agree', allOf(t.agree, AGREEING)),
    check(
      'rights_to_offer_waiting',
      sql`num_nulls(${t.paperId}, ${t.kind}, ${t.pages}, ${t.sentAt}) in (0, 4)`,
    ),
    check('rights_to_offer_answered', sql`(${t.outcome} is null) = (${t.answeredAt} is null)`),
    check(
      'rights_to_offer_what_was_seen',
      sql`num_nulls(${t.seenAt}, ${t.seenKind}, ${t.seenFor}) in (0, 3)`,
    ),
  ],
)
