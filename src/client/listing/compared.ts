import { COMPARED } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** What is chosen on this device for a comparison, the first one first. */
export const compared = (): string[] => stored('localStorage', COMPARED, listOf(text)) ?? []

/** Where nothing is chosen nothing is kept, so that pages need not look further. */
export function keepCompared(ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(COMPARED, JSON.stringify(ids))
  else localStorage.removeItem(COMPARED)
}
