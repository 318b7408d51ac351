import { COMPARED } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** The listings chosen on this device for a comparison, first choice first. */
export const compared = (): string[] => stored('localStorage', COMPARED, listOf(text)) ?? []

/** Stores the choice. Removes the entry if it is empty: pages then have nothing to load. */
export function keepCompared(ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(COMPARED, JSON.stringify(ids))
  else localStorage.removeItem(COMPARED)
}
