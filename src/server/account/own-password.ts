import { sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { SessionUser } from '../../contract/account.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { hashPassword, passwordFits } from './password.ts'
import { countAttempt, rateLimited } from './rate-limit.ts'
import { endSessions } from './session.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { endLinks } from './tokens.ts'

type Known = { password_hash: string; totp_secret: string | null; two_step: boolean }

const wrong = () => fail('invalid', { fields: { currentPassword: SECURITY_TEXTS.currentWrong } })

/**
 * Checks the user's password and returns the stored account. Statements that follow compare its hash, in case the
 * password changes meanwhile.
 */
export async function provePassword(
  { db }: Deps,
  user: Pick<SessionUser, 'id'>,
  password: string,
): Promise<Result<Known>> {
  const wait = await countAttempt(db, `password:${user.id}`, RATE_LIMITS.ownPassword)
  if (wait !== null) return rateLimited(wait)
  const known = await db.row<Known>(sql`
    select password_hash, totp_secret, totp_since is not null as two_step
    from users
    where id = ${user.id}`)
  return known && (await passwordFits(password, known.password_hash)) ? ok(known) : wrong()
}

// An unconfirmed address may be somebody else's, who must not get many mails.
const oncePerDay = sql`
  case
    when r.known then random()::text || clock_timestamp()::text
    else (now() at time zone ${INDIA})::date::text
  end`

/**
 * Changes the user's password, ends all other sessions and returns their number. Links to reset the old password become
 * invalid.
 */
export async function changePassword(
  deps: Deps,
  user: SessionUser,
  form: { currentPassword: string; password: string },
  sessionId: string,
): Promise<Mailing<{ ended: number }>> {
  const proved = await provePassword(deps, user, form.currentPassword)
  if (!proved.ok) return proved
  const event = { event: 'password changed', actorId: user.id, subjectId: user.id } as const
  const recipient = sql`
    select id as user_id, '{}' as data, email_verified_at is not null as known from changed`
  const row = await deps.db.row<{ ended: number }>(sql`
    with changed as (
      update users
      set password_hash = ${await hashPassword(form.password)}
      where id = ${user.id} and password_hash = ${proved.value.password_hash}
      returning id, email_verified_at
    ),
    ended as (${endSessions(sql`changed`, sessionId)}),
    links as (${endLinks('reset password', sql`select id from changed`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from changed)`)}),
    mailed as (${mailInsert(deps, 'password changed', recipient, oncePerDay)})
    select ended.count as ended from changed join ended using (id)`)
  if (!row) return wrong()
  logEvent(deps, event)
  return okMailed(row)
}
