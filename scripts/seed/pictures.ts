import { readdir, readFile } from 'node:fs/promises'
import type { PropertyType } from '../../src/domain/listing/constants.ts'

const FOLDER = new URL('./pictures/', import.meta.url)

type Album = { covers: readonly string[]; more: readonly string[] }

const FLAT_ROOMS = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony-view',
  'living-evening',
  'bedroom-green',
  'kitchen-white',
  'child-room',
  'study',
  'serviced-lobby',
  'serviced-room',
  'stair-hall',
  'gym',
  'pool-deck',
] as const
const HOUSE_ROOMS = [
  'dining-room',
  'living-room',
  'bedroom-green',
  'kitchen-white',
  'study',
  'bathroom',
  'roof-terrace',
  'child-room',
  'bedroom',
  'farm-verandah',
  'kitchen',
] as const

/** Pictures that stand for a type, each fit to be a cover; then rooms that may follow. */
const FITTING: Record<PropertyType, Album> = {
  'Flat/Apartment': {
    covers: [
      'tower-golden-hour',
      'living-evening',
      'mid-rise-courtyard',
      'tower-blue-hour',
      'bedroom-green',
      'flats-on-street',
      'pool-deck',
      'living-room',
      'balcony-view',
      'kitchen-white',
    ],
    more: FLAT_ROOMS,
  },
  'Independent House/Villa': {
    covers: [
      'villa-front',
      'row-houses',
      'kothi-evening',
      'dining-room',
      'villa-pool',
      'roof-terrace',
      'farmhouse',
      'guest-house',
    ],
    more: HOUSE_ROOMS,
  },
  'Plot/Land': {
    covers: ['plot-corner', 'plot-walled', 'plot-layout', 'mustard-field'],
    more: ['plot-layout', 'plot-corner'],
  },
  '1 RK/Studio Apartment': {
    covers: ['studio-room', 'studio-blue', 'flats-on-street', 'mid-rise-courtyard'],
    more: ['kitchen', 'bathroom', 'balcony-view', 'stair-hall'],
  },
  Office: {
    covers: ['office-block', 'office-reception', 'office-floor', 'meeting-room'],
    more: ['office-floor', 'meeting-room', 'office-reception', 'office-block'],
  },
  Retail: {
    covers: ['shop-front', 'sari-shop', 'bazaar-night'],
    more: ['sari-shop', 'shop-front'],
  },
  Storage: { covers: ['warehouse', 'cold-store', 'godown'], more: [] },
  Industry: {
    covers: ['factory-shed', 'saw-tooth-mill', 'machine-hall'],
    more: ['machine-hall', 'warehouse'],
  },
  'Serviced Apartment': {
    covers: ['serviced-room', 'serviced-lobby'],
    more: ['serviced-lobby', 'serviced-room', 'bathroom', 'gym'],
  },
  Farmhouse: {
    covers: ['farmhouse', 'farm-verandah'],
    more: ['farm-verandah', 'dining-room', 'mustard-field'],
  },
  Hospitality: {
    covers: ['guest-house', 'serviced-lobby'],
    more: ['serviced-lobby', 'serviced-room', 'dining-room'],
  },
}
const PG: Album = {
  covers: ['pg-room', 'pg-common', 'pg-dormitory'],
  more: ['pg-common', 'pg-room', 'pg-dormitory', 'kitchen', 'bathroom', 'stair-hall'],
}

/** Every demo picture by name. */
export async function demoPictures(): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(FOLDER))
    .filter((file) => file.endsWith('.webp') && !file.startsWith('hero-'))
    .sort()
  return new Map(
    await Promise.all(
      names.map(
        async (file) =>
          [
            file.replace('.webp', ''),
            new Uint8Array(await readFile(new URL(file, FOLDER))),
          ] as const,
      ),
    ),
  )
}

type Subject = { propertyType: PropertyType; listingType: string; city: string }

/**
 * The pictures of each listing, cover first. Of the fitting covers it takes the one that stands last in the fewest of the
 * listing's lists, then the one longest not shown: so neighbours differ among all, in a city, of a type and of both.
 */
export function demoAlbums(listings: readonly Subject[], known: ReadonlySet<string>): string[][] {
  const lastIn = new Map<string, string>()
  const shown = new Map<string, number>()
  return listings.map(({ city, propertyType, listingType }, n) => {
    const { covers, more } = listingType === 'PG' ? PG : FITTING[propertyType]
    const lists = ['', city, propertyType, `${city} ${propertyType}`]
    const repeats = (name: string) => lists.filter((list) => lastIn.get(list) === name).length
    const since = (name: string) => shown.get(name) ?? -1
    const [cover] = covers
      .filter((name) => known.has(name))
      .sort((a, b) => repeats(a) - repeats(b) || since(a) - since(b))
    if (!cover) return []
    shown.set(cover, n)
    for (const list of lists) lastIn.set(list, cover)
    const rooms = more.filter((name) => known.has(name) && name !== cover)
    const start = rooms.length > 0 ? n % rooms.length : 0
    return [cover, ...[...rooms.slice(start), ...rooms.slice(0, start)].slice(0, 3 + (n % 5))]
  })
}
