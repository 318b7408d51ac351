import type { Role } from '../account/constants.ts'
import type { ListingType } from '../listing/constants.ts'
import { lowestOf, type Money, priceOf } from '../money/rules.ts'
import { formatDate } from '../time/calendar.ts'

/** Another account's listing of the same home that is on offer as the same; `price` in rupees. */
export type HomeOffer = { id: string; price: number; role: Role; seen: boolean }

/**
 * What is known of another account's listing of the same home, published once: its first and last price in rupees, and
 * since when it is no longer on offer (ISO). `offered`: it still is; of one that is not, the time may be unknown.
 */
export type FormerListing = {
  publishedAt: string
  listingType: ListingType
  first: number | null
  last: number | null
  offered: boolean
  until: string | null
}

/** The same home by other accounts, as the desk has found it. `others` counts the accounts of `offers`. */
export type Elsewhere = { others: number; offers: HomeOffer[]; listings: FormerListing[] }

/** The lowest price at which others offer a home as `listingType`; null where none does. */
export const lowestElsewhere = ({ offers }: Elsewhere, listingType: ListingType): Money | null =>
  lowestOf(offers.map(({ price }) => priceOf({ listingType, price })))

/** The prices of such a listing as its line says them; `last` only where it differs, `until` as a day in words. */
export type FormerPrices = {
  first: Money | null
  last: Money | null
  offered: boolean
  until: string | null
}

/** The prices of one listing are its own: they are never compared with those of another. */
export function formerPrices({
  listingType,
  first,
  last,
  offered,
  until,
}: FormerListing): FormerPrices {
  const price = (amount: number | null) =>
    amount === null ? null : priceOf({ listingType, price: amount })
  return {
    first: price(first),
    last: price(last === first ? null : last),
    offered,
    until: until && formatDate(until),
  }
}
