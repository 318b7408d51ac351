import { map } from 'nanostores'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { LOGIN_RESULT_TEXTS } from '../../domain/account/texts-login.ts'
import { $leaving, leave, needSession } from '../site/leaving.ts'
import { $session, refreshSession, signOut } from './session.ts'

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
    $signingOut.set({ busy: false, failed: LOGIN_RESULT_TEXTS.failed })
  }
}

/** Leads to the login and back here, unless the user is on the way out. */
function toLogin(): void {
  if ($leaving.get()) return
  leave()
  location.replace(loginPath(location.pathname + location.search))
}

/**
 * Whether the page may go on: somebody is signed in, or it is not known. Otherwise, as with every later answer that the
 * session has ended, the way to the login has begun.
 */
export async function requireSession(): Promise<boolean> {
  if ($leaving.get()) return false
  needSession(toLogin)
  await refreshSession()
  if ($session.get() !== null) return true
  toLogin()
  return false
}
