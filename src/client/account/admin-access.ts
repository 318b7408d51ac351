import { atom, computed } from 'nanostores'
import { readSecurity } from '../../contract/security.ts'
import { type Action, can } from '../../domain/permission/table.ts'
import { call } from '../lib/api.ts'
import { needRight } from '../site/leaving.ts'
import { $session } from './session.ts'
import { requireSession } from './session-needed.ts'

/** True once the server has said that this account has no right to the page. */
export const $refused = atom(false)

/** Whether the page may ask for its data. It is asked first: a user without the right sees one refusal, not many. */
export async function ensureAllowed(action: Action): Promise<boolean> {
  needRight(() => $refused.set(true))
  if (!(await requireSession())) return false
  const user = $session.get()
  $refused.set(Boolean(user && !can(user.role, action)))
  return Boolean(user) && !$refused.get()
}

/** True once it is known that this moderator has no two-step sign-in. */
export const $unprotected = atom(false)

/** Whether the signed-in user is a moderator, who decides about other people's listings. */
export const $decides = computed($session, (user) =>
  Boolean(user && can(user.role, 'moderation.decide')),
)

export async function readProtection(): Promise<void> {
  const answer = await call(readSecurity)
  $unprotected.set(answer.ok && !answer.value.twoStep)
}
