import { DUPLICATE_LIMITS as LIKE, PRICE_LIMITS } from './constants.ts'

/** Whether two amounts differ by at most the given share of the larger one. */
export function isWithin(one: number, other: number, percent: number): boolean {
  return Math.abs(one - other) * 100 <= percent * Math.max(one, other)
}

type Sized = { plotArea: number; price: number }

/** The figures in which two listings look alike. Whether they are in the same place, the server says. */
export function likeness(one: Sized, other: Sized): { area: boolean; price: boolean } {
  return {
    area: isWithin(one.plotArea, other.plotArea, LIKE.areaPercent),
    price: isWithin(one.price, other.price, LIKE.pricePercent),
  }
}

/** A listing's price per square foot in rupees, with the number and the quartiles of comparable approved listings. */
export type PriceCheck = {
  rate: number
  compared: number
  lower: number | null
  upper: number | null
}

/** The usual range in rupees per square foot; null if there are too few comparable listings. */
export function usualRange({
  compared,
  lower,
  upper,
}: PriceCheck): { low: number; high: number } | null {
  if (compared < PRICE_LIMITS.comparables || lower === null || upper === null) return null
  const { fence, percent } = PRICE_LIMITS
  const reach = (quartile: number) => Math.max(fence * (upper - lower), (quartile * percent) / 100)
  return { low: Math.max(0, lower - reach(lower)), high: upper + reach(upper) }
}

/** Whether a price is unusual, and in which direction. */
export function comparePrice(check: PriceCheck): 'low' | 'high' | 'usual' | 'unknown' {
  const range = usualRange(check)
  if (!range) return 'unknown'
  if (check.rate < range.low) return 'low'
  return check.rate > range.high ? 'high' : 'usual'
}
