import { COMPARED } from '../../domain/site/constants.ts'
import { followStored, listOf, stored, text } from '../lib/stored.ts'

/** The event after a listing was chosen for the comparison or removed from it. */
const COMPARED_CHANGED = 'compared-changed'

/** The listings chosen on this device for a comparison, first choice first. */
export const compared = (): string[] => stored('localStorage', COMPARED, listOf(text)) ?? []

/** Stores the choice. Removes the entry if it is empty: pages then have nothing to load. */
export function keepCompared(ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(COMPARED, JSON.stringify(ids))
  else localStorage.removeItem(COMPARED)
  dispatchEvent(new Event(COMPARED_CHANGED))
}

/** Calls `show` at once, and whenever the choice changes. */
export const followCompared = (show: () => void, signal?: AbortSignal): void =>
  followStored({ key: COMPARED, events: [COMPARED_CHANGED] }, show, signal)
