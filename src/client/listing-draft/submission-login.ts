import { atom } from 'nanostores'
import { loginPath } from '../../contract/paths.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { wizardPath } from './posting.ts'

/** True after a message about the login, until the page leaves for it. */
export const $loginNeeded = atom(false)

/** Shows that a login is needed, and opens it after two seconds. The login leads back to `next`. */
export function askToLogIn(next: string = wizardPath(LAST_STEP)): void {
  if ($loginNeeded.get()) return
  $loginNeeded.set(true)
  setTimeout(() => location.assign(loginPath(next)), REDIRECT_MS.notLoggedIn)
}

/** Runs `reset` when Back restores this page from the browser's cache. */
export function onRestored(reset: () => void): void {
  addEventListener('pageshow', (event) => event.persisted && reset())
}
