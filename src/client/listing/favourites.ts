import type { ToWorker } from '../../contract/offline.ts'
import { FAVOURITES, FAVOURITES_CHANGED } from '../../domain/site/constants.ts'
import { followStored, listOf, stored, tableOf, text } from '../lib/stored.ts'

/** Their names by id, to show for listings that no longer exist. */
const NAMES = 'favourite-names'

/** Every card reads them. A malformed stored value must not stop the page. */
export const favourites = (): Set<string> =>
  new Set(stored('localStorage', FAVOURITES, listOf(text)))

const names = () => stored('localStorage', NAMES, tableOf(text)) ?? {}
export const favouriteName = (id: string): string | undefined => names()[id]

declare global {
  /** Shows the number of saved listings beside the header's heart. The inline script of every page defines it. */
  var showSaved: () => void
}

/** Has the service worker keep the pages of the saved listings for visits without a connection. */
export const keepSavedPages = (): void =>
  navigator.serviceWorker?.controller?.postMessage({ saved: [...favourites()] } satisfies ToWorker)

/** The event after the account has answered. */
export const FAVOURITES_TAKEN_OVER = 'favourites-taken-over'

/** Stores the account's list, with the names that it knows. */
export function keepFavourites(ids: readonly string[], known: Record<string, string>): void {
  const all = { ...names(), ...known }
  const kept = ids.flatMap((id) => (all[id] ? [[id, all[id]]] : []))
  localStorage.setItem(FAVOURITES, JSON.stringify(ids))
  localStorage.setItem(NAMES, JSON.stringify(Object.fromEntries(kept)))
}

/** Saves a listing under its name, or removes it. */
export function toggleFavourite(id: string, name?: string): void {
  const saved = favourites()
  const { [id]: _, ...others } = names()
  const forgotten = saved.delete(id)
  if (!forgotten) saved.add(id)
  localStorage.setItem(FAVOURITES, JSON.stringify([...saved]))
  localStorage.setItem(
    NAMES,
    JSON.stringify(forgotten || !name ? others : { ...others, [id]: name }),
  )
  dispatchEvent(new Event(FAVOURITES_CHANGED))
  keepSavedPages()
}

const LIST = { key: FAVOURITES, events: [FAVOURITES_CHANGED, FAVOURITES_TAKEN_OVER] }

/** Makes a button the heart of a listing: a press saves it under its name, or removes it. */
export function makeHeart(
  button: HTMLElement,
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): void {
  button.onclick = () => toggleFavourite(id, name)
  followStored(LIST, () => button.setAttribute('aria-pressed', `${favourites().has(id)}`), signal)
}
