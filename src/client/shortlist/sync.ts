import { changeShortlist, readShortlist, type Shortlist } from '../../contract/shortlist.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { afterAnswer, changesSince, type Known } from '../../domain/shortlist/rules.ts'
import { FAVOURITES_ASKED, SHORTLIST_ACCOUNT } from '../../domain/site/constants.ts'
import { call } from '../lib/api.ts'
import { listOf, stored, text } from '../lib/stored.ts'
import {
  FAVOURITES_TAKEN_OVER,
  favouriteName,
  favourites,
  keepFavourites,
} from '../listing/favourites.ts'

/**
 * The account's listings in its last answer. They stay after a sign-out, which erases whose they were: the next account
 * on the device does not get them.
 */
const KNOWN = 'shortlist-known'

function readKnown(): Known | null {
  const ids = stored('localStorage', KNOWN, listOf(text))
  return ids ? { account: localStorage.getItem(SHORTLIST_ACCOUNT) ?? '', ids } : null
}

const nameOf = (id: string) => (favouriteName(id) ?? '').slice(0, SHORTLIST_LIMITS.name)

/** Merges the account's answer into this device's list. `sent` is the list when the request was sent. */
function mergeAnswer({ account, items }: Shortlist, sent: readonly string[]): void {
  const ids = items.map(({ id }) => id)
  const names = Object.fromEntries(
    items.filter(({ name }) => name).map(({ id, name }) => [id, name]),
  )
  keepFavourites(afterAnswer(readKnown(), sent, [...favourites()], ids), names)
  localStorage.setItem(KNOWN, JSON.stringify(ids))
  localStorage.setItem(SHORTLIST_ACCOUNT, account)
  dispatchEvent(new Event(FAVOURITES_TAKEN_OVER))
}

/** Sends this device's changes to the account and the account's changes to the device, until both hold the same. */
async function sync(): Promise<Shortlist | null> {
  sessionStorage.removeItem(FAVOURITES_ASKED)
  const first = await call(readShortlist)
  if (!first.ok) return null
  let list = first.value
  let sent = [...favourites()]
  for (;;) {
    const { add, remove } = changesSince(readKnown(), list.account, sent)
    const some = add.slice(0, SHORTLIST_LIMITS.perCall)
    if (some.length + remove.length > 0) {
      const body = { add: some.map((id) => ({ id, name: nameOf(id) })), remove }
      const answer = await call(changeShortlist, { body })
      if (!answer.ok) return null
      list = answer.value
    }
    mergeAnswer(list, sent)
    sent = [...favourites()]
    const left = changesSince(readKnown(), list.account, sent)
    const kept = new Set(list.items.map(({ id }) => id))
    const refused = some.length > 0 && !some.some((id) => kept.has(id))
    // Listings above the account's limit stay on this device, and are sent again another time.
    if (left.add.length + left.remove.length === 0 || refused) break
  }
  sessionStorage.setItem(FAVOURITES_ASKED, 'yes')
  return list
}

/** Whether a listing was saved or removed here and the account does not know it yet. */
export function hasUnsyncedChanges(): boolean {
  const known = readKnown()
  const { add, remove } = changesSince(known, known?.account ?? '', [...favourites()])
  return add.length + remove.length > 0
}

let running: Promise<Shortlist | null> | null = null

/** Syncs account and device. Returns the account's list, or null if it cannot be read. Parallel calls share one run. */
export function syncShortlist(): Promise<Shortlist | null> {
  running ??= sync().finally(() => {
    running = null
  })
  return running
}
