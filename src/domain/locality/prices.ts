import type { ListingType } from '../listing/constants.ts'
import { LEAST_PRICED, medianOf } from './stats.ts'

/** What listings of one size ask, in rupees; `median` is null where too few ask to say one. */
export type AskedPrices = {
  /** Null where the listings of a kind have none, such as plots. */
  bedrooms: number | null
  count: number
  low: number
  high: number
  median: number | null
}

/** Fewer listings make no range. */
export const LEAST_RANGED = 3

type Asked = { listingType: ListingType; bedrooms?: number | null; price: number }

/** A bed in a PG is let by the bed, whatever flat it stands in. */
const sizeOf = ({ listingType, bedrooms }: Asked) =>
  listingType === 'PG' ? null : (bedrooms ?? null)

/** What the listings of one kind ask by their size, the smallest first; sizes with too few are left out. */
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
