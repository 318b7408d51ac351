import type { AreaBasis } from '../area/constants.ts'
import type { Availability, ListingType, PropertyType } from './constants.ts'

/** What the one sentence about a listing is made from: only what is stated. */
export type Stated = {
  type: PropertyType
  listingType: ListingType
  availability: Availability
  /** "3 BHK flat", and of a PG the home in which it is. */
  kind: string
  place: string
  /** Empty for the room of a PG, which is a detail. */
  area: string
  basis: AreaBasis | null
  price: string
  floor: { number: number; name: string } | null
  totalFloors: number | null
  isUnfinished: boolean | null
  isCommercial: boolean
  /** A date in words. */
  from: string
  /** Those that stand as they are: the furnishing, the road of a plot. */
  others: readonly string[]
}
