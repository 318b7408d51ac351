import { shownValue } from '#language/listing/texts-values'
import { shownLocality } from '#language/locality/texts-named'
import { fromTo } from '#language/money/texts-amounts'
import { OFFER_TEXTS as texts } from '#language/project/texts'
import { CITY_NAMES } from '../city/constants.ts'
import { PRICE_BUCKETS } from '../listing/facet-options.ts'
import type { FacetRule } from '../listing/facets.ts'
import { exact, lowestOf, type Money, once, short } from '../money/rules.ts'
import type { Choice } from '../search/facets.ts'
import { slugOf } from '../text/slug.ts'

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

/** "Gomti Nagar, Lucknow" as it is shown. */
export const shownLocation = (location: string): string =>
  shownLocality(CITY_NAMES.find((city) => isIn({ location }, city)) ?? '', location)

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

export type OfferFacet = FacetRule<'price' | 'location' | 'type' | 'amenities', Labelled> & {
  label: string
}
type Labelled = { id: string; label: string }

/** The options to which an offer belongs. */
export function offerOptions(offer: Offer): Choice<OfferFacet['name']> {
  return {
    price: bucketsOf(offer),
    location: [slugOf(localityOf(offer.location))],
    type: [slugOf(offer.projectType)],
    amenities: offer.amenities.map(slugOf),
  }
}

/** The filters of some offers, with the options that these offers have. */
export function offerFacets(offers: readonly Offer[]): OfferFacet[] {
  const optionsIn = (labels: readonly string[], shown = shownValue): Labelled[] =>
    [...new Set(labels)].sort().map((label) => ({ id: slugOf(label), label: shown(label) }))
  const shownIn = new Map(
    offers.map(({ location }) => [localityOf(location), localityOf(shownLocation(location))]),
  )
  return [
    { name: 'price', label: texts.price, choice: 'one', options: PRICE_BUCKETS },
    {
      name: 'location',
      label: texts.location,
      choice: 'one',
      options: optionsIn([...shownIn.keys()], (name) => shownIn.get(name) ?? name),
    },
    {
      name: 'type',
      label: texts.type,
      choice: 'one',
      options: optionsIn(offers.map(({ projectType }) => projectType)),
    },
    {
      name: 'amenities',
      label: texts.amenities,
      choice: 'all',
      options: optionsIn(offers.flatMap(({ amenities }) => amenities)),
    },
  ]
}

/** "₹50 L to ₹89 L", and the full amounts for screen readers. */
export function priceRange({ priceMin, priceMax }: Pick<Offer, 'priceMin' | 'priceMax'>): {
  short: string
  full: string
} {
  const range = (text: (price: Money) => string) =>
    text(once(priceMin)) === text(once(priceMax))
      ? text(once(priceMin))
      : fromTo(text(once(priceMin)), text(once(priceMax)))
  return { short: range(short), full: range(exact) }
}
