import { FAVOURITES } from '../../domain/site/constants.ts'
import { listOf, stored, tableOf, text } from '../lib/stored.ts'

export { FAVOURITES }
/** Their names by id, for listings that have gone. */
const NAMES = 'favourite-names'

/** Every card asks for them: a value that is no list, left by whatever wrote there, must not stop the page. */
export const favourites = (): Set<string> =>
  new Set(stored('localStorage', FAVOURITES, listOf(text)))

const names = () => stored('localStorage', NAMES, tableOf(text)) ?? {}
export const favouriteName = (id: string): string | undefined => names()[id]

declare global {
  /** Counts beside the header's heart what is saved. The inline script of every page has it. */
  var showSaved: () => void
}

/** What the page is told by once one was saved or forgotten. */
export const FAVOURITES_CHANGED = 'favourites-changed'
/** What it is told by once the account has answered. */
export const FAVOURITES_TAKEN_OVER = 'favourites-taken-over'

/** Takes over a list as the account has it, with the names that it knows. */
export function keepFavourites(ids: readonly string[], known: Record<string, string>): void {
  const all = { ...names(), ...known }
  const kept = ids.flatMap((id) => (all[id] ? [[id, all[id]]] : []))
  localStorage.setItem(FAVOURITES, JSON.stringify(ids))
  localStorage.setItem(NAMES, JSON.stringify(Object.fromEntries(kept)))
}

/** Saves a listing under its name, or forgets it. */
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
}
