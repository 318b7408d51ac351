import Bowser from 'bowser'
import { sql } from 'drizzle-orm/sql/sql'
import { foldEmail } from '../../domain/account/atoms.ts'
import { ACCOUNT_LIMITS, RATE_LIMITS } from '../../domain/account/constants.ts'
import { auditEach, auditInsert, byThemselves, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../ids.ts'
import { hashPassword, needsRehash, passwordFits } from './password.ts'
import { addressKey, countAttempt, countAttempts } from './rate-limit.ts'
import { isUnusedStep, openSecret, stepOfCode } from './totp.ts'

/** No browser sends a longer one. */
const USER_AGENT_LENGTH = 500

type Form = { email: string; password: string; code?: string | undefined }
/** The address and device of a sign-in, and the session that this browser had before. */
type Caller = { ip: string; device: string | null; former: string | null }
type Account = {
  id: string
  status: string
  password_hash: string
  two_step: boolean
  totp_secret: string | null
}

/**
 * Why a sign-in is refused: the minutes to wait, or what is wrong. It never reveals whether an address has an account.
 */
export type Refusal = `wait-${number}` | 'refused' | 'code-needed' | 'code-wrong'
export type SignedIn = { ok: true; id: string; sessionId: string } | { ok: false; why: Refusal }

/** Browser and operating system, such as "Chrome on Android"; null where neither is known. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent?.trim()) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_LENGTH))
  const name = [browser.name, os.name].filter(Boolean).join(' on ')
  return name.replace(/[^\x20-\x7e]/g, '').slice(0, ACCOUNT_LIMITS.device) || null
}

async function refuse(deps: Deps, subjectId: string | null, why: Refusal): Promise<SignedIn> {
  const event = { event: 'sign-in refused', actorId: null, subjectId } as const
  await deps.db.rows(auditInsert(deps, event, sql`true`))
  logEvent(deps, event)
  return { ok: false, why }
}

/**
 * The time step of the code, where the account has two-step sign-in; else why the code is refused. `resealed`: what to
 * store instead of the account's secret.
 */
async function secondStep(
  deps: Deps,
  account: Account,
  code: string,
): Promise<{ step: number | null; resealed: string | null } | { why: Refusal }> {
  if (!account.two_step) return { step: null, resealed: null }
  if (!code) return { why: 'code-needed' }
  const wait = await countAttempt(deps.db, `two-step:${account.id}`, RATE_LIMITS.secondFactor)
  if (wait !== null) return { why: `wait-${wait}` }
  const opened = account.totp_secret && openSecret(deps.env, account.id, account.totp_secret)
  const step = opened ? stepOfCode(opened.secret, code, deps.now()) : null
  if (!opened || step === null) return { why: 'code-wrong' }
  return { step, resealed: opened.resealed }
}

/** Starts a session for an address with its password, and its code where two-step sign-in is on. */
export async function signIn(
  deps: Deps,
  { email, password, code = '' }: Form,
  caller: Caller,
): Promise<SignedIn> {
  const from = addressKey(caller.ip)
  const address = foldEmail(email)
  const tries = `login:${address}:${from}`
  const wait = await countAttempts(
    deps.db,
    { [tries]: RATE_LIMITS.login, [`login-from:${from}`]: RATE_LIMITS.loginFromAddress },
    { [`login-to:${address}`]: RATE_LIMITS.loginToAccount },
  )
  if (wait !== null) return { ok: false, why: `wait-${wait}` }
  const account = await deps.db.row<Account>(sql`
    select id, status, password_hash, totp_since is not null as two_step, totp_secret
    from users
    where lower(email) = ${address}`)
  const fits = await passwordFits(password, account?.password_hash)
  if (!account || !fits || account.status !== 'active')
    return refuse(deps, account?.id ?? null, 'refused')
  const second = await secondStep(deps, account, code)
  if ('why' in second)
    return second.why === 'code-wrong'
      ? refuse(deps, account.id, second.why)
      : { ok: false, why: second.why }
  const sessionId = newSecret()
  const rehashed = needsRehash(account.password_hash) ? await hashPassword(password) : null
  // The statement compares password and code with the current row: a change meanwhile, or a code used twice, is
  // refused.
  const started = await deps.db.row(sql`
    with fitting as (
      update users
      set password_hash = coalesce(${rehashed}, password_hash),
        totp_last_step = coalesce(${second.step}::bigint, totp_last_step),
        totp_secret = case
          when totp_secret = ${account.totp_secret} then coalesce(${second.resealed}, totp_secret)
          else totp_secret
        end
      where id = ${account.id}
        and status = 'active'
        and password_hash = ${account.password_hash}
        and (totp_since is null or ${isUnusedStep(second.step)})
      returning id
    ),
    started as (
      insert into sessions (id, user_id, device)
      select ${sessionId}, id, ${caller.device}
      from fitting
      returning user_id as id
    ),
    former as (delete from sessions where id = ${caller.former} and exists (select 1 from started)),
    forgotten as (
      delete from rate_limits
      where key in (${tries}, ${`two-step:${account.id}`}) and exists (select 1 from started)
    ),
    audited as (${auditEach(deps, 'signed in', byThemselves(sql`started`))})
    select 1 as started from started`)
  if (!started) return refuse(deps, account.id, second.step === null ? 'refused' : 'code-wrong')
  logEvent(deps, { event: 'signed in', actorId: account.id, subjectId: account.id })
  return { ok: true, id: account.id, sessionId }
}
