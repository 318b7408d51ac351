import { exact, lowestOf, type Money, once, short } from '../money/rules.ts'
import { PRICE_BUCKETS } from '../search/constants.ts'
import type { Facets } from '../search/facets.ts'
import { slugOf } from '../locality/locality.ts'

/** An offer in a part of a city: a range of prices in rupees, both ends included. */
export type Offer = {
  location: string
  projectType: string
  amenities: readonly string[]
  priceMin: number
  priceMax: number
}

/** The price filter's ranges that an offer overlaps. A range of the filter includes only its lower end. */
export function bucketsOf({ priceMin, priceMax }: Pick<Offer, 'priceMin' | 'priceMax'>): string[] {
  return PRICE_BUCKETS.filter(({ from, to }) => priceMin < to && priceMax >= from).map(
    ({ id }) => id,
  )
}

/** "Gomti Nagar, Lucknow" -> "Gomti Nagar", for pages about one city. */
export function localityOf(location: string): string {
  return location.split(',')[0]?.trim() ?? ''
}

/** The lowest price of a city's offers; null where there are none. */
export function lowestPrice(
  offers: readonly Pick<Offer, 'location' | 'priceMin'>[],
  city: string,
): Money | null {
  return lowestOf(offers.filter((offer) => isIn(offer, city)).map(({ priceMin }) => once(priceMin)))
}

/** Whether an offer's location names the city. */
export function isIn({ location }: Pick<Offer, 'location'>, city: string): boolean {
  return location.split(',').some((part) => part.trim().toLowerCase() === city.toLowerCase())
}

export function offerFacets(offer: Offer): Facets {
  return {
    price: bucketsOf(offer),
    location: [slugOf(localityOf(offer.location))],
    type: [slugOf(offer.projectType)],
    amenities: offer.amenities.map(slugOf),
  }
}

/** "₹ 50 L to ₹ 89 L", and the full amounts for screen readers. */
export function priceRange({ priceMin, priceMax }: Pick<Offer, 'priceMin' | 'priceMax'>): {
  short: string
  full: string
} {
  const range = (text: (price: Money) => string) =>
    [...new Set([text(once(priceMin)), text(once(priceMax))])].join(' to ')
  return { short: range(short), full: range(exact) }
}
