import { DUPLICATE_LIMITS as LIKE, PRICE_LIMITS } from './constants.ts'

/** Whether two amounts differ by at most the given share of the larger one. */
export function isWithin(one: number, other: number, percent: number): boolean {
  return Math.abs(one - other) * 100 <= percent * Math.max(one, other)
}

type Placed = { city: string; locality: string; plotArea: number; price: number }

/** In what two listings agree, as far as it makes one look like the other. */
export function likeness(
  one: Placed,
  other: Placed,
): { place: boolean; area: boolean; price: boolean } {
  return {
    place: one.city === other.city && one.locality.toLowerCase() === other.locality.toLowerCase(),
    area: isWithin(one.plotArea, other.plotArea, LIKE.areaPercent),
    price: isWithin(one.price, other.price, LIKE.pricePercent),
  }
}

/** A price compared: rupees per square foot of this listing and, of the approved ones like it, the quartiles and how many they are. */
export type PriceCheck = {
  rate: number
  compared: number
  lower: number | null
  upper: number | null
}

/** What is usual among the compared, in rupees per square foot; null where too few could be compared to say. */
export function usualRange({
  compared,
  lower,
  upper,
}: PriceCheck): { low: number; high: number } | null {
  if (compared < PRICE_LIMITS.comparables || lower === null || upper === null) return null
  const reach = PRICE_LIMITS.fence * (upper - lower)
  return { low: Math.max(0, lower - reach), high: upper + reach }
}

/** Whether a price stands apart, and in which direction. */
export function priceStanding(check: PriceCheck): 'low' | 'high' | 'usual' | 'unknown' {
  const range = usualRange(check)
  if (!range) return 'unknown'
  if (check.rate < range.low) return 'low'
  return check.rate > range.high ? 'high' : 'usual'
}
