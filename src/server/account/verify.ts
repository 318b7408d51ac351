import { sql } from 'drizzle-orm/sql/sql'
import { VERIFY_TEXTS } from '#language/account/texts-security'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { auditEach, byThemselves, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { mailWaitingLeads } from '../enquiry/leads.ts'
import { type Mailing, mailInsert, okMailed, toAccounts } from '../mail/outbox.ts'
import { takeOverSearches } from '../saved-search/take-over.ts'
import { provePassword } from './own-password.ts'
import { addressKey, countAttempt, rateLimited } from './rate-limit.ts'
import { spendToken, tokenHolder } from './tokens.ts'

/**
 * Puts another mail with a link into the outbox, if the user's address is not confirmed or mails to it have stopped.
 */
export async function askVerification(
  deps: Deps,
  user: SessionUser,
): Promise<Mailing<Record<string, never>>> {
  const wait = await countAttempt(
    deps.db,
    `verify:${mailboxOf(user.email)}`,
    RATE_LIMITS.verifyMail,
  )
  if (wait !== null) return rateLimited(wait)
  const unproved = sql`
    users where id = ${user.id} and (email_verified_at is null or mail_stop is not null)`
  await deps.db.rows(sql`
    with mailed as (${mailInsert(deps, 'verify email', toAccounts(unproved))})
    select 1`)
  return okMailed({})
}

/**
 * Confirms an address by a link's token, which is used up; `link_used_up` for an invalid one. Stopped mails are sent
 * again, and the questions follow that came without their number meanwhile. The link proves who reads the mail but not
 * who created the account, so the account's own session or its password is needed too.
 */
export async function verifyEmail(
  deps: Deps,
  user: SessionUser | null,
  { token, currentPassword }: { token: string; currentPassword?: string | undefined },
  ip: string,
): Promise<Mailing<Record<string, never>>> {
  const wait = await countAttempt(deps.db, `link-from:${addressKey(ip)}`, RATE_LIMITS.useLink)
  if (wait !== null) return rateLimited(wait)
  const holder = await tokenHolder(deps.db, 'verify email', token)
  if (!holder) return fail('link_used_up')
  let proof = sql`true`
  if (user?.id !== holder.id) {
    if (currentPassword === undefined)
      return fail('invalid', { fields: { currentPassword: VERIFY_TEXTS.passwordNeeded } })
    const proved = await provePassword(deps, holder, currentPassword)
    if (!proved.ok) return proved
    proof = sql`password_hash = ${proved.value.password_hash}`
  }
  const verified = await deps.db.row<{ id: string }>(sql`
    with proved as (
      select id, email_verified_at, mail_stop, mail_news_at
      from users
      where id = ${holder.id} and ${proof}
      for update
    ),
    used as (${spendToken('verify email', token, sql`exists (select 1 from proved)`)}),
    verified as (
      update users
      set email_verified_at = coalesce(email_verified_at, now()),
        mail_stop = null, mail_news_at = now()
      where id in (select user_id from used)
      returning id
    ),
    told as (${mailWaitingLeads(deps, sql`proved`, sql`verified`)}),
    ${takeOverSearches(sql`verified`)},
    audited as (${auditEach(deps, 'email verified', byThemselves(sql`verified`))})
    select id from verified`)
  if (!verified) return fail('link_used_up')
  logEvent(deps, { event: 'email verified', actorId: verified.id, subjectId: verified.id })
  return okMailed({})
}
