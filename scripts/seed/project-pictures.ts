/** Pictures of whole buildings for covers, then further pictures by the kind of project. */
const ALBUMS = {
  homes: {
    covers: [
      'tower-golden-hour',
      'mid-rise-courtyard',
      'villa-front',
      'tower-blue-hour',
      'row-houses',
      'flats-on-street',
      'kothi-evening',
      'villa-pool',
    ],
    rooms: [
      'living-room',
      'kitchen-white',
      'bedroom-green',
      'balcony-view',
      'gym',
      'dining-room',
      'bedroom',
      'pool-deck',
      'study',
    ],
  },
  flats: {
    covers: ['tower-blue-hour', 'flats-on-street', 'tower-golden-hour', 'mid-rise-courtyard'],
    rooms: ['living-evening', 'kitchen-white', 'bedroom-green', 'pool-deck', 'gym'],
  },
  houses: {
    covers: ['row-houses', 'villa-pool', 'kothi-evening', 'villa-front'],
    rooms: ['roof-terrace', 'dining-room', 'kitchen-white', 'bedroom-green'],
  },
  commercial: {
    covers: ['office-block', 'shop-front', 'bazaar-night'],
    rooms: ['office-reception', 'office-floor', 'meeting-room'],
  },
} as const

export type ProjectKind = keyof typeof ALBUMS

/**
 * Returns the names of the n-th project's pictures, cover first, among those that are `known`. Neighbours have
 * different covers.
 */
export function projectAlbum(kind: ProjectKind, n: number, known: ReadonlySet<string>): string[] {
  const pick = (names: readonly string[], count: number) => {
    const usable = names.filter((name) => known.has(name))
    return Array.from(
      { length: Math.min(count, usable.length) },
      (_, i) => usable[(n + i) % usable.length] ?? '',
    )
  }
  return [...pick(ALBUMS[kind].covers, 1), ...pick(ALBUMS[kind].rooms, 3 + (n % 2))]
}
