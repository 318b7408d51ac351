import { HIDDEN_KINDS, HIDDEN_LIMITS } from '../../domain/hidden/constants.ts'
import type { Hidden } from '../../domain/hidden/rules.ts'
import { HIDDEN, HIDDEN_CHANGED } from '../../domain/site/constants.ts'
import { type Kind, listOf, objectOf, stored, text } from '../lib/stored.ts'

const kind: Kind<Hidden['kind']> = (value) => HIDDEN_KINDS.find((one) => one === value)

/** What this device's visitor has hidden, last hidden first. A malformed stored value must not stop the page. */
export const hidden = (): Hidden[] =>
  (stored('localStorage', HIDDEN, listOf(objectOf({ kind, key: text, name: text }))) ?? []).slice(
    0,
    HIDDEN_LIMITS.home + HIDDEN_LIMITS.poster,
  )

/** Stores the list. Removes the entry if it is empty: pages then have nothing to load. */
export function keepHidden(list: readonly Hidden[]): void {
  try {
    if (list.length > 0) localStorage.setItem(HIDDEN, JSON.stringify(list))
    else localStorage.removeItem(HIDDEN)
  } catch {
    // If storage is forbidden, nothing can be hidden.
  }
  dispatchEvent(new Event(HIDDEN_CHANGED))
}
