import { atom } from 'nanostores'
import { type SessionUser, readSession } from '../../contract/account.ts'
import { LOGIN_RESULT_TEXTS } from '../../domain/account/texts.ts'
import { call } from '../lib/api.ts'
import { parsed, tableOf, text } from '../lib/stored.ts'
import { leave, stay } from '../site/leaving.ts'

/** The signed-in user: undefined while not known, null for nobody. */
export const $session = atom<SessionUser | null | undefined>(undefined)

/** Name and role of the last known session, from which the next page draws its header at once. */
const HINT = 'session-hint'

function remember(user: SessionUser | null) {
  $session.set(user)
  if (user) localStorage.setItem(HINT, JSON.stringify({ name: user.name, role: user.role }))
  else localStorage.removeItem(HINT)
}

/** Asks the server who is signed in. If the server cannot be reached, the known session stays. */
export async function refreshSession(): Promise<SessionUser | null> {
  const answer = await call(readSession)
  if (answer.ok) remember(answer.value.user)
  return answer.ok ? answer.value.user : ($session.get() ?? null)
}

/** Sends a request to Auth.js; returns the address in its answer, or null for a refusal. */
export async function postAuth(
  action: string,
  fields: Record<string, string>,
): Promise<URL | null> {
  const csrf = await fetch('/api/auth/csrf', { cache: 'no-store' })
  const csrfToken = parsed(await csrf.text(), tableOf(text))?.csrfToken
  const answer = await fetch(`/api/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-return-redirect': '1' },
    body: JSON.stringify({ ...fields, csrfToken }),
  })
  const url = parsed(await answer.text(), tableOf(text))?.url
  return answer.ok && url !== undefined ? new URL(url, location.origin) : null
}

/** Ends the session on the server. Rejects if the server cannot be reached; the session is then still alive. */
export async function signOut(): Promise<void> {
  leave()
  try {
    if (!(await postAuth('signout', {}))) throw new Error(LOGIN_RESULT_TEXTS.failed)
    remember(null)
  } catch (cause) {
    stay()
    throw cause
  }
}
