import type { ListingType } from '../listing/constants.ts'
import { lowestOf, type Money, type Period, priceOf, pricePerSquareFoot } from '../money/rules.ts'
import { localityOf } from './rules.ts'

/** What is counted in the medians of a map: one kind of offer, and what its price is paid for; empty for sales. */
export type Rated = { noun: readonly [one: string, many: string]; period: Period }

/**
 * The figures of one locality. `median` is in rupees: of sales per sq ft, of the others for their period; `priced` is
 * the number of listings in it.
 */
export type LocalityStats = {
  count: number
  /** The lowest price. */
  from: Money | null
  median: number | null
  priced: number
}
export type StatsByLocality = Readonly<Record<string, LocalityStats>>

type Offered = { listingType: ListingType; price: number; plotArea: number; locality: string }

/** The fewest listings for a meaningful median. */
export const LEAST_PRICED = 5
/** The fewest for one on a map, which marks it as weak below the number above. */
export const LEAST_SHOWN = 3
const STEPS = 5
const ROUND = 50

export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** What a listing asks, to be compared with others of its kind: a sale per sq ft, any other for its period. */
export const rateOf = (listing: Omit<Offered, 'locality'>): number | null =>
  listing.listingType === 'Sell' ? pricePerSquareFoot(listing) : listing.price

/** The figures of some listings; the median is that of `priced`, such as the flats among them. */
export function statsOf(
  listings: readonly Offered[],
  priced: readonly Offered[] = listings,
): LocalityStats {
  const rates = priced.flatMap((listing) => rateOf(listing) ?? [])
  return {
    count: listings.length,
    from: lowestOf(listings.map(priceOf)),
    median: medianOf(rates),
    priced: rates.length,
  }
}

/** The figures of a city's localities by slug; listings in unknown localities are returned separately. */
export function statsByLocality<T extends Offered>(
  city: string,
  listings: readonly T[],
  isPriced: (listing: T) => boolean = () => true,
): { localities: StatsByLocality; elsewhere: LocalityStats } {
  const groups = Map.groupBy(listings, ({ locality }) => localityOf(city, locality)?.slug ?? '')
  const stat = (some: readonly T[]) => statsOf(some, some.filter(isPriced))
  const known = [...groups].filter(([slug]) => slug !== '')
  return {
    localities: Object.fromEntries(known.map(([slug, some]) => [slug, stat(some)])),
    elsewhere: stat(groups.get('') ?? []),
  }
}

type Median = Pick<LocalityStats, 'median' | 'priced'>

/** The median of a place if it may be shown on a map; null with too few listings. */
export const medianShown = (stat: Median | undefined): number | null =>
  stat && stat.priced >= LEAST_SHOWN ? stat.median : null

/** Whether a median is of so few listings that it says little. */
export const isWeak = ({ priced }: Median): boolean => priced < LEAST_PRICED

/** The marks of a scale of five equal steps, in rupees; null if no locality has enough listings. */
export function rulerOf(stats: Readonly<Record<string, Median>>): number[] | null {
  const medians = Object.values(stats).flatMap((stat) => medianShown(stat) ?? [])
  if (medians.length === 0) return null
  const low = Math.floor(Math.min(...medians) / ROUND) * ROUND
  const least = Math.max(Math.max(...medians) - low, STEPS * ROUND)
  const step = Math.ceil(least / STEPS / ROUND) * ROUND
  return Array.from({ length: STEPS + 1 }, (_, n) => low + n * step)
}

/** Where on the scale a median lies, from 0 to 100. */
export function placeOn(median: number, ruler: readonly number[]): number {
  const [low = 0, high = 0] = [ruler[0], ruler.at(-1)]
  return high > low ? Math.round((100 * (median - low)) / (high - low)) : 0
}

/** The step of the scale, from 1, in which a median lies. */
export function stepOf(median: number, ruler: readonly number[]): number {
  const above = ruler.slice(1, -1).filter((mark) => median >= mark)
  return above.length + 1
}
