import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { MAP_TEXTS, type Noun } from '#language/locality/texts'
import type { ListingType, PropertyType } from '../listing/constants.ts'
import { pillPrice } from '../locality/labels.ts'
import { medianOf, type Rated, rateOf } from '../locality/stats.ts'
import { inWords, lowerBound, periodOf } from '../money/rules.ts'
import type { Criteria } from './criteria.ts'
import type { PlaceStat, PlaceStats } from './found.ts'
import { nounOf } from './places.ts'
import { localityAt, type Table, type WordField } from './table.ts'

/** Whether a search found something for sale and something to let, so that one price cannot speak for both. */
export const isMixed = (stats: PlaceStats): boolean => {
  const all = Object.values(stats)
  return all.some(({ sales }) => sales > 0) && all.some(({ sales, count }) => sales < count)
}

/** The one kind of offer whose prices a map compares. */
type Kind = { listingType: ListingType; propertyType: PropertyType; rooms: string }
/** Prices of one kind of offer: what they are, and each locality's. */
export type Rates = { rated: Rated; medians: Readonly<Record<string, Median>> }
type Median = { median: number | null; priced: number }

const FLAT: PropertyType = 'Flat/Apartment'
const WITH_ROOMS: readonly PropertyType[] = [FLAT, 'Independent House/Villa']
const DEALS: Readonly<Partial<Record<Criteria['wish'], ListingType>>> = {
  '': 'Sell',
  buy: 'Sell',
  rent: 'Rent',
  lease: 'Rent',
  pg: 'PG',
}

/** What a search compares: flats where it names no type. Rents are those of so many rooms where it names one number. */
function kindOf({ wish, types, rooms }: Wanted): Kind | null {
  const listingType = DEALS[wish]
  const [type = wish === 'lease' ? undefined : FLAT, ...more] = types
  if (!listingType || !type || more.length > 0) return null
  const isSized = listingType === 'Rent' && rooms.length === 1 && WITH_ROOMS.includes(type)
  const [size = ''] = isSized ? rooms : []
  return { listingType, propertyType: type, rooms: size.match(/^\d+(?= )/)?.[0] ?? '' }
}

type Wanted = Pick<Criteria, 'wish' | 'types' | 'rooms' | 'city'>

/** What each listing of a kind asks in a city, with the slug of its locality. */
function asksIn(table: Table, kind: Kind, city: string): { slug: string; rate: number }[] {
  const is = (field: WordField, row: number, value: string) =>
    table.words[field].values[table.words[field].codes[row] ?? 0] === value
  const fits = (row: number) =>
    is('city', row, city) &&
    is('listingType', row, kind.listingType) &&
    (kind.listingType === 'PG' || is('propertyType', row, kind.propertyType)) &&
    (!kind.rooms || is('bedrooms', row, kind.rooms))
  return Array.from({ length: table.size }, (_, row) => row)
    .filter(fits)
    .flatMap((row) => {
      const [price = 0, plotArea = 0] = [table.price[row], table.plotArea[row]]
      const rate = rateOf({ listingType: kind.listingType, price, plotArea })
      return rate === null ? [] : [{ slug: localityAt(table, row), rate }]
    })
}

/** The prices that the map of a search compares, of everything in its city; null where it asks for several kinds. */
export function ratesFor(tables: readonly Table[], wanted: Wanted): Rates | null {
  const kind = kindOf(wanted)
  if (!kind) return null
  const asks = tables.flatMap((table) => asksIn(table, kind, wanted.city))
  const [one, many] = nounOf(kind)
  const named = (noun: string) =>
    kind.rooms ? `${DESCRIBED_TEXTS.rooms(kind.rooms)} ${noun}` : noun
  return {
    rated: { noun: [named(one), named(many)], period: periodOf(kind.listingType) },
    medians: Object.fromEntries(
      Array.from(
        Map.groupBy(asks, ({ slug }) => slug),
        ([slug, some]) => [
          slug,
          { median: medianOf(some.map(({ rate }) => rate)), priced: some.length },
        ],
      ),
    ),
  }
}

/** Whether nothing was found in a place but what is to let, in a search where its price cannot stand alone. */
const onlyToLet = ({ sales, from }: PlaceStat, mixed: boolean) =>
  sales === 0 && (mixed || from === null)

/** The pill of a plot: "₹52 L+", or "2 to rent". */
export function pillWords(stat: PlaceStat, mixed: boolean): string {
  const { count, from } = stat
  return onlyToLet(stat, mixed) || !from ? MAP_TEXTS.toRent(count) : pillPrice(from)
}

type Spoken = {
  name: string
  stat: PlaceStat | undefined
  mixed: boolean
  noun: Noun
  /** What one kind asks there, where the map shows it. */
  asks: { median: number; rated: Rated } | null
}

/** The same for screen readers: "Sector 18, 3 properties, 1 for sale from ₹52 lakh". */
export function spokenPlace({ name, stat, mixed, noun, asks }: Spoken): string {
  const rate = asks ? `, ${MAP_TEXTS.ask(asks.median, asks.rated)}` : ''
  if (!stat) return `${name}, ${MAP_TEXTS.none}${rate}`
  const { count, sales, from } = stat
  const counted = MAP_TEXTS.count(count, noun)
  const price = from ? ` ${MAP_TEXTS.from(inWords(lowerBound(from)))}` : ''
  if (onlyToLet(stat, mixed)) return `${name}, ${counted} ${MAP_TEXTS.letting}${price}${rate}`
  const sold = sales > 0 && sales < count ? `, ${MAP_TEXTS.forSale(sales)}` : ''
  return `${name}, ${counted}${sold}${price}${rate}`
}

/** How many were found in no plot of a map. */
export const elsewhereIn = (stats: PlaceStats, drawn: ReadonlySet<string>): number =>
  Object.entries(stats).reduce((sum, [slug, { count }]) => sum + (drawn.has(slug) ? 0 : count), 0)
