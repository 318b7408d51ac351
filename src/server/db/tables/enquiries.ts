import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ANSWER_LIMIT } from '../../../domain/enquiry/constants.ts'
import { LANGUAGES } from '../../../domain/language/constants.ts'
import { users } from './accounts.ts'
import { mobileNumber, oneOf } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'

/** Questions of visitors to the owner of a listing. They outlive the listing, hence `about`. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: text().notNull(),
    /** Name and place of the listing. */
    about: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The mailbox of the address, for the limit of mails to it; null for a question from before. */
    mailbox: text(),
    mobileNumber: text().notNull(),
    message: text().notNull(),
    submissionKey: text().notNull(),
    /** The user who sent it; null where nobody was signed in. */
    senderId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The language of the page on which it was asked, and of what is answered to somebody without an account. */
    language: text().notNull().default('en'),
    /** The owner's answer; there is only one. */
    answer: text(),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('enquiries_submission').on(t.submissionKey),
    index('enquiries_sender').on(t.senderId),
    index('enquiries_email').on(sql`lower(${t.email})`),
    check('enquiries_mobile', mobileNumber(t.mobileNumber)),
    check(
      'enquiries_answer',
      sql`(${t.answer} is null) = (${t.answeredAt} is null) and length(${t.answer}) <= ${sql.raw(String(ANSWER_LIMIT))}`,
    ),
    check('enquiries_language', oneOf(t.language, LANGUAGES)),
    index('enquiries_owner').on(t.ownerId, t.createdAt),
  ],
)
