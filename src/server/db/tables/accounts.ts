import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  ACCOUNT_LIMITS,
  FILE_RAISE,
  RATE_LIMITS,
  ROLES,
  TOKEN_PURPOSES,
  USER_STATUSES,
} from '../../../domain/account/constants.ts'
import { LANGUAGES } from '../../../domain/language/constants.ts'
import { MAIL_STOPS } from '../../../domain/mail/stops.ts'
import { AGENT_RERA_MOST } from '../../../domain/rera/constants.ts'
import { lineUpTo, mobileNumber, oneOf, within } from './checks.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** A new name that waits for an admin, and since when; and the last one that an admin refused. */
    waitingName: text(),
    waitingSince: moment(),
    refusedName: text(),
    email: text().notNull(),
    /** The mailbox of the address, for limits and counts; null for an account from before, until the cleanup. */
    mailbox: text(),
    mobileNumber: text().notNull(),
    /** Whether people who are shown the number may write to it on WhatsApp. */
    whatsApp: boolean().notNull().default(false),
    /** Whether visitors may write only, and never see the number; a listing may differ. */
    messagesOnly: boolean().notNull().default(false),
    /** An admin's own reasons for a rejection, in the order of use. */
    ownReasons: text().array().notNull().default(sql`'{}'`),
    /** An agent's registration number at the real-estate authority, as the agent states it. */
    agentRera: text(),
    /** Whether an agent's homes have a page of their own, which the agent has switched on. */
    publicPage: boolean().notNull().default(false),
    /** The language of mails to the account. */
    language: text().notNull().default('en'),
    role: text().notNull(),
    status: text().notNull().default('active'),
    passwordHash: text().notNull(),
    /** The photo shown beside the name. */
    photoId: text(),
    /** The lines a day that an admin has allowed an agent's files, and until when. */
    fileLines: integer(),
    fileLinesUntil: moment(),
    /** When the user confirmed the address; null while it is not confirmed. */
    emailVerifiedAt: moment(),
    /**
     * Why mails to the address have stopped, and the time of the newest information about it: an event of the mail
     * provider, or a confirmation.
     */
    mailStop: text(),
    mailNewsAt: moment(),
    /** Whether the user wants mails about saved listings that became cheaper, and when the last one was written. */
    savedHomeMails: boolean().notNull().default(true),
    savedHomesMailedAt: moment(),
    /** When a mail last reminded the user of the rules; null while none has. */
    remindedAt: moment(),
    /** The shared secret of two-step sign-in, and since when it is active. */
    totpSecret: text(),
    totpSince: moment(),
    /** The last time step (of 30 seconds) whose code was used: no code works twice. */
    totpLastStep: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_waiting').on(t.waitingSince).where(sql`${t.waitingName} is not null`),
    // Partial indexes on few accounts: admins, who get the desk's mails, and disabled accounts, whose listings are
    // hidden.
    index('users_admins').on(t.id).where(sql`${t.role} = 'Admin'`),
    index('users_disabled').on(t.id).where(sql`${t.status} = 'disabled'`),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    check('users_role', oneOf(t.role, ROLES)),
    index('users_mailbox').on(t.mailbox),
    index('users_mail_stopped').on(t.mailStop).where(sql`${t.mailStop} is not null`),
    check('users_mail_stop', oneOf(t.mailStop, MAIL_STOPS)),
    check('users_language', oneOf(t.language, LANGUAGES)),
    check('users_status', oneOf(t.status, USER_STATUSES)),
    check('users_name', lineUpTo(t.name, ACCOUNT_LIMITS.name)),
    check('users_waiting_name', lineUpTo(t.waitingName, ACCOUNT_LIMITS.name)),
    check('users_agent_rera', lineUpTo(t.agentRera, AGENT_RERA_MOST)),
    check('users_file_lines', within(t.fileLines, RATE_LIMITS.fileLines.attempts, FILE_RAISE.most)),
    check('users_file_lines_end', sql`(${t.fileLines} is null) = (${t.fileLinesUntil} is null)`),
    check('users_mobile', mobileNumber(t.mobileNumber)),
    check(
      'users_email',
      sql`${t.email} ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' and length(${t.email}) <= 254`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and operating system, for the list of sessions. */
    device: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_last_seen').on(t.lastSeenAt)],
)

/**
 * The tokens of links in mails: single-use, stored only as a SHA-256 hash, for the address that the mail was sent to.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    tokenHash: text().notNull(),
    email: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('account_tokens_hash').on(t.tokenHash),
    index('account_tokens_user').on(t.userId),
    index('account_tokens_expires').on(t.expiresAt),
    check('account_tokens_purpose', oneOf(t.purpose, TOKEN_PURPOSES)),
  ],
)

/** Counts attempts in a window, for rate limits; a key names what is counted and for whom. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStart: moment().notNull().defaultNow(),
    count: integer().notNull().default(1),
  },
  (t) => [index('rate_limits_window').on(t.windowStart)],
)
