import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { MAIL_KINDS } from '../../../domain/mail/constants.ts'
import { users } from './accounts.ts'
import { oneOf } from './checks.ts'
import { createdAt, id, moment } from './columns.ts'

/**
 * Mails to be sent: each is written in the statement that gives rise to it, and sent afterwards, so that none is lost and
 * none is sent for what did not happen. `data` holds what its text needs, and nothing secret.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    /** Null: to the portal's office. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    /** Not before this; moved on by whoever takes the mail up, so that no two send it. */
    dueAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    error: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_user').on(t.userId, t.kind),
    index('mails_due').on(t.dueAt).where(sql`${t.sentAt} is null`),
    check('mails_kind', oneOf(t.kind, MAIL_KINDS)),
  ],
)
