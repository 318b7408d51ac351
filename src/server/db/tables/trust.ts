import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '../../../domain/language/constants.ts'
import { REPORT_LIMIT, REPORT_OUTCOMES, REPORT_REASONS } from '../../../domain/report/constants.ts'
import { DOUBT_ANSWER_LIMIT } from '../../../domain/report/doubt.ts'
import { users } from './accounts.ts'
import { oneOf } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'
import { properties } from './listings.ts'

/** Visitors' reports about listings. They outlive the listing, hence `about`. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    propertyId: text().notNull(),
    /** Name and place of the listing. */
    about: text().notNull(),
    reporterId: text().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    note: text(),
    submissionKey: text().notNull(),
    /** Where the answer goes, if a visitor without an account wants one. */
    email: text(),
    /** A keyed hash of the network that sent it; null once the cleanup has erased it. */
    network: text(),
    /** The language of the page on which it was sent, and of what is answered to somebody without an account. */
    language: text().notNull().default('en'),
    /** When it has to be settled by law. */
    dueAt: moment(),
    handledAt: moment(),
    handledBy: text().references(() => users.id, { onDelete: 'set null' }),
    outcome: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_submission').on(t.submissionKey),
    index('reports_open').on(t.createdAt).where(sql`${t.handledAt} is null`),
    index('reports_reporter').on(t.reporterId),
    index('reports_property').on(t.propertyId),
    check('reports_reason', oneOf(t.reason, REPORT_REASONS)),
    check('reports_language', oneOf(t.language, LANGUAGES)),
    check('reports_note', sql`length(${t.note}) <= ${sql.raw(String(REPORT_LIMIT))}`),
    check(
      'reports_outcome',
      sql`(${t.handledAt} is null) = (${t.outcome} is null) and ${oneOf(t.outcome, REPORT_OUTCOMES)}`,
    ),
  ],
)

/** Listings whose posters were asked whether they may offer them, as visitors doubt it. */
export const offerDoubts = pgTable(
  'offer_doubts',
  {
    /** The listing. */
    id: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
    /** For admins alone, and only until the reports have ended. */
    answer: text(),
    answeredAt: moment(),
    /** When the reports had ended about which the poster was asked; null while one is open. */
    settledAt: moment(),
  },
  (t) => [
    check(
      'offer_doubts_answer',
      sql`
        (${t.answer} is null) = (${t.answeredAt} is null)
        and length(${t.answer}) <= ${sql.raw(String(DOUBT_ANSWER_LIMIT))}`,
    ),
    check('offer_doubts_settled', sql`${t.settledAt} is null or ${t.answer} is null`),
  ],
)

/** Records who was shown the phone number of which owner. The viewer has agreed to that. */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: id(),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    viewerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('phone_reveals_property').on(t.propertyId),
    index('phone_reveals_viewer').on(t.viewerId, t.createdAt),
  ],
)
