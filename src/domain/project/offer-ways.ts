import { OFFER_TEXTS as texts } from '#language/project/texts'
import { KINDS, PLACE_TEXTS } from '#language/search/texts-options'
import type { RoutedCity } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, type PropertyType } from '../listing/constants.ts'
import { localitySlug } from '../locality/rules.ts'
import { findIn } from '../search/find.ts'
import { EMPTY_SEARCH, type Search } from '../search/rules.ts'
import type { Table } from '../search/table.ts'
import { slugOf } from '../text/slug.ts'
import { localityOf, type Offer, priceRange, shownLocation } from './offers.ts'

/** The search that an offer's card leads to, and in words what it finds. */
export type OfferWay = { search: Search; text: string }

/**
 * What is for sale of an offer's kind: in its locality at its prices; if there is nothing, there at any price; if there
 * is nothing either, in the whole city at its prices. Null if there is nothing at all.
 */
export function wayOf(offer: Offer, city: RoutedCity, table: Table): OfferWay | null {
  const place = localityOf(offer.location)
  const said = localityOf(shownLocation(offer.location))
  const type = ALL_PROPERTY_TYPES.find((one) => slugOf(one) === slugOf(offer.projectType))
  if (!type) return null
  const ofKind = { ...EMPTY_SEARCH, for: ['buy'], city: [city.slug], type: [slugOf(type)] }
  const price = { from: offer.priceMin, to: offer.priceMax }
  const range = priceRange(offer).short
  const inPlace = { ...ofKind, locality: [localitySlug(city.name, place)] }
  const ways: [Search, (found: string) => string][] = [
    [{ ...inPlace, price }, (found) => texts.see(found, said, range)],
    [inPlace, (found) => texts.seeAtAnyPrice(found, said)],
    [{ ...ofKind, price }, (found) => texts.seeInCity(found, said, city.name, range)],
  ]
  for (const [search, say] of ways) {
    const { total } = findIn([table], search)
    if (total > 0) return { search, text: say(counted(total, type)) }
  }
  return null
}

function counted(total: number, type: PropertyType): string {
  const many = KINDS[type].toLowerCase()
  return `${total} ${total === 1 ? PLACE_TEXTS.one(many) : many}`
}
