import { localityOf } from '../locality/rules.ts'
import { medianOf } from '../locality/stats.ts'
import { pricePerSquareFoot } from '../money/rules.ts'
import { kindWords } from '../search/places.ts'
import type { ListingType, PropertyType } from './constants.ts'

/** Among fewer, a place in the order says nothing. */
export const LEAST_AMONG = 5
/** Marks on the ruler; of more listings some stand for all. */
const MARKS = 16

type Priced = {
  listingType: ListingType
  propertyType: PropertyType
  city: string
  locality: string
  price: number
  plotArea: number
}

/**
 * A price per sq ft among those of its kind, itself included: the lowest, the middle and the highest in rupees, and where on
 * a ruler from 0 to 100 this one and the others lie. The middle is at 50, so that a few dear ones leave room for the rest.
 * `what` is "flats for sale in Assi".
 */
export type PriceAmong = {
  what: string
  count: number
  rate: number
  low: number
  median: number
  high: number
  at: number
  marks: number[]
}

const localityKey = ({ city, locality }: Priced) =>
  localityOf(city, locality)?.name ?? locality.trim()

/** `sorted`: the prices per sq ft of all of its kind there, this one among them, the lowest first. */
function among(rate: number, sorted: readonly number[], what: string): PriceAmong | null {
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (sorted.length < LEAST_AMONG || low === undefined || high === undefined || low === high)
    return null
  const median = medianOf(sorted) ?? low
  const between = (one: number, from: number, to: number) =>
    to > from ? (50 * (one - from)) / (to - from) : 50
  const at = (one: number) =>
    Math.round(one < median ? between(one, low, median) : 100 - between(-one, -high, -median))
  const step = Math.max(1, (sorted.length - 1) / (MARKS - 1))
  const marks = Array.from({ length: Math.min(MARKS, sorted.length) }, (_, n) =>
    at(sorted[Math.round(n * step)] ?? high),
  )
  return {
    ...{ what, count: sorted.length, rate, low, median, high },
    ...{ at: at(rate), marks: [...new Set(marks)] },
  }
}

/**
 * Finds where a listing's price per sq ft stands among what is on offer of its kind in its locality, or in its city where
 * that is too few; null where both are, or where the price is no price per sq ft. Sorts once for all that are asked about.
 */
export function pricesAmong<T extends Priced>(
  onOffer: readonly T[],
): (listing: Priced) => PriceAmong | null {
  const groups = new Map<string, number[]>()
  const keysOf = (listing: Priced) => {
    const kind = [listing.city, listing.propertyType].join('/')
    return [`${kind}/${localityKey(listing)}`, kind]
  }
  for (const listing of onOffer) {
    const rate = pricePerSquareFoot(listing)
    if (rate === null) continue
    for (const key of keysOf(listing)) {
      const rates = groups.get(key)
      if (rates) rates.push(rate)
      else groups.set(key, [rate])
    }
  }
  for (const rates of groups.values()) rates.sort((a, b) => a - b)
  return (listing) => {
    const rate = pricePerSquareFoot(listing)
    if (rate === null) return null
    const places = [localityKey(listing), listing.city]
    for (const [n, key] of keysOf(listing).entries()) {
      const rates = groups.get(key) ?? []
      const found = rates.includes(rate)
        ? among(rate, rates, `${kindWords(listing)} in ${places[n]}`)
        : null
      if (found) return found
    }
    return null
  }
}

/** "8 % below the middle of 14 flats for sale in Assi". */
export function priceStandingWords({ what, count, rate, median }: PriceAmong): string {
  const percent = Math.round((Math.abs(rate - median) * 100) / median)
  const where = percent > 0 ? `${percent} % ${rate < median ? 'below' : 'above'}` : 'in'
  return `${where} the middle of ${count} ${what}`
}
