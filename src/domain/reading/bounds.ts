import { LISTING_LIMITS, type ListingType, type PropertyType } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName, fieldsWithoutMeaning } from '../listing/fields.ts'
import { isHome } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { indianDate } from '../time/calendar.ts'

/** Both ends are still ordinary. */
export type Bounds = readonly [least: number, most: number]
/** The same for a day: "2026-11-20". */
export type DayBounds = readonly [least: string, most: string]

/** What the bounds of a field depend on. */
export type Bounded = Partial<
  Pick<
    ListingFields,
    'listingType' | 'propertyCategory' | 'propertyType' | 'price' | 'plotArea' | 'bedrooms'
  >
>

type OfType = {
  /** Square feet. */
  area: Bounds
  /** Rupees per square foot: of a sale, and of a month's rent. */
  sale: Bounds
  rent: Bounds
  floors: Bounds
  bedrooms?: Bounds
}

const HOME_RENT: Bounds = [2, 300]
const BUSINESS_RENT: Bounds = [2, 1_000]
const TOWER: Bounds = [-5, 90]
const HOUSE: Bounds = [-3, 8]

/**
 * Wide enough for a village plot and a penthouse, too narrow for most slips of a factor of 10 and for all of 100. What
 * lies outside may still be right: then its poster says so.
 */
const OF_TYPE: Record<PropertyType, OfType> = {
  'Flat/Apartment': {
    area: [100, 20_000],
    sale: [800, 200_000],
    rent: HOME_RENT,
    floors: TOWER,
    bedrooms: [1, 10],
  },
  'Independent House/Villa': {
    area: [150, 100_000],
    sale: [400, 200_000],
    rent: HOME_RENT,
    floors: HOUSE,
    bedrooms: [1, LISTING_LIMITS.bedrooms],
  },
  'Plot/Land': {
    area: [100, 10_000_000],
    sale: [20, 300_000],
    rent: [0.1, 500],
    floors: [0, 0],
  },
  '1 RK/Studio Apartment': {
    area: [50, 3_000],
    sale: [800, 200_000],
    rent: HOME_RENT,
    floors: TOWER,
  },
  Office: {
    area: [50, 1_000_000],
    sale: [800, 200_000],
    rent: BUSINESS_RENT,
    floors: TOWER,
  },
  Retail: { area: [50, 1_000_000], sale: [800, 300_000], rent: BUSINESS_RENT, floors: [-5, 60] },
  Storage: { area: [50, 2_000_000], sale: [400, 100_000], rent: BUSINESS_RENT, floors: [-5, 20] },
  Industry: { area: [200, 5_000_000], sale: [400, 100_000], rent: BUSINESS_RENT, floors: [-3, 20] },
  'Serviced Apartment': {
    area: [100, 20_000],
    sale: [800, 200_000],
    rent: [2, 500],
    floors: TOWER,
    bedrooms: [1, 10],
  },
  Farmhouse: {
    area: [500, 5_000_000],
    sale: [20, 200_000],
    rent: [0.1, 300],
    floors: HOUSE,
    bedrooms: [1, LISTING_LIMITS.bedrooms],
  },
  Hospitality: {
    area: [200, 3_000_000],
    sale: [400, 300_000],
    rent: BUSINESS_RENT,
    floors: TOWER,
    bedrooms: [1, LISTING_LIMITS.bedrooms],
  },
}

/** Rupees: the price of a sale, a month's rent, and a bed's. The upper ends are those of homes and of all else. */
const PRICES: Record<ListingType, { home: Bounds; other: Bounds }> = {
  Sell: { home: [100_000, 3_000_000_000], other: [100_000, 20_000_000_000] },
  Rent: { home: [500, 3_000_000], other: [500, 200_000_000] },
  PG: { home: [1_000, 60_000], other: [1_000, 60_000] },
}

/** The least square feet of a PG: it may state those of one room. */
const ROOM = 50
/** The least square feet for each bedroom. */
const BEDROOM = 60
/** A deposit as a multiple of the month's rent. */
const RENTS: Bounds = [1 / 20, 12]
/** Rupees a month. A lower figure is likely that of one square foot. */
const MAINTENANCE_LEAST = 50
/** Rupees a month for each square foot, and where no area is known. */
const MAINTENANCE = { home: 40, other: 100, most: 1_000_000 }
/** Bathrooms beside those of the bedrooms. */
const MORE_BATHROOMS = 4
/** Years from today. */
const YEARS = { before: 1, after: 5 }

const within = ([least, most]: Bounds, value: number) => value >= least && value <= most
const isStated = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** The days from which something is offered, seen from today. */
export function daysOnOffer(today: Date): DayBounds {
  const [year = '', ...day] = indianDate(today).split('-')
  const inYear = (years: number) => [String(Number(year) + years), ...day].join('-')
  return [inYear(-YEARS.before), inYear(YEARS.after)]
}

const isHomely = ({ propertyCategory, propertyType }: Bounded) =>
  propertyCategory !== undefined &&
  propertyType !== undefined &&
  isHome({ propertyCategory, propertyType })

function areaBounds(property: Bounded): Bounds | null {
  if (!property.propertyType) return null
  const [least, most] = OF_TYPE[property.propertyType].area
  return [property.listingType === 'PG' ? ROOM : least, most]
}

/** Null for a bed, whose price does not depend on the area. */
function rateBounds({ listingType, propertyType }: Bounded): Bounds | null {
  if (!propertyType || !listingType || listingType === 'PG') return null
  const { sale, rent } = OF_TYPE[propertyType]
  return listingType === 'Sell' ? sale : rent
}

function priceBounds(property: Bounded): Bounds | null {
  const { listingType } = property
  return listingType ? PRICES[listingType][isHomely(property) ? 'home' : 'other'] : null
}

function maintenanceBounds(property: Bounded): Bounds {
  const { home, other, most } = MAINTENANCE
  const { plotArea } = property
  const perFoot = isHomely(property) ? home : other
  return [MAINTENANCE_LEAST, isStated(plotArea) ? Math.max(perFoot * plotArea, 5_000) : most]
}

/** The bedrooms for which an area has room; null where it is that of a room, or odd by itself. */
function roomsIn(property: Bounded): Bounds | null {
  const { plotArea } = property
  const area = areaBounds(property)
  if (property.listingType === 'PG' || !area || !isStated(plotArea) || plotArea < area[0])
    return null
  return [1, Math.max(1, Math.floor(plotArea / BEDROOM))]
}

function bedroomBounds(property: Bounded): Bounds | null {
  const ofType = property.propertyType ? OF_TYPE[property.propertyType].bedrooms : undefined
  if (!ofType) return null
  const inArea = roomsIn(property)
  return [ofType[0], Math.min(ofType[1], inArea?.[1] ?? ofType[1])]
}

function bathroomBounds(property: Bounded): Bounds | null {
  if (!isHomely(property)) return null
  const bedrooms = isStated(property.bedrooms) ? property.bedrooms : LISTING_LIMITS.bedrooms
  return [1, Math.min(LISTING_LIMITS.bathrooms, bedrooms + MORE_BATHROOMS)]
}

/** The bounds of a field of figures, or of the price for each square foot; null where there are none. */
export function figureBounds(field: string, property: Bounded): Bounds | null {
  switch (field) {
    case 'price':
      return priceBounds(property)
    case 'rate':
      return rateBounds(property)
    case 'plotArea':
      return areaBounds(property)
    case 'deposit':
      return isStated(property.price)
        ? [RENTS[0] * property.price, RENTS[1] * property.price]
        : null
    case 'maintenance':
      return maintenanceBounds(property)
    case 'bedrooms':
      return bedroomBounds(property)
    case 'bathrooms':
      return bathroomBounds(property)
    case 'floorNumber':
    case 'totalFloors':
      return property.propertyType ? OF_TYPE[property.propertyType].floors : null
    default:
      return null
  }
}

/** The bounds of a field of such a property, or of its price for each square foot; null where there are none. */
export const boundsOf = (
  field: FieldName | 'rate',
  property: Bounded,
  today: Date,
): Bounds | DayBounds | null =>
  field === 'availableFrom' ? daysOnOffer(today) : figureBounds(field, property)

/**
 * A value outside its bounds, by the field that asks about it: a price for each square foot is asked about at the
 * price.
 * `rooms`: the bedrooms are many for the area, not for such a property.
 */
export type Oddity = {
  field: FieldName
  about: FieldName | 'rate' | 'rooms'
  value: number | string
  bounds: Bounds | DayBounds
  isLow: boolean
}

/** Nothing is charged. */
const MAY_BE_NONE: readonly FieldName[] = ['deposit', 'maintenance']

function oddOne(field: FieldName, listing: Partial<ListingFields>, today: Date): Oddity[] {
  const value = listing[field]
  const bounds = boundsOf(field, listing, today)
  if (!bounds || (value === 0 && MAY_BE_NONE.includes(field))) return []
  if (!isStated(value) && (typeof value !== 'string' || typeof bounds[0] === 'number')) return []
  const [least, most] = bounds
  const isLow = value < least
  if (!isLow && value <= most) return []
  const inArea = field === 'bedrooms' ? roomsIn(listing) : null
  const about = inArea?.[1] === most ? ('rooms' as const) : field
  return [{ field, about, value, bounds, isLow }]
}

function oddRate(listing: Partial<ListingFields>): Oddity[] {
  const { price, plotArea } = listing
  const bounds = rateBounds(listing)
  if (!bounds || !isStated(price) || !isStated(plotArea) || plotArea <= 0) return []
  const value = price / plotArea
  if (within(bounds, value)) return []
  return [{ field: 'price', about: 'rate', value, bounds, isLow: value < bounds[0] }]
}

/**
 * What lies outside its bounds, in the order of the fields, one oddity for each. A price or an area that is odd by
 * itself explains an odd rate.
 */
export function odditiesOf(listing: Partial<ListingFields>, today: Date): readonly Oddity[] {
  const { propertyType = '', propertyCategory = '', listingType } = listing
  const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
  const odd = FIELD_NAMES.filter((name) => !without.includes(name)).flatMap((name) =>
    oddOne(name, listing, today),
  )
  const explained = odd.some(({ field }) => field === 'price' || field === 'plotArea')
  return explained ? odd : [...oddRate(listing), ...odd]
}
