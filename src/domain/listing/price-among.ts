import { shownCity } from '#language/city/texts-named'
import { comparedHomes } from '#language/listing/texts-described'
import { shownLocality } from '#language/locality/texts-named'
import { medianOf } from '../locality/stats.ts'
import { pricePerSquareFoot } from '../money/rules.ts'
import { kindWords, localityName } from '../search/places.ts'
import type { ListingType, PropertyType } from './constants.ts'

/** With fewer listings, a comparison means nothing. */
export const LEAST_AMONG = 5
/** The most marks on the ruler; of more listings it shows a sample. */
const MARKS = 16

/** The listing whose price is compared. */
export type AmongListing = {
  listingType: ListingType
  propertyType: PropertyType
  city: string
  locality: string
  price: number
  plotArea: number
}

/**
 * The prices per sq ft of some listings, in rupees. `sample` has at most 16 of them in ascending order, evenly drawn,
 * the lowest and the highest included.
 */
export type PriceRange = { low: number; median: number; high: number; sample: readonly number[] }

/**
 * A price per sq ft among those of its kind, itself included: the lowest, the median and the highest in rupees, and the
 * positions on a ruler from 0 to 100. The median is at 50, so that a few expensive ones do not compress the rest.
 * `what` names the compared listings, such as "14 flats for sale in Assi".
 */
export type PriceAmong = {
  what: string
  rate: number
  low: number
  median: number
  high: number
  at: number
  marks: number[]
}

/** `sorted`: ascending prices per sq ft. Null for too few of them, or if all are equal. */
export function priceRange(sorted: readonly number[]): PriceRange | null {
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (sorted.length < LEAST_AMONG || low === undefined || high === undefined || low === high)
    return null
  const step = Math.max(1, (sorted.length - 1) / (MARKS - 1))
  const sample = Array.from(
    { length: Math.min(MARKS, sorted.length) },
    (_, n) => sorted[Math.round(n * step)] ?? high,
  )
  return { low, median: medianOf(sorted) ?? low, high, sample }
}

function among(rate: number, { low, median, high, sample }: PriceRange): Omit<PriceAmong, 'what'> {
  const between = (one: number, from: number, to: number) =>
    to > from ? (50 * (one - from)) / (to - from) : 50
  const at = (one: number) =>
    Math.round(one < median ? between(one, low, median) : 100 - between(-one, -high, -median))
  // The range may be a moment older than the price.
  const inRange = Math.min(high, Math.max(low, rate))
  return { rate, low, median, high, at: at(inRange), marks: [...new Set(sample.map(at))] }
}

type Compared = { count: number; prices: PriceRange | null }

/**
 * Compares a listing's price per sq ft with those on offer of its kind in its locality, or in its city if those are too
 * few; null if both are too few, or if it has no price per sq ft.
 */
export function priceAmong(
  listing: AmongListing,
  figures: { city: Compared; locality: Compared },
): PriceAmong | null {
  const rate = pricePerSquareFoot(listing)
  if (rate === null) return null
  for (const [name, { count, prices }] of [
    [shownLocality(listing.city, localityName(listing)), figures.locality],
    [shownCity(listing.city), figures.city],
  ] as const)
    if (prices)
      return {
        what: comparedHomes(count, kindWords(listing), listing.propertyType, name),
        ...among(rate, prices),
      }
  return null
}
