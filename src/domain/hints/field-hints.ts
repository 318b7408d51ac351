import type { Confirmed, ListingFields } from '../listing/schema.ts'
import { citiesElsewhere } from '../locality/elsewhere.ts'
import { placeMark } from '../locality/odd-place.ts'
import { marksOf, type OddMark, odditiesOf } from '../reading/reading.ts'
import { isDoubtfulRera } from '../rera/numbers.ts'
import { lacksRera } from '../rera/standing.ts'
import type { Hint } from './constants.ts'
import { waysIn } from './contacts.ts'

/** What the hints depend on: amenities say nothing of a value. */
export type Hinted = Omit<ListingFields, 'amenities'>

/** The hints that follow from the fields of a listing alone. */
export function fieldHints(listing: Hinted, today: Date): Hint[] {
  return [
    ...(odditiesOf(listing, today).length > 0 ? ['odd' as const] : []),
    ...(isDoubtfulRera(listing) ? ['rera' as const] : []),
    ...(lacksRera(listing) ? ['no-rera' as const] : []),
    ...(citiesElsewhere(listing.city, listing.locality).length > 0 ? ['place' as const] : []),
    ...(waysIn(listing).length > 0 ? ['contact' as const] : []),
  ]
}

/** What the desk says of each unusual value, and of a locality that is known in other cities only. */
export function deskMarks(listing: ListingFields & Confirmed, today: Date): OddMark[] {
  const elsewhere = citiesElsewhere(listing.city, listing.locality)
  return [
    ...marksOf(listing, today),
    ...(elsewhere.length > 0 ? [placeMark(listing, elsewhere)] : []),
  ]
}
