import { atom } from 'nanostores'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { readSession, type SessionUser } from '../../contract/account.ts'
import { ROLES, SESSION_TOLD_MS } from '../../domain/account/constants.ts'
import { call } from '../lib/api.ts'
import { count, objectOf, parsed, stored, tableOf, text } from '../lib/stored.ts'
import { leave, stay } from '../site/leaving.ts'
import { forgetSession } from './forget-session.ts'
import { HINT, readHint, TOLD } from './session-hint.ts'

/** The signed-in user: undefined while not known, null for nobody. */
export const $session = atom<SessionUser | null | undefined>(undefined)

const role = (value: unknown) => ROLES.find((one) => one === value)
const told = objectOf({
  at: count,
  user: objectOf({ id: text, name: text, email: text, role }),
})

async function remember(user: SessionUser | null): Promise<void> {
  $session.set(user)
  if (!user) return forgetSession()
  const { id, name, role } = user
  localStorage.setItem(HINT, JSON.stringify({ id, name, role }))
  sessionStorage.setItem(TOLD, JSON.stringify({ at: Date.now(), user }))
}

/**
 * Who is signed in, as the server told this tab within ten minutes; otherwise asks it. For pages that show a session
 * and do not need one: each question wakes the database. The server decides in any case.
 */
export async function knownSession(): Promise<SessionUser | null> {
  const { at, user } = stored('sessionStorage', TOLD, told) ?? {}
  const hint = readHint()
  const age = Date.now() - (at ?? 0)
  // Another tab may have signed in somebody else since, or changed the name.
  const same = user && hint?.id === user.id && hint.name === user.name && hint.role === user.role
  if (!same || age < 0 || age >= SESSION_TOLD_MS) return refreshSession()
  $session.set(user)
  return user
}

/** Asks the server who is signed in. If the server cannot be reached, the known session stays. */
export async function refreshSession(): Promise<SessionUser | null> {
  const answer = await call(readSession)
  if (answer.ok) await remember(answer.value.user)
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
    await remember(null)
  } catch (cause) {
    stay()
    throw cause
  }
}
