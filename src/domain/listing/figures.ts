import { localityOf } from '../locality/rules.ts'
import { pricePerSquareFoot } from '../money/rules.ts'
import {
  kindSlug,
  localityKey,
  PLACE_LISTINGS,
  type Place,
  type Placed,
  placesIn,
} from '../search/places.ts'
import {
  type AmongListing,
  LEAST_AMONG,
  type PriceAmong,
  type PriceRange,
  priceAmong,
  priceRange,
} from './price-among.ts'

/**
 * What is on offer of one kind in a city or a locality: how many, and their prices per sq ft where they are compared.
 * `asked` is another number as soon as one of them asks another price, or has another size.
 */
export type PlaceFigures = { count: number; prices: PriceRange | null; asked: number }
/**
 * The figures of one kind in a city, by the key of each locality. A locality that is not on the map and has too few for
 * a page of its own is left out.
 */
export type KindFigures = { city: PlaceFigures; localities: Readonly<Record<string, PlaceFigures>> }

/** Listings on offer with one spelling of a locality, and the price per sq ft of each that has one. */
export type Offered = { locality: string; count: number; rates: readonly number[]; asked: number }

function figuresOf(offered: readonly Offered[]): PlaceFigures {
  const rates = offered.flatMap((some) => some.rates).sort((a, b) => a - b)
  const sum = (of: 'count' | 'asked') => offered.reduce((all, one) => all + one[of], 0)
  return { count: sum('count'), prices: priceRange(rates), asked: sum('asked') }
}

/** The figures of all listings on offer of one kind in a city. */
export function figuresOfKind(city: string, offered: readonly Offered[]): KindFigures {
  const groups = Map.groupBy(offered, ({ locality }) => localityKey({ city, locality }))
  const localities = [...groups]
    .map(([key, some]) => [key, some, figuresOf(some)] as const)
    .filter(
      ([, [first], { count }]) =>
        count >= PLACE_LISTINGS || (first && localityOf(city, first.locality)),
    )
  return {
    city: figuresOf(offered),
    localities: Object.fromEntries(localities.map(([key, , figures]) => [key, figures])),
  }
}

const NONE: PlaceFigures = { count: 0, prices: null, asked: 0 }

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
}

/** The figures that the page of a listing shows; only a listing on offer is compared. */
export function shownFigures(
  listing: Placed & AmongListing & { availability: string },
  figures: Figures,
): ShownFigures {
  const city = figures.city
  const locality = figures.locality ?? NONE
  const open = listing.availability === 'available'
  const others = ({ count }: PlaceFigures) => count - Number(open)
  return {
    places: placesIn(listing, { city: others(city), locality: others(locality) }),
    among: open ? priceAmong(listing, { city, locality }) : null,
  }
}

/** Whether a page shows figures of its city, because those of its locality are too few or have nothing to compare. */
export const showsCityFigures = ({ city, locality }: Figures): boolean =>
  (locality?.count ?? 0) < LEAST_AMONG || (city.prices !== null && !locality?.prices)

/** The figures of all listings on offer, once for all pages; returns what the page of a listing shows of them. */
export function figuresAmong<T extends Placed & AmongListing & { availability: string }>(
  listings: readonly T[],
): (listing: T) => ShownFigures {
  const groupOf = (listing: Placed) => `${listing.city}/${kindSlug(listing)}`
  const open = listings.filter(({ availability }) => availability === 'available')
  const kinds = new Map(
    [...Map.groupBy(open, groupOf)].map(([group, some]) => [
      group,
      figuresOfKind(
        some[0]?.city ?? '',
        some.map((listing) => ({
          locality: listing.locality,
          count: 1,
          rates: [pricePerSquareFoot(listing) ?? []].flat(),
          // A build compares all listings anew.
          asked: 0,
        })),
      ),
    ]),
  )
  const nothing = { city: NONE, localities: {} }
  return (listing) =>
    shownFigures(listing, figuresIn(kinds.get(groupOf(listing)) ?? nothing, listing))
}
