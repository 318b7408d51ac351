import { map } from 'nanostores'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { $leaving, leave, needSession } from '../site/leaving.ts'
import { $session, refreshSession, signOut } from './session.ts'

/** `failed` holds the message for an unreachable server. The session is still alive in this case. */
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

/** Sends the visitor to the login, which leads back here; does nothing if the page is already being left. */
function toLogin(): void {
  if ($leaving.get()) return
  leave()
  location.replace(loginPath(location.pathname + location.search))
}

/**
 * Returns true if somebody is signed in, or if the server did not say. Otherwise it sends the visitor to the login. A
 * later answer that the session has ended does so too.
 */
export async function requireSession(): Promise<boolean> {
  if ($leaving.get()) return false
  needSession(toLogin)
  await refreshSession()
  if ($session.get() !== null) return true
  toLogin()
  return false
}
