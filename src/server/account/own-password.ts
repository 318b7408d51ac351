import { sql } from 'drizzle-orm/sql/sql'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, mailInsert, okMailed, toAccounts } from '../mail/outbox.ts'
import { hashPassword, passwordFits } from './password.ts'
import { countAttempt, counted, rateLimited } from './rate-limit.ts'
import { endSessions } from './session.ts'
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
  // An unconfirmed address may be somebody else's, who must not get many mails.
  const unproved = sql`
    select ${`password-mail:${mailboxOf(user.email)}`} from changed where email_verified_at is null`
  const { attempts, windowMs } = RATE_LIMITS.passwordMail
  const few = sql`not exists (select 1 from counted c where c.count > ${attempts}::int)`
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
    counted as (${counted(unproved, windowMs)}),
    mailed as (${mailInsert(deps, 'password changed', toAccounts(sql`changed where ${few}`))})
    select ended.count as ended from changed join ended using (id)`)
  if (!row) return wrong()
  logEvent(deps, event)
  return okMailed(row)
}
