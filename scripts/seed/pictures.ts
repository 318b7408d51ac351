import { readdir, readFile } from 'node:fs/promises'
import type { PropertyType } from '../../src/domain/listing/constants.ts'

const FOLDER = new URL('./pictures/', import.meta.url)

/** Pictures of one place, the outside first if there is one; any of `covers` may be first. */
type Album = { covers: readonly string[]; more: readonly string[] }

/** Homes by price: a pool belongs to no cheap home. `from` is in rupees per sq ft and, for rent, per month. */
type Homes = readonly (Album & { from?: { Sell: number; Rent: number } })[]

const album = (covers: string, more = ''): Album => ({
  covers: covers.split(' '),
  more: more.split(' ').filter(Boolean),
})

/** The albums of each type. An outside view belongs to one album only. */
const FITTING: Record<PropertyType, Homes> = {
  'Flat/Apartment': [
    album('tower-golden-hour living-room balcony-view', 'bedroom kitchen bathroom serviced-lobby'),
    album('mid-rise-courtyard child-room', 'study kitchen bathroom stair-hall'),
    album('flats-on-street kitchen-white', 'bedroom-green bathroom stair-hall balcony-view'),
    {
      ...album(
        'tower-blue-hour living-evening bedroom-green pool-deck',
        'kitchen-white gym serviced-lobby balcony-view',
      ),
      from: { Sell: 9_000_000, Rent: 25_000 },
    },
  ],
  'Independent House/Villa': [
    album('row-houses dining-room', 'bedroom kitchen bathroom roof-terrace'),
    album('kothi-evening roof-terrace', 'dining-room bedroom-green kitchen-white study'),
    album('guest-house', 'living-room child-room bathroom'),
    album('villa-front', 'living-room kitchen-white bedroom-green study roof-terrace'),
    {
      ...album('villa-pool', 'living-evening dining-room kitchen-white bedroom-green bathroom'),
      from: { Sell: 25_000_000, Rent: 90_000 },
    },
    {
      ...album('farmhouse', 'farm-verandah dining-room'),
      from: { Sell: 20_000_000, Rent: 60_000 },
    },
  ],
  'Plot/Land': [
    album('plot-corner'),
    album('plot-walled'),
    album('plot-layout'),
    album('mustard-field'),
  ],
  '1 RK/Studio Apartment': [
    album('studio-room', 'kitchen bathroom stair-hall'),
    album('studio-blue', 'bathroom stair-hall'),
    album('serviced-room', 'bathroom serviced-lobby'),
  ],
  Office: [
    album('office-block office-reception office-floor meeting-room'),
    album('office-floor meeting-room', 'office-reception'),
  ],
  Retail: [album('shop-front'), album('sari-shop'), album('bazaar-night')],
  Storage: [album('warehouse'), album('cold-store'), album('godown')],
  Industry: [album('factory-shed', 'machine-hall'), album('saw-tooth-mill'), album('machine-hall')],
  'Serviced Apartment': [album('serviced-room', 'serviced-lobby bathroom gym')],
  Farmhouse: [album('farmhouse farm-verandah', 'dining-room')],
  Hospitality: [album('guest-house', 'serviced-lobby serviced-room dining-room')],
}
/** By the number of people in a room. */
const PG: Record<string, Homes> = {
  'Four or more to a room': [album('pg-dormitory pg-common', 'kitchen bathroom stair-hall')],
  'Two to a room': [album('pg-room pg-common', 'kitchen bathroom stair-hall')],
}

/** Returns the albums for a listing of this kind and price. */
function albumsFor({ listingType, propertyType, price, sharing }: Subject): Homes {
  if (listingType === 'PG') return PG[sharing ?? ''] ?? PG['Two to a room'] ?? []
  const isDear = listingType === 'Rent' ? 'Rent' : 'Sell'
  return FITTING[propertyType].filter(({ from }) => price >= (from?.[isDear] ?? 0))
}

/** Returns every demo picture by name. */
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

type Subject = {
  propertyType: PropertyType
  listingType: string
  city: string
  price: number
  sharing?: string | null | undefined
}

/**
 * Returns the pictures of each listing, cover first. It chooses the cover that is in the fewest of the listing's lists
 * among the last few, then the one not shown for longest. Neighbours therefore differ in the list of all, and in those
 * of a city, of a type and of both. The rest of the album follows.
 */
export function demoAlbums(listings: readonly Subject[], known: ReadonlySet<string>): string[][] {
  const last = new Map<string, string[]>()
  const shown = new Map<string, number>()
  return listings.map((listing, n) => {
    const { city, propertyType } = listing
    const lists = ['', city, propertyType, `${city} ${propertyType}`]
    const repeats = (name: string) =>
      lists.reduce((sum, list) => {
        const since = last.get(list)?.indexOf(name) ?? -1
        return sum + (since < 0 ? 0 : (ON_ONE_SCREEN - since) ** 2)
      }, 0)
    const since = (name: string) => shown.get(name) ?? -1
    const [chosen] = albumsFor(listing)
      .flatMap((album) => album.covers.map((cover) => ({ cover, album })))
      .filter(({ cover }) => known.has(cover))
      .sort((a, b) => repeats(a.cover) - repeats(b.cover) || since(a.cover) - since(b.cover))
    if (!chosen) return []
    const { cover, album } = chosen
    shown.set(cover, n)
    for (const list of lists)
      last.set(list, [cover, ...(last.get(list) ?? [])].slice(0, ON_ONE_SCREEN))
    const rest = [...album.covers, ...album.more].filter(
      (name) => known.has(name) && name !== cover,
    )
    return [cover, ...rest]
  })
}

/** The number of cards that are visible at the same time. */
const ON_ONE_SCREEN = 6
