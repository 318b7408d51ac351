import { readdir, readFile } from 'node:fs/promises'
import type { ListingFields } from '../../src/domain/listing/schema.ts'
import { ROOMS, type Room } from '../../src/domain/photo/constants.ts'
import { BUILDINGS, type Building, coverChooser } from './buildings.ts'

const FOLDER = new URL('./pictures/', import.meta.url)

type Subject = Pick<
  ListingFields,
  'propertyType' | 'propertyCategory' | 'listingType' | 'city' | 'locality' | 'price'
> &
  Partial<Pick<ListingFields, 'sharing' | 'corner' | 'totalFloors' | 'possession'>> &
  Partial<Planned>
/** What a floor plan shows of a home. */
type Planned = Pick<
  ListingFields,
  'bedrooms' | 'bathrooms' | 'balconies' | 'plotArea' | 'areaBasis' | 'facingType'
>

/** Pictures of one place, and for which listings they are true. Any of `covers` may be first. */
type Album = {
  covers: readonly string[]
  more: readonly string[]
  fits?: (listing: Subject) => boolean
}

const of = (covers: string, more = '', fits?: Album['fits']): Album => ({
  covers: covers.split(' ').filter(Boolean),
  more: more.split(' ').filter(Boolean),
  ...(fits && { fits }),
})

/** An album that may begin with the outside or with one of the first rooms. */
const home = ({ outside, rooms }: Building, fits?: Album['fits'], first = 2): Album =>
  of([outside, ...rooms.slice(0, first)].join(' '), rooms.slice(first).join(' '), fits)

/** Whether a price in rupees is at least this much for sale or, a month, for rent: a pool belongs to no cheap home. */
const from =
  (sale: number, rent: number) =>
  ({ listingType, price }: Subject) =>
    price >= (listingType === 'Rent' ? rent : sale)
const tall = ({ totalFloors }: Subject) => (totalFloors ?? 0) > 7
const low = ({ totalFloors }: Subject) => (totalFloors ?? 0) < 8
const both =
  (...conditions: ((listing: Subject) => boolean)[]) =>
  (listing: Subject) =>
    conditions.every((fits) => fits(listing))

const {
  goldenTower,
  morningTowers,
  courtyard,
  street,
  ochreFlats,
  darkTower,
  poolBlock,
  ...houses
} = BUILDINGS

const FLATS: readonly Album[] = [
  home(goldenTower, tall, 4),
  home(morningTowers, tall, 3),
  home(courtyard, low, 2),
  home(street, low, 2),
  home(ochreFlats, low, 3),
  home(darkTower, both(tall, from(7_000_000, 22_000)), 2),
  home(poolBlock, both(low, from(9_000_000, 25_000)), 3),
]

/** The albums of each type. */
const FITTING: Record<ListingFields['propertyType'], readonly Album[]> = {
  'Flat/Apartment': FLATS,
  'Independent House/Villa': [
    home(houses.rowHouse, undefined, 2),
    home(houses.brickHouse, undefined, 3),
    home(houses.modern, undefined, 3),
    home(houses.kothi, from(15_000_000, 45_000), 3),
    home(houses.pool, from(25_000_000, 90_000), 2),
    home(houses.haveli, from(25_000_000, 90_000), 0),
    home(houses.farm, from(20_000_000, 60_000), 1),
  ],
  'Plot/Land': [
    of('plot-corner', '', ({ corner }) => corner !== 'No'),
    of('plot-walled'),
    of('plot-layout'),
    of('mustard-field'),
  ],
  '1 RK/Studio Apartment': [
    of('studio-room', 'bathroom'),
    of('studio-blue', 'bathroom'),
    of('serviced-room', 'bathroom'),
  ],
  Office: [home(houses.offices, undefined, 3)],
  Retail: [of('shop-front'), of('sari-shop'), of('bazaar-night')],
  Storage: [of('warehouse'), of('cold-store'), of('godown')],
  Industry: [of('factory-shed'), of('saw-tooth-mill')],
  'Serviced Apartment': [of('serviced-room', 'gym')],
  Farmhouse: [home(houses.farm, undefined, 1)],
  Hospitality: [home(houses.haveli, undefined, 1)],
}

const sharing = (answer: ListingFields['sharing']) => (listing: Subject) =>
  listing.sharing === answer
const PG: readonly Album[] = [
  of('pg-dormitory pg-common', 'kitchen bathroom', sharing('Four or more to a room')),
  of('pg-room pg-common kitchen', 'bathroom', sharing('Two to a room')),
  of('studio-room pg-common', 'kitchen', sharing('Private room')),
  of('serviced-room', 'pg-common', sharing('Private room')),
]

/** The floor plans, and what each shows: it is true of no other home, so no second one may have it. */
export const PLANS: Record<string, Planned> = {
  'plan-2bhk-1040': {
    bedrooms: 2,
    bathrooms: 2,
    balconies: 0,
    plotArea: 1040,
    areaBasis: 'Carpet',
    facingType: 'North-East',
  },
  'plan-3bhk-1510': {
    bedrooms: 3,
    bathrooms: 2,
    balconies: 2,
    plotArea: 1510,
    areaBasis: 'Carpet',
    facingType: 'North',
  },
}
const planOf = (listing: Subject): string[] =>
  Object.entries(PLANS).flatMap(([name, plan]) =>
    (Object.keys(plan) as (keyof Planned)[]).every((field) => listing[field] === plan[field])
      ? name
      : [],
  )

/** Of plots, every third has no picture, as owners post them: its cover is then the map. */
const WITHOUT = 3

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

/** What the pictures show that are of one room; the others show something else. */
const SHOWN: Record<Room, string> = {
  'floor plan': Object.keys(PLANS).join(' '),
  outside:
    'tower-golden-hour towers-morning mid-rise-courtyard flats-on-street flats-ochre tower-blue-hour row-houses house-brick kothi-evening guest-house villa-front villa-pool farmhouse farm-verandah roof-terrace pool-deck balcony-view',
  hall: 'living-room living-evening living-green living-swing pg-common',
  kitchen: 'kitchen kitchen-white',
  bedroom: 'bedroom bedroom-green bedroom-blue child-room pg-room pg-dormitory',
  bathroom: 'bathroom',
}
export const roomOf = (name: string): Room | undefined =>
  ROOMS.find((room) => SHOWN[room].split(' ').includes(name))

/**
 * Returns the pictures of each listing, cover first and a floor plan second, of one place each; covers that are seen
 * together differ.
 */
export function demoAlbums(listings: readonly Subject[], known: ReadonlySet<string>): string[][] {
  const choose = coverChooser()
  let plots = 0
  return listings.map((listing) => {
    const { city, propertyType, propertyCategory, listingType, locality } = listing
    if (propertyType === 'Plot/Land' && ++plots % WITHOUT === 0) return []
    const albums = listingType === 'PG' ? PG : FITTING[propertyType]
    const chosen = choose(
      albums
        .filter(({ fits }) => !fits || fits(listing))
        .flatMap((album) => album.covers.map((cover) => ({ cover, album })))
        .filter(({ cover }) => known.has(cover)),
      [
        '',
        city,
        propertyType,
        `${city} ${propertyType}`,
        `${city} ${locality}`,
        `${city} ${listingType} ${propertyCategory}`,
        `${listingType} ${propertyCategory}`,
      ],
    )
    if (!chosen) return []
    const { cover, album } = chosen
    const rest = [...album.covers, ...album.more].filter(
      (name) => known.has(name) && name !== cover,
    )
    return [cover, ...planOf(listing).filter((name) => known.has(name)), ...rest]
  })
}
