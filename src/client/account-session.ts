import { map } from 'nanostores'
import { loginPath, PATHS } from '../contract/paths.ts'
import { LOGIN_MESSAGES } from '../domain/account/login-messages.ts'
import { $leaving, $session, refreshSession, signOut } from './session.ts'

/** `failed` holds the sentence about a server that could not be reached: the session is then still alive. */
export const $signingOut = map<{ busy: boolean; failed: string | null }>({
  busy: false,
  failed: null,
})

export async function endSession(): Promise<void> {
  if ($signingOut.get().busy) return
  $signingOut.set({ busy: true, failed: null })
  try {
    await signOut()
    location.assign(PATHS.home)
  } catch {
    $signingOut.set({ busy: false, failed: LOGIN_MESSAGES.failed })
  }
}

/** Leads to the login, unless the user is on the way out. */
export function toLogin(next: string): void {
  if (!$leaving.get()) location.replace(loginPath(next))
}

/** Whether the page may go on: somebody is signed in, or it is not known. Otherwise the way to the login has begun. */
export async function requireSession(path: string): Promise<boolean> {
  if ($leaving.get()) return false
  await refreshSession()
  if ($session.get() !== null) return true
  toLogin(path)
  return false
}
