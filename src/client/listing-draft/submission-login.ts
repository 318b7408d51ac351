import { atom } from 'nanostores'
import { loginPath } from '../../contract/paths.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { wizardPath } from './posting.ts'

/** Whether the page is about to leave for the login, and says so. */
export const $loginNeeded = atom(false)

/** Says that a login is needed and goes there after two seconds; afterwards the visitor is back at `next`. */
export function askToLogIn(next: string = wizardPath(LAST_STEP)): void {
  if ($loginNeeded.get()) return
  $loginNeeded.set(true)
  setTimeout(() => location.assign(loginPath(next)), REDIRECT_MS.notLoggedIn)
}

/** Runs `reset` when Back restores this page as it was left. */
export function onRestored(reset: () => void): void {
  addEventListener('pageshow', (event) => event.persisted && reset())
}
