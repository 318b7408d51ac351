import {
  type Asked,
  type AskedByRooms,
  type AskedHome,
  askedByRooms,
  askedFrom,
  homesOf,
  type Offer,
} from '../asked/such-homes.ts'
import { pricePerSquareFoot } from '../money/rules.ts'
import { kindSlug, localityKey, type Place, type Placed, placesIn } from '../search/places.ts'
import {
  type AmongListing,
  LEAST_AMONG,
  type PriceAmong,
  type PriceRange,
  priceAmong,
  priceRange,
} from './price-among.ts'

/**
 * What is on offer of one kind in a city or a locality: how many, their prices per sq ft where they are compared, and
 * what is kept of their asking prices.
 */
export type PlaceFigures = { count: number; prices: PriceRange | null; asked: AskedByRooms }
/** The figures of one kind in a city, by the key of each locality. */
export type KindFigures = { city: PlaceFigures; localities: Readonly<Record<string, PlaceFigures>> }

const figuresOf = (offers: readonly AskedHome[]): PlaceFigures => ({
  count: offers.length,
  prices: priceRange(offers.flatMap((one) => pricePerSquareFoot(one) ?? []).sort((a, b) => a - b)),
  asked: askedByRooms(offers),
})

/** The figures of all listings on offer of one kind in a city. */
export const figuresOfKind = (offers: readonly AskedHome[]): KindFigures => ({
  city: figuresOf(offers),
  localities: Object.fromEntries(
    [...Map.groupBy(offers, localityKey)].map(([key, some]) => [key, figuresOf(some)]),
  ),
})

const NONE: PlaceFigures = { count: 0, prices: null, asked: {} }

/** The figures of a listing's kind in its city, and in its locality if there are any. */
export type Figures = { city: PlaceFigures; locality: PlaceFigures | null }

export const figuresIn = (
  { city, localities }: KindFigures,
  listing: Pick<Placed, 'city' | 'locality'>,
): Figures => {
  const key = localityKey(listing)
  return { city, locality: Object.hasOwn(localities, key) ? (localities[key] ?? null) : null }
}

/** What the page of a listing shows of these figures. */
export type ShownFigures = {
  /** The places with a page even without this listing. */
  places: Place[]
  among: PriceAmong | null
  /** What homes such as it are asked for; null where it cannot be had. */
  asked: Asked | null
}

/**
 * The figures that the page of a listing shows; only a listing on offer is compared. `own` are the offers of its home,
 * its own included.
 */
export function shownFigures(
  listing: Placed & AmongListing & { availability: string },
  figures: Figures,
  own: readonly AskedHome[],
): ShownFigures {
  const city = figures.city
  const locality = figures.locality ?? NONE
  const open = listing.availability === 'available'
  const others = ({ count }: PlaceFigures) => count - Number(open)
  return {
    places: placesIn(listing, { city: others(city), locality: others(locality) }),
    among: open ? priceAmong(listing, { city, locality }) : null,
    asked: open ? askedFrom(listing, { here: locality.asked, inCity: city.asked }, own) : null,
  }
}

/** Whether a page shows figures of its city, because those of its locality are too few or have nothing to compare. */
export const showsCityFigures = ({ city, locality }: Figures): boolean =>
  (locality?.count ?? 0) < LEAST_AMONG || (city.prices !== null && !locality?.prices)

/** The figures of all listings on offer, once for all pages; returns what the page of a listing shows of them. */
export function figuresAmong<T extends Placed & AmongListing & Offer>(
  listings: readonly T[],
): (listing: T) => ShownFigures {
  const groupOf = (listing: Pick<Placed, 'city' | 'listingType' | 'propertyType'>) =>
    `${listing.city}/${kindSlug(listing)}`
  const homes = homesOf(listings)
  const kinds = new Map(
    [...Map.groupBy(homes, groupOf)].map(([group, some]) => [group, figuresOfKind(some)]),
  )
  const homeOf = new Map(homes.map(({ id, home }) => [id, home]))
  const offersOf = Map.groupBy(homes, ({ home }) => home)
  const nothing = { city: NONE, localities: {} }
  return (listing) =>
    shownFigures(
      listing,
      figuresIn(kinds.get(groupOf(listing)) ?? nothing, listing),
      offersOf.get(homeOf.get(listing.id) ?? '') ?? [],
    )
}
