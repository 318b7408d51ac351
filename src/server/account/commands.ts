import { sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import { THROTTLES, type Role } from '../../domain/account/constants.ts'
import { LOGIN_MESSAGES } from '../../domain/account/login-messages.ts'
import type { SignUp } from '../../domain/account/schema.ts'
import { SIGN_UP_MESSAGES } from '../../domain/account/messages.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { hashPassword, passwordFits } from './password.ts'
import { addressKey, clearAttempts, countAttempt } from './throttle.ts'

/** Makes an account; `email_taken` where the address, without regard to case, has one. */
export async function createAccount(deps: Deps, form: SignUp, ip: string): Promise<Result<{ id: string }>> {
  const wait = await countAttempt(deps.db, `sign-up:${addressKey(ip)}`, THROTTLES.signUp)
  if (wait !== null) return fail('too_many_attempts', { message: LOGIN_MESSAGES.throttled(wait) })
  const passwordHash = await hashPassword(form.password)
  const created = await deps.db.row<{ id: string }>(sql`
    insert into users (id, name, email, mobile_number, role, password_hash)
    values (${newId()}, ${form.name}, ${form.email}, ${form.mobileNumber}, ${form.role}, ${passwordHash})
    on conflict (lower(email)) do nothing returning id`)
  return created ? ok(created) : fail('email_taken', { fields: { email: SIGN_UP_MESSAGES.emailTaken } })
}

/** The active user with this address and password; else why not, in words that tell nothing about the address. */
export async function checkCredentials(
  deps: Deps, email: string, password: string, ip: string,
): Promise<Result<{ id: string; name: string; email: string; role: Role }>> {
  const from = addressKey(ip)
  const accountKey = `login:${email.toLowerCase()}:${from}`
  const waits = [
    await countAttempt(deps.db, accountKey, THROTTLES.login),
    await countAttempt(deps.db, `login-from:${from}`, THROTTLES.loginFromAddress),
    await countAttempt(deps.db, `login-to:${email.toLowerCase()}`, THROTTLES.loginToAccount),
  ].filter((wait) => wait !== null)
  if (waits.length > 0) return fail('too_many_attempts', { message: LOGIN_MESSAGES.throttled(Math.max(...waits)) })
  const user = await deps.db.row<{ id: string; name: string; email: string; role: Role; status: string; password_hash: string }>(
    sql`select id, name, email, role, status, password_hash from users where lower(email) = lower(${email})`,
  )
  const fits = await passwordFits(password, user?.password_hash)
  if (!user || !fits || user.status !== 'active') return fail('not_signed_in', { message: LOGIN_MESSAGES.refused })
  await clearAttempts(deps.db, accountKey)
  return ok({ id: user.id, name: user.name, email: user.email, role: user.role })
}

/** Makes a user an admin, by address; false where there is none. Only the command line calls this. */
export async function grantAdmin(db: Db, email: string): Promise<boolean> {
  const row = await db.row(sql`update users set role = 'Admin' where lower(email) = lower(${email}) returning id`)
  return row !== undefined
}
