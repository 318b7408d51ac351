import { listingPath } from '../../contract/paths.ts'
import { TOKEN_MS } from '../../domain/account/constants.ts'
import { PHONE_FRAGMENT } from '../../domain/site/constants.ts'
import { NUMBER_ASKED } from '../account/forget-session.ts'
import { store } from '../lib/store.ts'
import { count, objectOf, stored, text } from '../lib/stored.ts'

/**
 * The listing whose number waits for an account or a confirmed address, and when it was asked for.
 * The mail that confirms the address opens a tab of its own, which then leads back.
 */
const asked = objectOf({ listing: text, at: count })

export function keepNumberAsked(listing: string): void {
  // If storage is forbidden, the way back is the former tab.
  store('localStorage', NUMBER_ASKED, { listing, at: Date.now() })
}

export const forgetNumberAsked = (): void => localStorage.removeItem(NUMBER_ASKED)

/** The address of the question for that number; null where none waits, or the link of the mail no longer works. */
export function pathOfNumberAsked(): string | null {
  const { listing, at } = stored('localStorage', NUMBER_ASKED, asked) ?? {}
  const isOld = Date.now() - (at ?? 0) >= TOKEN_MS['verify email']
  return listing && !isOld ? listingPath(listing) + PHONE_FRAGMENT : null
}
