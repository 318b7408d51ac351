import { shownCity } from '#language/city/texts-named'
import { shownLocality } from '#language/locality/texts-named'
import { KINDS, PLACE_TEXTS } from '#language/search/texts-options'
import { inPlace, PG_OFFER } from '#language/text/texts'
import type { Role } from '../account/constants.ts'
import type { Category, ListingType, PropertyType } from '../listing/constants.ts'
import { chosenLabel, facetNamed, optionsWith } from '../listing/facets.ts'
import { localityOf, localitySlug } from '../locality/rules.ts'
import { slugOf } from '../text/slug.ts'
import { KIND_SLUGS, WISHES } from './constants.ts'
import { DEAL_SLUGS, NARROWINGS, type Narrowing, PG_SLUG } from './place-slug.ts'
import { parseSearch, searchQuery } from './rules.ts'

/** Listings of one kind in a city or a locality: `slug` is for the address, `name` is the heading. */
export type Place = {
  slug: string
  name: string
  locality: string | null
  /** The slug of the locality on its city's map; null if the map does not have it. */
  plot: string | null
  /** What makes it a part of a kind in a city; null where it has all of a kind. */
  narrowed: Narrowing | null
}
export type Placed = {
  listingType: ListingType
  propertyType: PropertyType
  city: string
  locality: string
  bedrooms?: number | null
  owner?: { role: Role }
  /** The right to offer it, as far as a paper was seen. */
  right?: object | null
}

/** The fewest listings for a page about a locality that is not on its city's map. */
const PLACE_LISTINGS = 3
/** The fewest for one by who posts them, or by what was seen of them. */
export const NARROWED_LISTINGS = 5
function leastOf({ locality, plot, narrowed }: Place): number {
  if (narrowed && narrowed.facet !== 'bhk') return NARROWED_LISTINGS
  return locality !== null && plot === null ? PLACE_LISTINGS : 1
}

const DEALS = PLACE_TEXTS.deals
const PG = { slug: PG_SLUG, words: PG_OFFER }

/** The kind of a listing; `noun` says more of it than "Flats". */
function kindOf(
  { listingType, propertyType }: Pick<Placed, 'listingType' | 'propertyType'>,
  noun: string = KINDS[propertyType],
) {
  if (listingType === 'PG') return PG
  return {
    slug: `${KIND_SLUGS[propertyType]}-${DEAL_SLUGS[listingType]}`,
    words: PLACE_TEXTS.kind(noun, DEALS[listingType]),
  }
}

/** The kind of offer in an address: "flats-for-sale". All PGs are of one kind. */
export const kindSlug = (listing: Pick<Placed, 'listingType' | 'propertyType'>): string =>
  kindOf(listing).slug

/** The name of a listing's locality: as its city's map has it, else as it was written. */
export const localityName = ({ city, locality }: Pick<Placed, 'city' | 'locality'>): string =>
  localityOf(city, locality)?.name ?? locality.trim()

/** The same in any spelling; the name itself where it has no letters for an address. */
export function localityKey(listing: Pick<Placed, 'city' | 'locality'>): string {
  const name = localityName(listing)
  return slugOf(name) || name
}

/** The kind of offer within a sentence: "flats for sale". */
export const kindWords = (listing: Pick<Placed, 'listingType' | 'propertyType'>): string =>
  listing.listingType === 'PG' ? PG.words : kindOf(listing).words.toLowerCase()

/** Singular and plural of a kind of listing: "flat for sale", "flats for sale". */
export function nounOf(
  listing: Pick<Placed, 'listingType' | 'propertyType'>,
): readonly [one: string, many: string] {
  if (listing.listingType === 'PG') return [PLACE_TEXTS.pg.one, PLACE_TEXTS.pg.many]
  const [many, wish] = [KINDS[listing.propertyType].toLowerCase(), DEALS[listing.listingType]]
  return [PLACE_TEXTS.counted(PLACE_TEXTS.one(many), wish), PLACE_TEXTS.counted(many, wish)]
}

/** The places of a listing: its city and, if its name has a slug, its locality. */
export function placesOf(listing: Placed): Place[] {
  const { slug, words } = kindOf(listing)
  const { city } = listing
  const known = localityOf(city, listing.locality)
  const locality = localityName(listing)
  const here = slugOf(locality)
  const end = slugOf(city)
  const inCity = {
    slug: `${slug}-in-${end}`,
    name: inPlace(words, shownCity(city)),
    locality: null,
    plot: null,
    narrowed: null,
  }
  if (!here) return [inCity]
  return [
    inCity,
    {
      slug: `${slug}-in-${here}-${end}`,
      name: inPlace(words, `${shownLocality(city, locality)}, ${shownCity(city)}`),
      locality,
      plot: known?.slug ?? null,
      narrowed: null,
    },
  ]
}

/** The name of a place without its city, for use where the city is known: "Flats for sale". */
export const nameWithin = (name: string, city: string): string => PLACE_TEXTS.within(name, city)

/** The same without "for sale": "3 BHK flats", "Flats by owner". */
export const partWithin = (name: string, city: string): string =>
  PLACE_TEXTS.withoutSale(nameWithin(name, city))

const SIZED: readonly PropertyType[] = ['Flat/Apartment', 'Independent House/Villa']

/** Whether a listing is among those that a choice leaves. */
function isIn(listing: Placed, { facet, id }: Narrowing): boolean {
  const { bedrooms, listingType, owner, propertyType, right } = listing
  if (facet === 'right') return Boolean(right)
  if (facet === 'by') return optionsWith(facetNamed(facet), slugOf(owner?.role ?? '')).includes(id)
  return String(bedrooms) === id && SIZED.includes(propertyType) && listingType !== 'PG'
}

/** What a page says of a choice that narrows: "3 BHK", "By owner". */
export const narrowingLabel = ({ facet, id }: Narrowing): string => chosenLabel(facet, id) ?? id

function narrowedName(listing: Placed, narrowed: Narrowing): string {
  const city = shownCity(listing.city)
  if (narrowed.facet !== 'bhk') return PLACE_TEXTS[narrowed.facet](kindOf(listing).words, city)
  const noun = `${narrowingLabel(narrowed)} ${KINDS[listing.propertyType].toLowerCase()}`
  return inPlace(kindOf(listing, noun).words, city)
}

/** The pages about a part of a kind in a city: what visitors ask for first. */
const narrowedPlacesOf = (listing: Placed): Place[] =>
  NARROWINGS.filter((one) => isIn(listing, one)).map((narrowed) => ({
    slug: `${narrowed.before ?? ''}${kindSlug(listing)}${narrowed.behind ?? ''}-in-${slugOf(listing.city)}`,
    name: narrowedName(listing, narrowed),
    locality: null,
    plot: null,
    narrowed,
  }))

type WithListings = { listings: readonly (Placed & { propertyCategory: Category })[] }

/** The query of the search that finds the listings of a place. */
export function placeQuery({
  locality,
  narrowed,
  listings,
}: Pick<Place, 'locality' | 'narrowed'> & WithListings): string {
  const [first] = listings
  if (!first) return ''
  const { city, listingType, propertyType } = first
  const wish = WISHES.find(
    ({ listingType: deal, propertyCategory }) =>
      deal === listingType &&
      (propertyCategory === null ||
        listings.every((one) => one.propertyCategory === propertyCategory)),
  )
  const chosen = {
    ...(wish ? { for: wish.id } : { deal: slugOf(listingType) }),
    ...(listingType === 'PG' ? {} : { type: slugOf(propertyType) }),
    city: slugOf(city),
    ...(locality === null ? {} : { locality: localitySlug(city, locality) }),
    ...(narrowed && { [narrowed.facet]: narrowed.id }),
  }
  return searchQuery(parseSearch(new URLSearchParams(chosen)))
}

/** The places of a listing that have a page even without it. `others` counts the other listings of its kind there. */
export const placesIn = (listing: Placed, others: { city: number; locality: number }): Place[] =>
  placesOf(listing).filter(
    (place) => (place.locality === null ? others.city : others.locality) >= leastOf(place),
  )

/** The most frequent spelling; of equally frequent ones the first in the alphabet, so that the result is stable. */
function commonest(spellings: readonly Place[]): Place | undefined {
  const uses = new Map<string, number>()
  for (const { name } of spellings) uses.set(name, (uses.get(name) ?? 0) + 1)
  const [first] = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return spellings.find(({ name }) => name === first?.[0])
}

/** Every place with enough listings for a page, with its listings in their given order. */
export function placesAmong<T extends Placed>(
  listings: readonly T[],
): (Place & { city: string; kind: string; listings: T[] })[] {
  const places = new Map<string, { spellings: Place[]; listings: T[] }>()
  for (const listing of listings)
    for (const place of [...placesOf(listing), ...narrowedPlacesOf(listing)]) {
      const known = places.get(place.slug) ?? { spellings: [], listings: [] }
      known.spellings.push(place)
      known.listings.push(listing)
      places.set(place.slug, known)
    }
  return [...places.values()]
    .flatMap(({ spellings, listings: found }) => {
      const [place, first] = [commonest(spellings), found[0]]
      if (!place || !first || found.length < leastOf(place)) return []
      return [{ ...place, city: first.city, kind: kindOf(first).slug, listings: found }]
    })
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
}
