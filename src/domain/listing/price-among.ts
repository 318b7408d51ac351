import { localityOf } from '../locality/rules.ts'
import { pricePerSquareFoot } from '../money/rules.ts'
import { kindWords } from '../search/places.ts'
import type { ListingType, PropertyType } from './constants.ts'

/** Among fewer, a place in the order says nothing. */
export const LEAST_AMONG = 5
/** Marks on the ruler; of more listings some stand for all. */
const MARKS = 24

type Priced = {
  listingType: ListingType
  propertyType: PropertyType
  city: string
  locality: string
  price: number
  plotArea: number
}

/**
 * A price per sq ft among those of its kind, itself included: how many, how many of them are lower, the lowest and the highest
 * in rupees, and where on a ruler from 0 to 100 this one and the others lie. `what` is "flats for sale in Assi".
 */
export type PriceAmong = {
  what: string
  count: number
  lower: number
  low: number
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
  const at = (one: number) => Math.round(((one - low) * 100) / (high - low))
  const step = Math.max(1, (sorted.length - 1) / (MARKS - 1))
  const marks = Array.from({ length: Math.min(MARKS, sorted.length) }, (_, n) =>
    at(sorted[Math.round(n * step)] ?? high),
  )
  return {
    ...{ what, count: sorted.length, lower: sorted.findIndex((one) => one >= rate), low, high },
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

/** "about the middle of 12 flats for sale in Assi". */
export function priceStandingWords({ what, count, lower }: PriceAmong): string {
  const all = `${count} ${what}`
  if (lower === 0) return `the lowest of ${all}`
  if (lower === count - 1) return `the highest of ${all}`
  const share = lower / (count - 1)
  if (share < 0.3) return `among the lower of ${all}`
  if (share < 0.42) return `a little below the middle of ${all}`
  if (share <= 0.58) return `about the middle of ${all}`
  return share <= 0.7 ? `a little above the middle of ${all}` : `among the higher of ${all}`
}
