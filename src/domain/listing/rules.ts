import { formatArea } from '../area/rules.ts'
import type { AreaBasis, AreaUnit } from '../area/constants.ts'
import {
  ADMIN_PROPERTY_TYPES,
  type Availability,
  CATEGORIES,
  type Category,
  type ListingState,
  type ListingType,
  LISTING_DAYS,
  PLOT,
  PROPERTY_TYPES,
  type PropertyType,
  TITLE_WORDS,
} from './constants.ts'
import { may } from '../permission/table.ts'
import { fieldsWithoutMeaning } from './fields.ts'
import { LISTING_FIELD_MESSAGES as SAY, LISTING_MESSAGES, TITLE_CUT } from './messages.ts'

const DAY_MS = 86_400_000

/** The types a poster may choose in a category; an Admin is offered three more. */
export function typesFor(category: Category, admin = false): readonly PropertyType[] {
  return admin ? [...PROPERTY_TYPES[category], ...ADMIN_PROPERTY_TYPES] : PROPERTY_TYPES[category]
}

export function isAdminOnlyType(type: string): boolean {
  return ADMIN_PROPERTY_TYPES.some((own) => own === type)
}

function isCategory(text: string): text is Category {
  return CATEGORIES.some((category) => category === text)
}

/** The sentence for a type that does not fit its category or listing type; null where it fits. */
export function typeProblem(choice: {
  listingType: string
  propertyCategory: string
  propertyType: string
}): string | null {
  const { propertyCategory: category, propertyType: type } = choice
  const known: readonly string[] | null = isCategory(category) ? PROPERTY_TYPES[category] : null
  if (known && type && !known.includes(type) && !isAdminOnlyType(type)) return SAY.typeNotInCategory
  if (
    choice.listingType === 'PG' &&
    (choice.propertyCategory === 'Commercial' || choice.propertyType === PLOT)
  )
    return SAY.pgResidential
  return null
}

/** The sentence for a floor above the top one; null where either is missing or all is well. */
export function floorProblem(listing: {
  floorNumber?: number | null
  totalFloors?: number | null
}): string | null {
  const { floorNumber, totalFloors } = listing
  if (floorNumber == null || totalFloors == null) return null
  return floorNumber > totalFloors ? SAY.floorAboveTop : null
}

/** The listing with meaningless fields emptied, so that a stale answer never reaches a page. */
export function normaliseListing<
  T extends { propertyType: string; propertyCategory: string; listingType?: string },
>(listing: T): T {
  const { propertyType, propertyCategory, listingType } = listing
  const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
  return { ...listing, ...Object.fromEntries(without.map((field) => [field, null])) }
}

/** Whom a PG takes in: "For women". */
export const guestsOf = (pgFor: string): string => `For ${pgFor.toLowerCase()}`

/** A card's title: the first five words and '...' where there are more. */
export function shortTitle(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s/).filter(Boolean)
  if (words.length === 0) return LISTING_MESSAGES.untitled
  return words.length > TITLE_WORDS
    ? `${words.slice(0, TITLE_WORDS).join(' ')}${TITLE_CUT}`
    : words.join(' ')
}

const TYPE_WORDS: Record<PropertyType, string> = {
  'Flat/Apartment': 'flat',
  'Independent House/Villa': 'house',
  'Plot/Land': 'plot',
  '1 RK/Studio Apartment': '1 RK studio',
  Office: 'office',
  Retail: 'shop',
  Storage: 'storage space',
  Industry: 'industrial unit',
  'Serviced Apartment': 'serviced apartment',
  Farmhouse: 'farmhouse',
  Hospitality: 'hotel property',
}

/** "3 BHK flat", "Plot", "PG in a 2 BHK flat". */
export function describeType(listing: {
  listingType: ListingType
  propertyType: PropertyType
  bedrooms?: number | null
}): string {
  const kind = TYPE_WORDS[listing.propertyType]
  const what = listing.bedrooms ? `${listing.bedrooms} BHK ${kind}` : kind
  const text = listing.listingType === 'PG' ? `PG in a ${what}` : what
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "3 BHK flat · 1,450 sq ft carpet". */
export function describeListing(
  listing: Parameters<typeof describeType>[0] & {
    plotArea: number
    areaUnit: AreaUnit
    areaBasis?: AreaBasis | null
  },
): string {
  return `${describeType(listing)} · ${formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)}`
}

type Standing = {
  isApproved: boolean
  confirmedAt: string | Date | null
  closedAt: string | Date | null
}

/** Where a listing stands at a moment: on offer while confirmed within 60 days, closed for 30. Times in ISO or Date. */
export function listingState(
  { isApproved, confirmedAt, closedAt }: Standing,
  now: Date,
): ListingState {
  if (!isApproved) return 'pending'
  const age = (time: string | Date) => (now.getTime() - new Date(time).getTime()) / DAY_MS
  if (closedAt) return age(closedAt) < LISTING_DAYS.closed ? 'closed' : 'past'
  return confirmedAt !== null && age(confirmedAt) < LISTING_DAYS.unconfirmed
    ? 'published'
    : 'expired'
}

/** Whether visitors see the listing at a moment. */
export function isPublic(listing: Standing, now: Date): boolean {
  return may(null, 'listing.read', { own: false, state: listingState(listing, now) })
}

/** What a listing is once it cannot be had any more. */
export function closedState(listingType: ListingType): Exclude<Availability, 'available'> {
  return listingType === 'Sell' ? 'sold' : 'rented'
}
