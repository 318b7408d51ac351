import { sql } from 'drizzle-orm/sql/sql'
import { fail } from '../../contract/result.ts'
import { foldEmail, mailboxOf } from '../../domain/account/atoms.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { auditEach, byThemselves, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { mailWaitingLeads } from '../enquiry/leads.ts'
import { type Mailing, mailInsert, okMailed, toAccounts } from '../mail/outbox.ts'
import { takeOverSearches } from '../saved-search/take-over.ts'
import { hashPassword } from './password.ts'
import {
  addressKey,
  countAttempt,
  countAttempts,
  forgetAttemptsAt,
  rateLimited,
} from './rate-limit.ts'
import { endSessions } from './session.ts'
import { endLinks, spendToken } from './tokens.ts'

/**
 * Puts a mail with a link into the outbox, if the address has an account. The answer and its timing are the same for
 * every address.
 */
export async function askReset(
  deps: Deps,
  email: string,
  ip: string,
): Promise<Mailing<Record<string, never>>> {
  const [address, mailbox, from] = [foldEmail(email), mailboxOf(email), addressKey(ip)]
  const wait = await countAttempts(
    deps.db,
    {
      [`reset:${mailbox}:${from}`]: RATE_LIMITS.reset,
      [`reset-from:${from}`]: RATE_LIMITS.resetFromAddress,
    },
    { [`reset-to:${mailbox}`]: RATE_LIMITS.resetOfMailbox },
  )
  if (wait !== null) return rateLimited(wait)
  const who = sql`select null as actor_id, (select id from known) as subject_id`
  const asked = await deps.db.row<{ id: string | null }>(sql`
    with known as (select id from users where lower(email) = ${address} and status = 'active'),
    mailed as (${mailInsert(deps, 'reset password', toAccounts(sql`known`))}),
    audited as (${auditEach(deps, 'password reset asked', who)})
    select (select id from known) as id`)
  logEvent(deps, { event: 'password reset asked', actorId: null, subjectId: asked?.id ?? null })
  return okMailed({})
}

/**
 * Sets the password by a link's token, which is used up, and ends all sessions; `link_used_up` for an invalid one.
 * Attempts at the account are deleted, so that somebody who guesses passwords cannot lock out the owner of a new one.
 * Two-step sign-in that was set up before the address was confirmed ends too: somebody else may have used the address.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<Mailing<Record<string, never>>> {
  const wait = await countAttempt(deps.db, `link-from:${addressKey(ip)}`, RATE_LIMITS.useLink)
  if (wait !== null) return rateLimited(wait)
  const hash = await hashPassword(password)
  const freed = byThemselves(sql`unproved join changed using (id)`)
  // The link also confirms the address, because only a reader of its mails has the link.
  const changed = await deps.db.row<{ id: string }>(sql`
    with used as (${spendToken('reset password', token)}),
    others as (
      ${endLinks('reset password', sql`select user_id from used`)}
      and id not in (select id from used)
    ),
    unproved as (
      select id
      from users
      where id in (select user_id from used)
        and email_verified_at is null
        and totp_since is not null
    ),
    former as (
      select id, email_verified_at, null as mail_stop, null::timestamptz as mail_news_at
      from users
      where id in (select user_id from used)
    ),
    changed as (
      update users
      set password_hash = ${hash},
        email_verified_at = coalesce(email_verified_at, now()),
        totp_secret = case when email_verified_at is not null then totp_secret end,
        totp_since = case when email_verified_at is not null then totp_since end,
        totp_last_step = case when email_verified_at is not null then totp_last_step end
      where id in (select user_id from used)
      returning id, email, mailbox
    ),
    freed as (${auditEach(deps, 'two-step off', freed)}),
    ended as (${endSessions(sql`changed`)}),
    forgotten as (${forgetAttemptsAt(sql`changed`)}),
    audited as (${auditEach(deps, 'password reset', byThemselves(sql`changed`))}),
    told as (${mailWaitingLeads(deps, sql`former`, sql`changed`)}),
    ${takeOverSearches(sql`changed`)},
    mailed as (${mailInsert(deps, 'password changed', toAccounts(sql`changed`))})
    select id from changed join ended using (id)`)
  if (!changed) return fail('link_used_up')
  logEvent(deps, { event: 'password reset', actorId: changed.id, subjectId: changed.id })
  return okMailed({})
}
