import { atom } from 'nanostores'
import { type Action, may } from '../domain/permission/table.ts'
import { requireSession } from './account-session.ts'
import { $session } from './session.ts'

/** True once it is known that this account is no admin's. */
export const $refused = atom(false)

/** Whether the page may ask for its data; asked first, so that who may not is told so instead of collecting refusals. */
export async function admit(action: Action): Promise<boolean> {
  if (!(await requireSession())) return false
  const user = $session.get()
  $refused.set(Boolean(user && !may(user.role, action)))
  return Boolean(user) && !$refused.get()
}
