import { sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import type { SessionUser } from '../../contract/account.ts'
import { ok } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { CONTACT_RATE_LIMITS } from '../../domain/contact/constants.ts'
import type { OfficeMessage } from '../../domain/contact/schema.ts'
import { COMPLAINT_RULES } from '../../domain/report/complaints.ts'
import { addressKey, countAttempts, rateLimited } from '../account/rate-limit.ts'
import { onceByKey, senderSql } from '../db/submission.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'

const HOUR_MS = 3_600_000

export type ContactSubmission = OfficeMessage & {
  submissionKey: string
  /** A hidden field that only bots fill in. */
  website?: string | undefined
}

/**
 * Stores a contact message under the millisecond of its arrival, or the next free one. A complaint gets the time by
 * which it has to be settled, and is confirmed by a mail to its sender. The same submission key returns the same id
 * again.
 */
export async function sendContact(
  deps: Deps,
  form: ContactSubmission,
  ip: string,
  sender: SessionUser | null = null,
): Promise<Mailing<{ id: number; dueAt: string | null }>> {
  const complaint = form.complaint || null
  const wait = await countAttempts(
    deps.db,
    {
      [`contact:${addressKey(ip)}`]: CONTACT_RATE_LIMITS.network,
      ...(complaint && { [`complaint:${mailboxOf(form.email)}`]: CONTACT_RATE_LIMITS.address }),
    },
    { contact: CONTACT_RATE_LIMITS.all },
  )
  if (wait !== null) return rateLimited(wait)
  const arrived = deps.now().getTime()
  const dueAt =
    complaint && new Date(arrived + COMPLAINT_RULES[complaint].hours * HOUR_MS).toISOString()
  // The answer must not tell a bot that it was detected.
  if (form.website) return ok({ id: arrived, dueAt })
  const receipt = sql`
    select null as user_id, jsonb_build_object('to', c.email, 'dueAt', ${dueAt}::text) as data, c.id
    from kept c
    where c.complaint is not null`
  const told = sql`
    select null as user_id,
      jsonb_build_object('visitor', c.name, 'message', c.message, 'dueAt', ${dueAt}::text) as data,
      c.id
    from kept c`
  const row = await deps.db.row<{ id: number; dueAt: Date | null }>(sql`
    with kept as (
      insert into contacts (
        id, name, email, mobile_number, message, submission_key, sender_id, complaint, due_at
      )
      values (
        ${arrived}, ${form.name}, ${form.email}, ${form.mobileNumber}, ${form.message},
        ${form.submissionKey}, ${senderSql(sender)}, ${complaint}, ${dueAt}::timestamptz
      )
      ${onceByKey}
    ),
    mailed as (${mailInsert(deps, 'contact', told, sql`r.id::text`)}),
    confirmed as (${mailInsert(deps, 'receipt', receipt, sql`r.id::text`, sql`${THIS}`)})
    select id, due_at as "dueAt" from kept`)
  if (!row) throw new Error('The message was not stored.')
  return okMailed({ id: row.id, dueAt: row.dueAt?.toISOString() ?? null })
}
