import { shownValue } from '#language/listing/texts-values'
import { exact, once, priceOf, pricePerSquareFoot, shortParts } from '../money/rules.ts'
import type { Photo } from '../photo/schema.ts'
import type { Availability } from './constants.ts'
import { hasPlausibleRera } from './rera.ts'
import { describeListing, describeType, guestsOf, shortTitle } from './rules.ts'
import type { ListingFields } from './schema.ts'
import { AVAILABILITY_LABELS, DESCRIBED_TEXTS as texts } from '#language/listing/texts-described'
import { inPlace } from '#language/text/texts'

const FIELDS = [
  'listingType',
  'propertyCategory',
  'propertyType',
  'city',
  'locality',
  'projectBuildingName',
  'plotArea',
  'areaUnit',
  'areaBasis',
  'price',
  'bedrooms',
  'furnishing',
  'facingType',
  'reraNumber',
  'pgFor',
] as const satisfies readonly (keyof ListingFields)[]
type ShownFields = Pick<ListingFields, (typeof FIELDS)[number]>

/** What a card needs of a listing. `confirmedAt` is an ISO string. */
export type CardListing = ShownFields & {
  id: string
  photo: Photo | null
  photoCount: number
  availability: Availability
  confirmedAt: string
}

export function toCard(
  listing: ShownFields & {
    id: string
    photos: Photo[]
    availability: Availability
    confirmedAt: string
  },
): CardListing {
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, listing[field]]),
  ) as unknown as ShownFields
  return {
    ...fields,
    id: listing.id,
    photo: listing.photos[0] ?? null,
    photoCount: listing.photos.length,
    availability: listing.availability,
    confirmedAt: listing.confirmedAt,
  }
}

/** How wide a card's picture is shown: a column of the galleries' grid, as `sizes` of its picture. */
export const CARD_SIZES = '(min-width:64rem)25rem,(min-width:40rem)50vw,100vw'

/**
 * The texts of a card; empty where the listing does not state the fact. `amount` and `per` are its headline, to be shown
 * together: the price, and its period or, for a sale, what a square foot costs. `price` is the whole price, for running
 * text and screen readers.
 */
export type CardTexts = {
  title: string
  fullTitle: string
  amount: string
  per: string
  price: string
  summary: string
  place: string
  chips: string[]
  badge: string
  photoCount: string
  photoAlt: string
}

const CHIPS = 3

export function cardTexts(listing: CardListing): CardTexts {
  const price = priceOf(listing)
  const perFoot = pricePerSquareFoot(listing)
  const { amount, period } = shortParts(price)
  const place = `${listing.locality}, ${listing.city}`
  return {
    title: shortTitle(listing.projectBuildingName),
    fullTitle: listing.projectBuildingName.trim() || shortTitle(''),
    amount,
    per: perFoot ? texts.perSquareFoot(exact(once(perFoot))) : period,
    price: exact(price),
    summary: describeListing(listing),
    place,
    chips: chipsOf(listing),
    badge: AVAILABILITY_LABELS[listing.availability],
    photoCount: listing.photoCount > 0 ? String(listing.photoCount) : '',
    photoAlt: photoAlt(listing),
  }
}

/** The alternative text of a photo. */
export function photoAlt(
  listing: Parameters<typeof describeType>[0] & { locality: string; city: string },
  photo?: Photo | null,
): string {
  return photo?.alt || inPlace(describeType(listing), `${listing.locality}, ${listing.city}`)
}

function chipsOf(listing: CardListing): string[] {
  const chips = [
    listing.propertyCategory === 'Commercial' ? shownValue(listing.propertyCategory) : '',
    hasPlausibleRera(listing) ? 'RERA' : '',
    listing.pgFor ? guestsOf(listing.pgFor) : '',
    shownValue(listing.furnishing ?? ''),
    listing.facingType ? texts.facing(shownValue(listing.facingType)) : '',
  ]
  return chips.filter(Boolean).slice(0, CHIPS)
}
