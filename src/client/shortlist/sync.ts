import { changeShortlist, readShortlist, type Shortlist } from '../../contract/shortlist.ts'
import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { afterAnswer, changesSince, type Known } from '../../domain/shortlist/rules.ts'
import { call } from '../lib/api.ts'
import { listOf, stored, text } from '../lib/stored.ts'
import { objectOf } from '../lib/stored-object.ts'
import {
  FAVOURITES_TAKEN_OVER,
  favouriteName,
  favourites,
  keepFavourites,
} from '../listing/favourites.ts'

/** What the account held when it was last asked. */
const KNOWN = 'shortlist-known'

const readKnown = (): Known | null =>
  stored('localStorage', KNOWN, objectOf({ account: text, ids: listOf(text) })) ?? null

const nameOf = (id: string) => (favouriteName(id) ?? '').slice(0, SHORTLIST_LIMITS.name)

/** Takes over what the account has answered to a device that held `asked` then. */
function takeOver({ account, items }: Shortlist, asked: readonly string[]): void {
  const ids = items.map(({ id }) => id)
  const names = Object.fromEntries(
    items.filter(({ name }) => name).map(({ id, name }) => [id, name]),
  )
  keepFavourites(afterAnswer(readKnown(), asked, [...favourites()], ids), names)
  localStorage.setItem(KNOWN, JSON.stringify({ account, ids } satisfies Known))
  dispatchEvent(new Event(FAVOURITES_TAKEN_OVER))
}

/** Tells the account what has changed here, and the device what has changed there, until both hold the same. */
async function sync(): Promise<Shortlist | null> {
  sessionStorage.removeItem(FAVOURITES_ASKED)
  const first = await call(readShortlist)
  if (!first.ok) return null
  let list = first.value
  let asked = [...favourites()]
  for (;;) {
    const { add, remove } = changesSince(readKnown(), list.account, asked)
    const some = add.slice(0, SHORTLIST_LIMITS.perCall)
    if (some.length + remove.length > 0) {
      const body = { add: some.map((id) => ({ id, name: nameOf(id) })), remove }
      const answer = await call(changeShortlist, { body })
      if (!answer.ok) return null
      list = answer.value
    }
    takeOver(list, asked)
    asked = [...favourites()]
    const left = changesSince(readKnown(), list.account, asked)
    const kept = new Set(list.items.map(({ id }) => id))
    const refused = some.length > 0 && !some.some((id) => kept.has(id))
    // What there is no room for stays on this device, and is offered again another time.
    if (left.add.length + left.remove.length === 0 || refused) break
  }
  sessionStorage.setItem(FAVOURITES_ASKED, 'yes')
  return list
}

/** Whether something was saved or taken out here that the account was not told. */
export function untold(): boolean {
  const known = readKnown()
  const { add, remove } = changesSince(known, known?.account ?? '', [...favourites()])
  return add.length + remove.length > 0
}

let running: Promise<Shortlist | null> | null = null

/** Brings account and device in step; the account's list, or null where it cannot be asked. Two at once are one. */
export function syncShortlist(): Promise<Shortlist | null> {
  running ??= sync().finally(() => {
    running = null
  })
  return running
}
