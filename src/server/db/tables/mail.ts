import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '../../../domain/language/constants.ts'
import { MAIL_KINDS } from '../../../domain/mail/constants.ts'
import { users } from './accounts.ts'
import { oneOf } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'
import { followers } from './searches.ts'

/**
 * The outbox. Each mail is stored in the statement that causes it and sent afterwards, so that no mail is lost, and
 * none is sent about something that did not happen. `data` holds what its text needs, and no secrets.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    /**
     * The recipient with an account. With no recipient at all the mail is for the office, or for the address in `data`.
     */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient who has no account, but has confirmed the address. */
    followerId: text().references(() => followers.id, { onDelete: 'cascade' }),
    /** The language in which somebody without an account reads it; null for that of the account, or of the office. */
    language: text(),
    data: jsonb().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    /**
     * The mail is not sent before this time. A sender that takes the mail moves the time forward, so that no other
     * sends it too.
     */
    dueAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    error: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_user').on(t.userId, t.kind),
    index('mails_follower').on(t.followerId),
    index('mails_due').on(t.dueAt).where(sql`${t.sentAt} is null`),
    check('mails_kind', oneOf(t.kind, MAIL_KINDS)),
    check('mails_language', oneOf(t.language, LANGUAGES)),
  ],
)
