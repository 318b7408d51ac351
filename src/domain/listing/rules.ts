import { LISTING_TEXTS, TITLE_CUT } from '#language/listing/texts'
import { TYPE_WORDS, DESCRIBED_TEXTS as texts } from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import type { AreaBasis, AreaUnit } from '../area/constants.ts'
import { formatArea } from '../area/rules.ts'
import { joinFacts } from '../text/facts.ts'
import {
  ADMIN_PROPERTY_TYPES,
  type Availability,
  CATEGORIES,
  type Category,
  LISTING_LIMITS,
  type ListingType,
  PLOT,
  PROPERTY_TYPES,
  type PropertyType,
  TITLE_WORDS,
} from './constants.ts'

/** The types a poster may choose in a category; an Admin is offered three more. */
export function typesFor(category: Category, admin = false): readonly PropertyType[] {
  return admin ? [...PROPERTY_TYPES[category], ...ADMIN_PROPERTY_TYPES] : PROPERTY_TYPES[category]
}

export function isAdminOnlyType(type: string): boolean {
  return ADMIN_PROPERTY_TYPES.some((one) => one === type)
}

function isCategory(text: string): text is Category {
  return CATEGORIES.some((category) => category === text)
}

/** Why a type does not fit its category or listing type, as the key of the error text; null if it fits. */
export function typeProblem(choice: {
  listingType: string
  propertyCategory: string
  propertyType: string
}): 'typeNotInCategory' | 'pgResidential' | null {
  const { propertyCategory: category, propertyType: type } = choice
  const known: readonly string[] | null = isCategory(category) ? PROPERTY_TYPES[category] : null
  if (known && type && !known.includes(type) && !isAdminOnlyType(type)) return 'typeNotInCategory'
  if (
    choice.listingType === 'PG' &&
    (choice.propertyCategory === 'Commercial' || choice.propertyType === PLOT)
  )
    return 'pgResidential'
  return null
}

/** Whether it is a home, not land: land has other prices per sq ft, and is counted separately. */
export const isHome = (listing: { propertyCategory: string; propertyType: string }) =>
  listing.propertyCategory === 'Residential' && listing.propertyType !== PLOT

/** Whether a listing is a flat: the prices of other homes also pay for their land. */
export const isFlat = ({ propertyType }: { propertyType: string }): boolean =>
  propertyType === 'Flat/Apartment'

/** Whether a floor is above the top one; false if either is missing. */
export function isAboveTop(listing: {
  floorNumber?: number | null
  totalFloors?: number | null
}): boolean {
  const { floorNumber, totalFloors } = listing
  return floorNumber != null && totalFloors != null && floorNumber > totalFloors
}

/** The guests that a PG accepts: "For women". */
export const guestsOf = (pgFor: string): string => texts.guests(shownValue(pgFor))

/** A card's title: the first five words, and '...' if there are more. */
export function shortTitle(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s/).filter(Boolean)
  if (words.length === 0) return LISTING_TEXTS.untitled
  return words.length > TITLE_WORDS
    ? `${words.slice(0, TITLE_WORDS).join(' ')}${TITLE_CUT}`
    : words.join(' ')
}

/** "3 BHK flat", "Plot", "PG in a 2 BHK flat". */
export function describeType(listing: {
  listingType: ListingType
  propertyType: PropertyType
  bedrooms?: number | null
}): string {
  const kind = TYPE_WORDS[listing.propertyType]
  const what = listing.bedrooms ? texts.sized(listing.bedrooms, kind) : kind
  const text = listing.listingType === 'PG' ? texts.pgIn(what) : what
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Measured = {
  listingType: ListingType
  plotArea: number
  areaUnit: AreaUnit
  areaBasis?: AreaBasis | null
}

/** Whether a listing's area is that of the room of a PG. */
export const isRoomOfPg = ({ listingType, plotArea }: Pick<Measured, 'listingType' | 'plotArea'>) =>
  listingType === 'PG' && plotArea <= LISTING_LIMITS.pgRoom

/** "1,450 sq ft carpet", "room of 120 sq ft". */
export function areaText(listing: Measured): string {
  const area = formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)
  return isRoomOfPg(listing) ? texts.roomOf(area) : area
}

/** "3 BHK flat · 1,450 sq ft carpet". */
export const describeListing = (listing: Parameters<typeof describeType>[0] & Measured): string =>
  joinFacts([describeType(listing), areaText(listing)])

/** The state of a closed listing. */
export function closedState(listingType: ListingType): Exclude<Availability, 'available'> {
  return listingType === 'Sell' ? 'sold' : 'rented'
}

/**
 * What is paid before one moves into a home for rent, as far as it is stated: the first month with its maintenance, and
 * the deposit. Null for a sale, and where no deposit is stated or the place is taken, as the sum would be a guess.
 */
export function toMoveIn(listing: {
  listingType: ListingType
  price: number
  deposit?: number | null
  maintenance?: number | null
  availability: string
}): number | null {
  const { listingType, price, deposit, maintenance, availability } = listing
  if (listingType === 'Sell' || availability !== 'available' || deposit == null) return null
  return price + (maintenance ?? 0) + deposit
}
