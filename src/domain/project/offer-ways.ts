import { PROJECT_TEXTS, OFFER_TEXTS as texts } from '#language/project/texts'
import { KINDS, PLACE_TEXTS } from '#language/search/texts-options'
import type { RoutedCity } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, type PropertyType } from '../listing/constants.ts'
import { localitySlug } from '../locality/rules.ts'
import type { Money } from '../money/rules.ts'
import { findIn } from '../search/find.ts'
import { EMPTY_SEARCH, type Search } from '../search/rules.ts'
import type { Table } from '../search/table.ts'
import { slugOf } from '../text/slug.ts'
import { aroundProject, type Offered, searchAround } from './around.ts'
import { projectLocality } from './facts.ts'
import { localityOf, type Offer, priceRange, shownLocation } from './offers.ts'
import type { Project } from './schema.ts'

/** A search for what is on sale, and in words what it finds; without words it finds nothing yet. */
export type OfferWay = { search: Search; text: string | null }

/**
 * What is for sale of an offer's kind: in its locality at its prices; if there is nothing, there at any price; if there
 * is nothing either, in the whole city at its prices. Null if no kind of property is called like the offer's.
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
  return { search: { ...inPlace, price }, text: null }
}

/** What is for sale in the locality of a project, and the lowest price of a home there. */
export function wayOfProject<T extends Offered>(
  project: Pick<Project, 'city' | 'locality'>,
  listings: readonly T[],
): { way: OfferWay | null; homesFrom: Money | null } {
  const search = searchAround(project)
  const around = aroundProject(project, listings)
  const text = around && PROJECT_TEXTS.onSale(around.listings.length, projectLocality(project))
  return { way: search && { search, text }, homesFrom: around?.homesFrom ?? null }
}

function counted(total: number, type: PropertyType): string {
  const many = KINDS[type].toLowerCase()
  return `${total} ${total === 1 ? PLACE_TEXTS.one(many) : many}`
}
