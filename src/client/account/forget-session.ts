import type { ToWorker } from '../../contract/offline.ts'
import { WAITING_CHANGED } from '../../domain/enquiry/constants.ts'
import { HIDDEN_KNOWN, SEARCH_VISIT } from '../../domain/hidden/kept.ts'
import {
  HIDDEN,
  OWN_MEANS,
  OWN_PLACES,
  SHORTLIST_ACCOUNT,
  TOGETHER_LISTS,
  VIEWED,
  WAITING,
} from '../../domain/site/constants.ts'
import { emptyStores } from '../offline/empty.ts'
import { HINT, TOLD } from './session-hint.ts'

/** In `localStorage`: the number that waits for this person. Here, so that the session loads no script more. */
export const NUMBER_ASKED = 'number-asked'

/** What this device keeps of a visit. */
const KEPT = [
  ...[NUMBER_ASKED, VIEWED, SHORTLIST_ACCOUNT, TOGETHER_LISTS, WAITING],
  ...[OWN_PLACES, OWN_MEANS, HIDDEN, HIDDEN_KNOWN, SEARCH_VISIT],
]

/** How long a sign-out waits for this device. What hangs longer is left to the worker. */
const EMPTYING_MS = 1000

/** Empties the stores, here and by the worker, which else stores what it is still fetching. */
async function emptyDevice(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ emptied: true } satisfies ToWorker)
  const late = new Promise<void>((resolve) => setTimeout(resolve, EMPTYING_MS))
  await Promise.race([emptyStores(), late])
}

/**
 * The server has said that nobody is signed in. Where somebody was, what this device has kept of the visit goes too.
 * The hint goes last: a page that is left before finds it again, and repeats this.
 */
export async function forgetSession(): Promise<void> {
  sessionStorage.removeItem(TOLD)
  const hint = localStorage.getItem(HINT)
  if (hint === null) return
  for (const key of KEPT) localStorage.removeItem(key)
  dispatchEvent(new Event(WAITING_CHANGED))
  await emptyDevice()
  // Somebody else may have signed in meanwhile.
  if (localStorage.getItem(HINT) === hint) localStorage.removeItem(HINT)
}
