import { atom, computed } from 'nanostores'
import { readSecurity } from '../../contract/security.ts'
import { type Action, can } from '../../domain/permission/table.ts'
import { requireSession } from './session-needed.ts'
import { call } from '../lib/api.ts'
import { needRight } from '../site/leaving.ts'
import { $session } from './session.ts'

/** True once it is known that this account is no admin's. */
export const $refused = atom(false)

/** Whether the page may ask for its data; asked first, so that who may not is told so instead of collecting refusals. */
export async function admit(action: Action): Promise<boolean> {
  needRight(() => $refused.set(true))
  if (!(await requireSession())) return false
  const user = $session.get()
  $refused.set(Boolean(user && !can(user.role, action)))
  return Boolean(user) && !$refused.get()
}

/** True once it is known that who decides for others has no second step at login. */
export const $unprotected = atom(false)

/** Whether who is signed in decides for others. */
export const $decides = computed($session, (user) =>
  Boolean(user && can(user.role, 'moderation.decide')),
)

export async function readProtection(): Promise<void> {
  const answer = await call(readSecurity)
  $unprotected.set(answer.ok && !answer.value.twoStep)
}
