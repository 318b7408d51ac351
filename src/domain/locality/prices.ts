import type { ListingType } from '../listing/constants.ts'
import { LEAST_PRICED, medianOf } from './stats.ts'

/** The asking prices of listings of one size, in rupees; `median` is null if there are too few. */
export type AskedPrices = {
  /** Null for kinds without bedrooms, such as plots. */
  bedrooms: number | null
  count: number
  low: number
  high: number
  median: number | null
}

/** The fewest listings for a range. */
export const LEAST_RANGED = 3

type Asked = { listingType: ListingType; bedrooms?: number | null; price: number }

/** PGs are let by the bed, so the size of the flat does not matter. */
const sizeOf = ({ listingType, bedrooms }: Asked) =>
  listingType === 'PG' ? null : (bedrooms ?? null)

/** The asking prices of listings of one kind by size, smallest first; sizes with too few listings are left out. */
export function pricesBySize(listings: readonly Asked[]): AskedPrices[] {
  return [...Map.groupBy(listings, sizeOf)]
    .flatMap(([bedrooms, some]) => {
      const [low, ...rest] = some.map(({ price }) => price).toSorted((a, b) => a - b)
      const high = rest.at(-1)
      if (low === undefined || high === undefined || some.length < LEAST_RANGED) return []
      const median = some.length < LEAST_PRICED ? null : medianOf([low, ...rest])
      return [{ bedrooms, count: some.length, low, high, median }]
    })
    .sort((a, b) => (a.bedrooms ?? 0) - (b.bedrooms ?? 0))
}
