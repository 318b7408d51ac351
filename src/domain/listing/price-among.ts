import { localityOf } from '../locality/rules.ts'
import { medianOf } from '../locality/stats.ts'
import { pricePerSquareFoot } from '../money/rules.ts'
import { kindWords } from '../search/places.ts'
import type { ListingType, PropertyType } from './constants.ts'

/** With fewer listings, a comparison means nothing. */
export const LEAST_AMONG = 5
/** The most marks on the ruler; of more listings it shows a sample. */
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
 * A price per sq ft among those of its kind, itself included: the lowest, the median and the highest in rupees, and the
 * positions on a ruler from 0 to 100. The median is at 50, so that a few expensive ones do not compress the rest.
 * `what` names the compared listings, such as "flats for sale in Assi".
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

/** `sorted`: the ascending prices per sq ft of all listings of its kind there, this one included. */
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
 * Compares a listing's price per sq ft with available listings of its kind in its locality, or in its city if those are
 * too few; null if both are too few, or if it has no price per sq ft. The listings are sorted once for all calls.
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
