import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { renderSVG } from 'uqr'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { TwoStepKey } from '../../contract/security.ts'
import type { AuditEvent } from '../../domain/audit/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { provePassword } from './own-password.ts'
import { isUnusedStep, newTwoStepKey, openSecret, sealSecret, stepOfCode } from './totp.ts'

type Form = { currentPassword: string; code: string }
type Switched = { twoStep: boolean }

/**
 * Creates a secret for the user's app, which replaces an unconfirmed one; `two_step_changed` where two-step sign-in is
 * already on.
 */
export async function prepareTwoStep(deps: Deps, user: SessionUser): Promise<Result<TwoStepKey>> {
  const { secret, uri } = newTwoStepKey(deps.env.siteName, user.email)
  const sealed = sealSecret(deps.env, user.id, secret)
  const row = await deps.db.row(sql`
    update users
    set totp_secret = ${sealed}
    where id = ${user.id} and totp_since is null
    returning id`)
  if (!row) return fail('two_step_changed')
  return ok({
    secret,
    picture: `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri)).toString('base64')}`,
  })
}

/**
 * Checks password and code, then makes the change in `set`, if nothing has changed since it was read. The code is used
 * up.
 */
async function switchTwoStep(
  deps: Deps,
  user: SessionUser,
  form: Form,
  on: boolean,
  set: (step: number) => SQL,
): Promise<Result<Switched>> {
  const proved = await provePassword(deps, user, form.currentPassword)
  if (!proved.ok) return proved
  const { totp_secret: sealed, two_step: isOn, password_hash: hash } = proved.value
  if (!sealed || isOn === on) return fail('two_step_changed')
  const opened = openSecret(deps.env, user.id, sealed)
  const step = opened && stepOfCode(opened.secret, form.code, deps.now())
  const wrongCode = fail('invalid', { fields: { code: TWO_STEP_RESULT_TEXTS.codeWrong } })
  if (step === null) return wrongCode
  const event = {
    event: (on ? 'two-step on' : 'two-step off') satisfies AuditEvent,
    actorId: user.id,
    subjectId: user.id,
  } as const
  const row = await deps.db.row(sql`
    with switched as (
      update users
      set ${set(step)}
      where id = ${user.id}
        and password_hash = ${hash}
        and totp_secret = ${sealed}
        and (totp_since is not null) = ${isOn}
        and ${isUnusedStep(step)}
      returning id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from switched)`)})
    select id from switched`)
  if (!row) return wrongCode
  logEvent(deps, event)
  return ok({ twoStep: on })
}

/** Activates the prepared secret, from the next login on. */
export function switchTwoStepOn(
  deps: Deps,
  user: SessionUser,
  form: Form,
): Promise<Result<Switched>> {
  return switchTwoStep(
    deps,
    user,
    form,
    true,
    (step) => sql`totp_since = now(), totp_last_step = ${step}::bigint`,
  )
}

export function switchTwoStepOff(
  deps: Deps,
  user: SessionUser,
  form: Form,
): Promise<Result<Switched>> {
  return switchTwoStep(
    deps,
    user,
    form,
    false,
    () => sql`totp_secret = null, totp_since = null, totp_last_step = null`,
  )
}
