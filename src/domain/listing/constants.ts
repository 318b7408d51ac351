import { CITY_AUTHORITIES } from '../city/authorities.ts'

export const LISTING_TYPES = ['Sell', 'Rent', 'PG'] as const
export const CATEGORIES = ['Residential', 'Commercial'] as const

export const PROPERTY_TYPES = {
  Residential: ['Flat/Apartment', 'Independent House/Villa', 'Plot/Land', '1 RK/Studio Apartment'],
  Commercial: ['Office', 'Retail', 'Plot/Land', 'Storage', 'Industry'],
} as const
/** Offered to an Admin only; the database accepts them in either category. */
export const ADMIN_PROPERTY_TYPES = ['Serviced Apartment', 'Farmhouse', 'Hospitality'] as const
export const PLOT = 'Plot/Land'

export const FURNISHINGS = ['Unfurnished', 'Semi-furnished', 'Fully furnished'] as const

export const FACINGS = [
  'North',
  'South',
  'East',
  'West',
  'North-East',
  'North-West',
  'South-East',
  'South-West',
] as const

export const AMENITIES = [
  'Gym',
  'Swimming Pool',
  'Parking',
  'Security',
  'Power Backup',
  'Clubhouse',
  'Lift',
  'Balcony',
  'Medical Facility',
  'Day Care Center',
  'Pet Area',
  'Indoor Games',
  'Conference Room',
  'Large Green Area',
  'Concierge Desk',
  'Helipad',
  'Golf Course',
  'Multiplex',
  'Serviced Apartments',
  'Service Elevators',
  'High Street Retail',
  'Hypermarket',
  "ATM'S",
  'Study Room',
] as const

export const PROPERTY_AGES = [
  'New',
  'Up to 5 years',
  '5 to 10 years',
  '10 to 20 years',
  'Over 20 years',
] as const

export const POSSESSIONS = ['Ready to move', 'Under construction'] as const

export const NEGOTIABLE = ['Yes', 'No'] as const

export const ANY_TENANTS = 'Anyone'
export const TENANTS = [ANY_TENANTS, 'Families', 'Working people', 'Students', 'Companies'] as const

export const PETS = ['Allowed', 'Not allowed'] as const

export const PG_GUESTS = ['Women', 'Men', 'Women and men'] as const

export const PG_SHARING = [
  'Private room',
  'Two to a room',
  'Three to a room',
  'Four or more to a room',
] as const

export const PG_MEALS = ['No meals', 'Breakfast', 'Breakfast and dinner', 'All meals'] as const

export const PG_COOLING = ['In the rooms', 'No'] as const

/** Of what a PG may offer: with the rent, for more money, or not at all. */
export const PG_SERVICE = ['Included', 'Extra', 'No'] as const

/** When a PG's gate closes for the night, the latest first; each answer up to the next one. */
export const PG_GATE = ['Never', 'After 10 pm', 'By 10 pm', 'By 9 pm', 'By 8 pm'] as const

export const BROKERAGES = ['No brokerage', 'Brokerage asked'] as const

export const CORNERS = ['Yes', 'No'] as const

/** Who has approved the layout of a plot. */
export const AUTHORITIES = [
  ...CITY_AUTHORITIES,
  'Gram panchayat',
  'Other authority',
  'Not approved',
] as const

/** Whether a published listing is still available. Closed ones keep their page for a while, without contact. */
export const AVAILABILITIES = ['available', 'sold', 'rented'] as const
/** The states of a listing. `expired`: unconfirmed for too long. `past`: closed so long ago that its page is gone. */
export const LISTING_STATES = ['pending', 'published', 'expired', 'closed', 'past'] as const

/** Minutes in which the closing of a listing can be undone. */
export const UNDO_CLOSING_MINUTES = 10

/** In days. */
export const LISTING_DAYS = {
  /** Since the owner last confirmed: then the owner is asked. */
  asked: 53,
  /** Since the owner last confirmed: then the listing expires. */
  unconfirmed: 60,
  /** How long the link of that mail renews the listing. */
  renewalLink: 90,
  /** Since the listing was closed: then its page is gone. */
  closed: 30,
  /** Since a rejection: then the photos are erased. */
  rejectedPhotos: 30,
  /** Since the upload of a photo that no listing uses: then it is erased. */
  unusedPhotos: 7,
} as const

/** Lengths in characters, price and deposit in rupees, area in square feet, the width of a road in feet. */
export const LISTING_LIMITS = {
  name: 120,
  locality: 80,
  description: 3000,
  reraNumber: 60,
  price: 100_000_000_000,
  // Avoids an extreme price per square foot for a tiny area.
  areaLeast: 1,
  area: 100_000_000,
  floors: 200,
  /** How many floors below the ground a building may have. */
  floorsBelow: 5,
  roadLeast: 5,
  road: 300,
  /**
   * A larger area of a PG is that of its whole flat or house: the form has not always asked for the room's.
   */
  pgRoom: 600,
  bedrooms: 20,
  bathrooms: 20,
  balconies: 10,
  parkingSpaces: 20,
  /** An agent's own reference of a home. */
  noteToAdmin: 300,
  reference: 40,
} as const

export const TITLE_WORDS = 5

export type ListingType = (typeof LISTING_TYPES)[number]
export type Category = (typeof CATEGORIES)[number]
type AdminPropertyType = (typeof ADMIN_PROPERTY_TYPES)[number]
export type PropertyType = (typeof PROPERTY_TYPES)[Category][number] | AdminPropertyType
export type Amenity = (typeof AMENITIES)[number]
export type Availability = (typeof AVAILABILITIES)[number]
export type ListingState = (typeof LISTING_STATES)[number]

export const ALL_PROPERTY_TYPES = [
  ...new Set<PropertyType>([
    ...PROPERTY_TYPES.Residential,
    ...PROPERTY_TYPES.Commercial,
    ...ADMIN_PROPERTY_TYPES,
  ]),
] as [PropertyType, ...PropertyType[]]
