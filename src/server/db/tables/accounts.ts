import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ACCOUNT_LIMITS, ROLES, USER_STATUSES } from '../../../domain/account/constants.ts'
import { lineUpTo, oneOf } from './checks.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  mobileNumber: text().notNull(),
  role: text().notNull(),
  status: text().notNull().default('active'),
  passwordHash: text().notNull(),
  photoUrl: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
}, (t) => [
  uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
  check('users_role', oneOf(t.role, ROLES)),
  check('users_status', oneOf(t.status, USER_STATUSES)),
  check('users_name', lineUpTo(t.name, ACCOUNT_LIMITS.name)),
  check('users_mobile', sql`${t.mobileNumber} ~ '^[0-9]{10}$'`),
  check('users_email', sql`${t.email} ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' and length(${t.email}) <= 254`),
])

export const sessions = pgTable('sessions', {
  id: id(),
  userId: text().notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  lastSeenAt: moment().notNull().defaultNow(),
}, (t) => [index('sessions_user').on(t.userId), index('sessions_last_seen').on(t.lastSeenAt)])

/** Counts attempts in a window, for throttling; a key names what is counted and for whom. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  windowStart: moment().notNull().defaultNow(),
  count: integer().notNull().default(1),
}, (t) => [index('attempts_window').on(t.windowStart)])
