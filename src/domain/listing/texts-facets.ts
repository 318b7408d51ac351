import { PG_OFFER } from '#language/text/texts'

/** Labels of facets that differ from the field's label. */
export const FACET_TEXTS: Readonly<Record<string, string>> = {
  for: 'I want to',
  budget: 'Budget',
  bhk: 'BHK',
  area: 'Area in sq ft',
  price: 'Your budget, e.g. 70 lakh or 20,000',
  road: 'Road width in feet',
  city: 'City',
  by: 'Posted by',
  right: 'Right to offer',
  added: 'Added',
  ready: 'Possession',
  guests: 'PG for',
  types: 'Type',
  amenities: 'Has',
  deal: 'Buy or rent',
  more: 'More',
}

/** The ranges of prices and of rents. */
export const BUDGET_TEXTS = {
  '50l-90l': '50L-90L',
  '90l-1cr': '90L-1Cr',
  '1cr-3cr': '1Cr-3Cr',
  'under-50l': 'Under 50L',
  'over-3cr': '3Cr and more',
  'rent-under-10k': 'Rent under 10,000',
  'rent-10k-25k': 'Rent 10,000-25,000',
  'rent-25k-60k': 'Rent 25,000-60,000',
  'rent-over-60k': 'Rent 60,000 and more',
} as const

/** What a visitor wants to do. */
export const WISH_TEXTS = {
  buy: 'Buy',
  rent: 'Rent a home',
  lease: 'Lease for business',
  pg: PG_OFFER,
} as const

/** The switch of a search. */
export const SWITCH_TEXTS = {
  buy: 'Buy',
  rent: 'Rent',
  pg: 'PG',
  commercial: 'Commercial',
} as const

/** Since when a listing is public. */
export const ADDED_TEXTS = {
  1: 'Since yesterday',
  7: 'This week',
  30: 'This month',
} as const

/** The options of a filter for bedrooms. */
export const bedroomsOption = (count: number, isMost: boolean) =>
  isMost ? `${count} BHK and more` : `${count} BHK`

/** Options that stand as chips, where the answer of a listing would not say of what it is. */
export const OPTION_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tenants: {
    anyone: 'For anyone',
    families: 'For families',
    'working-people': 'For working people',
    students: 'For students',
    companies: 'For companies',
  },
  deal: { sell: 'Buy', rent: 'Rent', pg: 'PG' },
  pets: { allowed: 'Pets allowed' },
  right: { seen: 'Right to offer seen' },
  corner: { yes: 'On a corner' },
  ac: { yes: 'AC in the rooms' },
  wifi: { yes: 'With Wi-Fi' },
  laundry: { yes: 'With laundry' },
  gate: {
    never: 'Gate never closes',
    'after-10-pm': 'Gate open after 10 pm',
    'by-10-pm': 'Gate closes by 10 pm',
    'by-9-pm': 'Gate closes by 9 pm',
  },
  floor: {
    'below-ground': 'Below ground',
    ground: 'Ground floor',
    '1-4': 'Floors 1 to 4',
    '5-9': 'Floors 5 to 9',
    '10-up': 'Floor 10 and above',
    top: 'Top floor',
  },
}

/** What a choice says as a chip, away from the name of its filter. */
export const CHOSEN_TEXTS: Readonly<Record<string, (option: string) => string>> = {
  basis: (basis) => `${basis} area`,
  facing: (facing) => `${facing} facing`,
  approved: (authority) =>
    authority.endsWith('approved') ? authority : `Approved by ${authority}`,
  age: (age) => `Age: ${age.toLowerCase()}`,
  guests: (guests) => `For ${guests.toLowerCase()}`,
  by: (poster) => `By ${poster.toLowerCase()}`,
}

/** What a card says of a right to offer that was seen, with the day. */
export const rightSeenOn = (date: string) => `Right to offer seen ${date}`

/** Ranges as chips say them. */
export const RANGE_TEXTS = {
  squareFeet: (amount: string) => `${amount} sq ft`,
  area: (amount: string, unit: string) => `${amount} ${unit}`,
  /** A square yard, by its Indian name. */
  gaj: 'gaj',
  /** An area of a house: of its land, or of its floors. */
  ofLand: (area: string) => `${area} of land`,
  ofFloors: (area: string) => `${area} of floor area`,
  /** What one writes behind an area that is that of the floors, or of the land. */
  typedFloors: 'floor area',
  typedLand: 'plot area',
  feet: (amount: string) => `${amount} ft`,
  road: (range: string) => `Road: ${range.toLowerCase()}`,
  upTo: (amount: string) => `Up to ${amount}`,
  from: (amount: string) => `From ${amount}`,
  about: (amount: string) => `About ${amount}`,
  rooms: (from: number, to: number | null, isOpen: boolean) =>
    `${from}${to === null ? '' : ` or ${to}`}${isOpen ? '+' : ''} BHK`,
} as const

/** What typed words were understood as. */
export const UNDERSTOOD_TEXTS = {
  pg: 'PG',
  lease: WISH_TEXTS.lease,
  rent: 'To rent',
  buy: 'To buy',
} as const
