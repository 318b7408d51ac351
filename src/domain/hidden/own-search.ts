import type { Own } from '../search/own.ts'
import { type Hidden, homeNumber, posterNumber } from './rules.ts'

/** What a search leaves out because its visitor has hidden it; null where that is nothing. */
export function ownByHidden(hidden: readonly Hidden[]): Own | null {
  if (hidden.length === 0) return null
  const keysOf = (kind: Hidden['kind']) =>
    hidden.flatMap((one) => (one.kind === kind ? one.key : []))
  const homes = new Set(keysOf('home').map(homeNumber))
  const posters = new Set(keysOf('poster').map(posterNumber))
  return {
    keeps:
      ({ home, poster }) =>
      (row) =>
        !homes.has(home[row] ?? 0) && !posters.has(poster[row] ?? 0),
    fact: () => '',
    says: () => '',
  }
}
