import { sql } from 'drizzle-orm/sql/sql'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { THIS } from '#language/language/this'
import { fail } from '../../contract/result.ts'
import { foldEmail, mailboxOf } from '../../domain/account/atoms.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { posingIn } from '../../domain/account/posing.ts'
import type { SignUp } from '../../domain/account/schema.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { type Mailing, mailInsert, okMailed, toAccounts } from '../mail/outbox.ts'
import { areOnPages, bumpRevision } from '../rebuild/revision.ts'
import { portalNames } from './names.ts'
import { hashPassword } from './password.ts'
import { addressKey, countAttempt, counted, rateLimited } from './rate-limit.ts'

/**
 * Creates an account in the language of the form, and asks its owner to confirm the address, by few mails a day to one
 * mailbox. `email_taken` where the address already has an account; case is ignored.
 */
export async function createAccount(
  deps: Deps,
  form: SignUp,
  ip: string,
): Promise<Mailing<{ id: string }>> {
  const posing = posingIn(form.name, portalNames(deps.env))
  if (posing) return fail('invalid', { fields: { name: SIGN_UP_RESULT_TEXTS.nameOffice(posing) } })
  const wait = await countAttempt(deps.db, `sign-up:${addressKey(ip)}`, RATE_LIMITS.signUp)
  if (wait !== null) return rateLimited(wait)
  const passwordHash = await hashPassword(form.password)
  const mailbox = mailboxOf(form.email)
  const { attempts, windowMs } = RATE_LIMITS.verifyMail
  const id = newId()
  const event = {
    event: 'account created',
    actorId: id,
    subjectId: id,
    details: { role: form.role },
  } as const
  const few = sql`not exists (select 1 from counted c where c.count > ${attempts}::int)`
  const created = await deps.db.row<{ id: string }>(sql`
    with created as (
      insert into users (id, name, email, mailbox, mobile_number, role, password_hash, language)
      values (
        ${id}, ${form.name}, ${form.email}, ${mailbox}, ${form.mobileNumber}, ${form.role},
        ${passwordHash}, ${THIS}
      )
      on conflict (lower(email)) do nothing
      returning id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from created)`)}),
    counted as (${counted(sql`select ${`verify:${mailbox}`} from created`, windowMs)}),
    mailed as (${mailInsert(deps, 'verify email', toAccounts(sql`created where ${few}`))})
    select id from created`)
  if (!created) return fail('email_taken', { fields: { email: SIGN_UP_RESULT_TEXTS.emailTaken } })
  logEvent(deps, event)
  return okMailed(created)
}

/**
 * Makes the user with this address an admin; false where there is none. Only the command line calls this. Published
 * listings show the role, so the change raises the site revision.
 */
export async function grantAdmin(db: Db, email: string): Promise<boolean> {
  const row = await db.row(sql`
    with known as (select id, role from users where lower(email) = ${foldEmail(email)} for update),
    granted as (
      update users u
      set role = 'Admin', updated_at = now()
      from known
      where u.id = known.id and known.role <> 'Admin'
      returning u.id, known.role as former
    ),
    audited as (
      insert into audit_log (event, subject_id, details, request_id)
      select 'role changed', id, jsonb_build_object('from', former, 'to', 'Admin'), 'command'
      from granted
    ),
    bumped as (${bumpRevision(areOnPages(sql`granted`))})
    select id from known`)
  return row !== undefined
}

/**
 * Switches two-step sign-in off for a user who has lost the phone; false where it is not on. Only the command line
 * calls this.
 */
export async function liftTwoStep(db: Db, email: string): Promise<boolean> {
  const row = await db.row(sql`
    with lifted as (
      update users
      set totp_secret = null, totp_since = null, totp_last_step = null
      where lower(email) = ${foldEmail(email)} and totp_since is not null
      returning id
    ),
    audited as (
      insert into audit_log (event, subject_id, request_id)
      select 'two-step off', id, 'command'
      from lifted
    )
    select id from lifted`)
  return row !== undefined
}
