import type { ListingType } from '../listing/constants.ts'
import { lowestOf, type Money, priceOf, pricePerSquareFoot } from '../money/rules.ts'
import { localityOf } from './rules.ts'

/** The figures of one locality. `median` is in rupees per sq ft; `priced` is the number of listings in it. */
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
const STEPS = 5
const ROUND = 50

export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** The figures of some listings; the median is that of `priced`, such as the homes among them. */
export function statsOf(
  listings: readonly Offered[],
  priced: readonly Offered[] = listings,
): LocalityStats {
  const rates = priced.flatMap((listing) => pricePerSquareFoot(listing) ?? [])
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

export const isPriced = (stat: LocalityStats | undefined): boolean =>
  stat !== undefined && stat.median !== null && stat.priced >= LEAST_PRICED

/** The marks of a scale of five equal steps, in rupees per sq ft; null if no locality has enough listings. */
export function rulerOf(stats: StatsByLocality): number[] | null {
  const medians = Object.values(stats).flatMap((stat) =>
    isPriced(stat) ? (stat.median ?? []) : [],
  )
  if (medians.length === 0) return null
  const low = Math.floor(Math.min(...medians) / ROUND) * ROUND
  const least = Math.max(Math.max(...medians) - low, STEPS * ROUND)
  const step = Math.ceil(least / STEPS / ROUND) * ROUND
  return Array.from({ length: STEPS + 1 }, (_, n) => low + n * step)
}

/** The step of the scale, from 1, in which a median lies. */
export function stepOf(median: number, ruler: readonly number[]): number {
  const above = ruler.slice(1, -1).filter((mark) => median >= mark)
  return above.length + 1
}
