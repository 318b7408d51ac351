import type { ListingType } from '../listing/constants.ts'
import { LEAST_PRICED, medianOf } from './stats.ts'

/** The asking prices of listings of one size, in rupees; `range` and `median` are null if there are too few. */
export type AskedPrices = {
  /** Null for kinds without bedrooms, such as plots. */
  bedrooms: number | null
  count: number
  range: { low: number; high: number } | null
  median: number | null
}

/** The fewest listings for a range. */
export const LEAST_RANGED = 3

type Asked = { listingType: ListingType; bedrooms?: number | null; price: number }

/** PGs are let by the bed, so the size of the flat does not matter. */
const sizeOf = ({ listingType, bedrooms }: Asked) =>
  listingType === 'PG' ? null : (bedrooms ?? null)

/** The asking prices of listings of one kind by size, smallest first. */
export function pricesBySize(listings: readonly Asked[]): AskedPrices[] {
  return [...Map.groupBy(listings, sizeOf)]
    .map(([bedrooms, some]) => {
      const prices = some.map(({ price }) => price).toSorted((a, b) => a - b)
      const [low = 0, high = 0] = [prices[0], prices.at(-1)]
      return {
        bedrooms,
        count: prices.length,
        range: prices.length < LEAST_RANGED ? null : { low, high },
        median: prices.length < LEAST_PRICED ? null : medianOf(prices),
      }
    })
    .sort((a, b) => (a.bedrooms ?? 0) - (b.bedrooms ?? 0))
}
