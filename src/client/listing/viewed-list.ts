import { VIEWED } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** The listings that this device has viewed, last viewed first. */
export const viewed = (): string[] => stored('localStorage', VIEWED, listOf(text)) ?? []

/** Stores the list. Removes the entry if it is empty: pages then have nothing to load. */
export function keepViewed(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(VIEWED, JSON.stringify(ids))
    else localStorage.removeItem(VIEWED)
  } catch {
    // If storage is forbidden, nothing is remembered.
  }
}
