import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  AGREEING,
  BY_MAIL,
  LETTER_ANSWERS,
  PAPER_KINDS,
  PAPER_LIMITS,
  RIGHT_LIMITS,
  RIGHT_OUTCOMES,
} from '../../../domain/right-to-offer/constants.ts'
import { users } from './accounts.ts'
import { allOf, lineUpTo, oneOf, within } from './checks.ts'
import { id, moment } from './columns.ts'

/**
 * A number or tower, an expression, as compared: "Flat No. 12-B" and "१२ b" are the same. Empty where nothing but such
 * words is left.
 */
export const numberKeySql = (column: string | SQLWrapper): SQL => sql`
  regexp_replace(
    regexp_replace(
      translate(lower(${typeof column === 'string' ? sql.raw(column) : column}), '०१२३४५६७८९', '0123456789'),
      '\\m(flat|house|unit|plot|shop|tower|block|number|no)\\M', '', 'g'
    ),
    '[[:space:][:punct:]।]', '', 'g'
  )`

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
    /**
     * The owner who was asked by a mail, and the answer. The address is another person's: it is here only until that
     * answer is "no", or the desk has answered. It is null from the start for who refused to be asked.
     */
    letterId: text(),
    letterEmail: text(),
    letterAskedAt: moment(),
    letterSaid: text(),
    letterSaidAt: moment(),
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
    uniqueIndex('rights_to_offer_letter').on(t.letterId),
    index('rights_to_offer_user').on(t.userId),
    index('rights_to_offer_number').on(numberKeySql(t.unit)),
    index('rights_to_offer_seen').on(t.seenAt).where(sql`${t.seenAt} is not null`),
    check('rights_to_offer_unit', lineUpTo(t.unit, RIGHT_LIMITS.unit)),
    check('rights_to_offer_tower', lineUpTo(t.tower, RIGHT_LIMITS.tower)),
    check('rights_to_offer_kind', oneOf(t.kind, PAPER_KINDS)),
    check('rights_to_offer_pages', within(t.pages, 0, PAPER_LIMITS.pages)),
    check('rights_to_offer_outcome', oneOf(t.outcome, RIGHT_OUTCOMES)),
    check('rights_to_offer_seen_kind', oneOf(t.seenKind, PAPER_KINDS)),
    check('rights_to_offer_agree', allOf(t.agree, AGREEING)),
    check(
      'rights_to_offer_waiting',
      sql`num_nulls(${t.paperId}, ${t.kind}, ${t.pages}, ${t.sentAt}) in (0, 4)`,
    ),
    check(
      'rights_to_offer_by_mail',
      sql`
        ((${t.pages} = 0) = (${t.kind} = '${sql.raw(BY_MAIL.replaceAll("'", "''"))}'))
        and (${t.pages} is distinct from 0 or (${t.letterSaid} = 'yes' and ${t.letterEmail} is not null))`,
    ),
    check('rights_to_offer_letter_said', oneOf(t.letterSaid, LETTER_ANSWERS)),
    check(
      'rights_to_offer_letter',
      sql`
        num_nulls(${t.letterId}, ${t.letterAskedAt}) in (0, 2)
        and num_nulls(${t.letterSaid}, ${t.letterSaidAt}) in (0, 2)
        and (${t.letterId} is not null or num_nulls(${t.letterSaid}, ${t.letterEmail}) = 2)`,
    ),
    check('rights_to_offer_answered', sql`(${t.outcome} is null) = (${t.answeredAt} is null)`),
    check(
      'rights_to_offer_what_was_seen',
      sql`num_nulls(${t.seenAt}, ${t.seenKind}, ${t.seenFor}) in (0, 3)`,
    ),
  ],
)
