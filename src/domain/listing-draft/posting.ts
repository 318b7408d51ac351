import type { DraftField } from './values.ts'

/** What the posting form writes: a listing or, an admin's, a city project or a new launch. */
export type Posting = 'listing' | 'postedProject' | 'postedLaunch'

/** What an admin chooses from. */
export const PROJECT_POSTINGS = [
  { value: 'postedProject', label: 'City project' },
  { value: 'postedLaunch', label: 'New launch' },
] as const

const OF_LISTINGS_ONLY = [
  'areaBasis',
  'bedrooms',
  'bathrooms',
  'deposit',
  'availableFrom',
  'reraNumber',
  'description',
] as const

/** Fields of a listing that the others do not have; the form does not ask for them. */
export const UNASKED: Record<Posting, readonly DraftField[]> = {
  listing: [],
  postedLaunch: OF_LISTINGS_ONLY,
  postedProject: [
    ...OF_LISTINGS_ONLY,
    'listingType',
    'propertyType',
    'plotArea',
    'areaUnit',
    'price',
    'furnishing',
    'floorNumber',
    'totalFloors',
    'facingType',
    'amenities',
  ],
}
