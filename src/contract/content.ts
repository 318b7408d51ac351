import type { Availability, ListingType, PropertyType } from '../domain/listing/constants.ts'

/** An entry as admins read it. `version` says when it was last changed, in microseconds; `fields` are those of its collection. */
export type ContentEntry = {
  id: string
  version: number
  createdAt: string
  fields: Record<string, unknown>
}

/** A published listing as admins see it in a list. Price in rupees; `expired`: unconfirmed for so long that visitors do not see it. */
export type PublishedListing = {
  id: string
  version: number
  projectBuildingName: string
  locality: string
  city: string
  listingType: ListingType
  propertyType: PropertyType
  price: number
  poster: string
  availability: Availability
  approvedAt: string
  confirmedAt: string
  expired: boolean
}
