import { localityKey } from '../search/places.ts'
import { shinglesOf } from '../text/shingles.ts'

/** What a listing is compared with others by, in a form that a database can compare. It goes wherever the fields go. */
export type Compared = { placeKey: string; shingles: number[] }

export const comparedOf = (listing: {
  city: string
  locality: string
  description?: string | null | undefined
}): Compared => ({
  placeKey: localityKey(listing),
  shingles: shinglesOf(listing.description),
})
