import { CITY_TEXTS } from '#language/city/texts'
import { shownValue } from '#language/listing/texts-values'
import { PROJECT_TEXTS } from '#language/project/texts'
import { listingPath, projectAddress } from '../../contract/paths.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import type { RoutedCity } from '../../domain/city/constants.ts'
import { nameInCity } from '../../domain/listing/name-shown.ts'
import { placeOf } from '../../domain/listing/place.ts'
import { describeListing } from '../../domain/listing/rules.ts'
import { exact, priceOf, short, shortParts } from '../../domain/money/rules.ts'
import type { ShownPhoto } from '../../domain/photo/schema.ts'
import { comparedFacts, projectPlace, projectPrice } from '../../domain/project/facts.ts'
import { type OfferWay, wayOf, wayOfProject } from '../../domain/project/offer-ways.ts'
import { priceRange, shownLocation } from '../../domain/project/offers.ts'
import { projectPhoto } from '../../domain/project/pictures.ts'
import type { Project } from '../../domain/project/schema.ts'
import type { Table } from '../../domain/search/table.ts'
import { joinFacts } from '../../domain/text/facts.ts'

/** A row of the ledger of projects. Its lines of facts may be empty. */
export type LedgerRow = {
  /** What kind of news it is, where a list mixes several. */
  over?: string
  name: string
  /** The page of its own; without one, what is on sale is what the row leads to. */
  href: string | null
  photo: ShownPhoto | null
  place: string
  /** `per` is said after the amount, `full` is the same for screen readers. */
  price: { amount: string; per: string; full: string } | null
  facts: readonly string[]
  /** What somebody wrote of it. */
  about?: string
  /** What is on sale of it; null where nobody can know. */
  way: OfferWay | null
}

/** A project's row. `listings` are those on sale, as far as they are known. */
export function rowOfProject(
  project: Project,
  listings: readonly PublicListing[] = [],
  href = projectAddress(project),
): LedgerRow {
  const [image] = project.imageUrls
  const { way, homesFrom } = wayOfProject(project, listings)
  const stated = projectPrice(project)
  const price = stated && { amount: stated.amount, per: stated.per, full: stated.price }
  const around = homesFrom && {
    amount: short(homesFrom),
    per: PROJECT_TEXTS.lowestThere,
    full: `${exact(homesFrom)} ${PROJECT_TEXTS.lowestThere}`,
  }
  return {
    name: project.projectBuildingName,
    href,
    photo: image ? projectPhoto(project, image) : null,
    place: projectPlace(project),
    price: price ?? around,
    facts: comparedFacts(project),
    way,
  }
}

/** The row of what projects offer in a part of a city. `table` has what is on sale in the city. */
export function rowOfOffer(
  offer: SiteSnapshot['cityData'][number],
  city: RoutedCity,
  table: Table,
): LedgerRow {
  const price = priceRange(offer)
  return {
    name: offer.title,
    href: null,
    photo: null,
    place: joinFacts([shownValue(offer.projectType), shownLocation(offer.location)]),
    price: { amount: price.short, per: '', full: price.full },
    facts: [offer.amenities.map((amenity) => shownValue(amenity)).join(', ')],
    about: offer.about,
    way: wayOf(offer, city, table),
  }
}

/** A listing's row, where it is news beside projects. */
export function rowOfListing(listing: PublicListing): LedgerRow {
  const { amount, period } = shortParts(priceOf(listing))
  return {
    over: CITY_TEXTS.newestListing,
    name: nameInCity(listing.projectBuildingName),
    href: listingPath(listing.id),
    photo: listing.photos[0] ?? null,
    place: placeOf(listing),
    price: { amount, per: period, full: exact(priceOf(listing)) },
    facts: [describeListing(listing)],
    way: null,
  }
}
