import { shownCity } from '#language/city/texts-named'
import { CARD_TEXTS, LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { availabilityLabel, DESCRIBED_TEXTS as texts } from '#language/listing/texts-described'
import { shownLocality } from '#language/locality/texts-named'
import { emiFrom } from '#language/money/texts-amounts'
import { coverLabel, originInAlt } from '#language/photo/texts-origin'
import { inPlace } from '#language/text/texts'
import { formatArea } from '../area/rules.ts'
import { LOANS, loanKindFor, usualInstalment } from '../money/emi.ts'
import { exact, lowerBound, once, priceOf, pricePerSquareFoot, shortParts } from '../money/rules.ts'
import type { Photo } from '../photo/schema.ts'
import { dayNumber, formatDate, formatDay, indianYear } from '../time/calendar.ts'
import type { Availability } from './constants.ts'
import { type HomeEvent, historyOf } from './history.ts'
import { nameInCity, shownName } from './name-shown.ts'
import { placeOf } from './place.ts'
import { describeListing, describeType, isRoomOfPg, shortTitle, toMoveIn } from './rules.ts'
import type { ListingFields } from './schema.ts'

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
  'pgFor',
  'deposit',
  'maintenance',
] as const satisfies readonly (keyof ListingFields)[]
type ShownFields = Pick<ListingFields, (typeof FIELDS)[number]>

/** How many photos a card shows. */
export const CARD_PHOTOS = 3

/** What a card needs of a listing. `confirmedAt` is an ISO string. */
export type CardListing = ShownFields & {
  id: string
  photo: Photo | null
  photoCount: number
  /** The photos after the cover that a card shows on a phone; none where the search's index made the card. */
  further: readonly Photo[]
  availability: Availability
  confirmedAt: string
} & CardDates

/**
 * ISO strings: when an admin read all of it, when it was published first, since when its price is lower, and when a
 * right to offer it was seen.
 */
type CardDates = Record<'readAt' | 'publishedAt' | 'loweredAt' | 'rightAt', string | null>

export function toCard(
  listing: ShownFields & {
    id: string
    photos: Photo[]
    availability: Availability
    confirmedAt: string
    readAt: string | null
    approvedAt: string
    history: readonly HomeEvent[]
    right: { at: string } | null
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
    further: listing.photos.slice(1, CARD_PHOTOS),
    availability: listing.availability,
    confirmedAt: listing.confirmedAt,
    readAt: listing.readAt,
    publishedAt: listing.history.find(({ kind }) => kind === 'published')?.at ?? listing.approvedAt,
    loweredAt: loweredAt(listing.history),
    rightAt: listing.right?.at ?? null,
  }
}

/** When the price was lowered, if that was the last that became of it, and not long ago. */
function loweredAt(events: readonly HomeEvent[]): string | null {
  const { lines } = historyOf(events)
  const last = lines.find(({ kind }) => kind === 'price')
  if (!last?.price || !last.former || last.price.rupees >= last.former.rupees) return null
  return last.price.period === last.former.period ? last.at : null
}

/** How wide a card's picture is shown: a column of the galleries' grid, as `sizes` of its picture. */
export const CARD_SIZES = '(min-width:64rem)21rem,(min-width:40rem)50vw,100vw'

/**
 * The texts of a card; empty where the listing does not state the fact. `amount` and `per` are its headline, to be
 * shown together: the price, and its period or, for a sale, what a square foot costs. `price` is the whole price, for
 * running text and screen readers.
 */
export type CardTexts = {
  title: string
  fullTitle: string
  amount: string
  per: string
  price: string
  summary: string
  /** "per month", part of the price. */
  period: string
  /** These follow the amount in its line: "3 BHK", "1,450 sq ft", "Gomti Nagar", where several cities ", Lucknow". */
  kind: string
  area: string
  locality: string
  inCity: string
  /** "price lowered 24 Nov". */
  lowered: string
  /** The least that a sale or a rent costs: "EMI from ₹49,900", "₹38,000+ to move in", without brokerage. */
  costs: string
  /** "read 11 Nov". */
  read: string
  place: string
  badge: string
  photoCount: string
  /** Follows the count. */
  photosWord: string
  photoAlt: string
  /** That the cover was made or staged by software. */
  origin: string
}

/** For how many days a lowered price is news. */
const NEWS_DAYS = 30

export function cardTexts(listing: CardListing, now = new Date()): CardTexts {
  const price = priceOf(listing)
  const perFoot = pricePerSquareFoot(listing)
  const { amount, period } = shortParts(price)
  const place = placeOf(listing)
  return {
    title: shortTitle(nameInCity(listing.projectBuildingName)),
    fullTitle: shownName(listing.projectBuildingName.trim()) || shortTitle(''),
    amount,
    per: perFoot ? texts.perSquareFoot(exact(once(perFoot))) : period,
    price: exact(price),
    summary: describeListing(listing),
    period,
    kind: kindOf(listing),
    area: isRoomOfPg(listing) ? '' : formatArea(listing.plotArea, listing.areaUnit),
    locality: shownLocality(listing.city, listing.locality),
    inCity: `,\u00a0${shownCity(listing.city)}`,
    lowered: loweredWords(listing, now),
    costs: costsOf(listing),
    read: listing.readAt ? CARD_TEXTS.read(shortDate(listing.readAt, now)) : '',
    place,
    badge: availabilityLabel(listing.availability, listing.propertyType),
    photoCount: listing.photoCount > 0 ? String(listing.photoCount) : '',
    photosWord: LISTING_PAGE_TEXTS.photos(listing.photoCount),
    photoAlt: originInAlt(photoAlt(listing), listing.photo?.origin),
    origin: coverLabel(listing.photo?.origin),
  }
}

/** A flat is known by its rooms. */
function kindOf(listing: CardListing): string {
  const { bedrooms, propertyType } = listing
  if (listing.listingType === 'PG') return texts.pg
  return bedrooms && propertyType === 'Flat/Apartment'
    ? texts.rooms(bedrooms)
    : describeType(listing)
}

/** The day, with its year where that is another one. */
export const shortDate = (iso: string, now: Date) =>
  indianYear(new Date(iso)) === indianYear(now) ? formatDay(iso) : formatDate(iso)

function loweredWords({ loweredAt: at, availability }: CardListing, now: Date): string {
  const isNews =
    at && availability === 'available' && dayNumber(now) - dayNumber(new Date(at)) <= NEWS_DAYS
  return isNews ? CARD_TEXTS.lowered(shortDate(at, now)) : ''
}

function costsOf(listing: CardListing): string {
  if (listing.availability !== 'available') return ''
  if (listing.listingType !== 'Sell') {
    const sum = toMoveIn(listing)
    return sum === null ? '' : texts.toMoveInFrom(exact(once(sum)))
  }
  const loan = LOANS[loanKindFor(listing)]
  return emiFrom(lowerBound(once(usualInstalment(listing.price, loan))))
}

/** The alternative text of a cover; the first words of those of other photos. */
export function photoAlt(
  listing: Parameters<typeof describeType>[0] & { locality: string; city: string },
): string {
  return inPlace(describeType(listing), placeOf(listing))
}
