import { formatArea } from '../area/rules.ts'
import { cutAtWord } from '../text/cut.ts'
import { AVAILABILITY_LABELS, type CardListing, cardTexts } from './card.ts'
import type { Availability } from './constants.ts'
import { LISTING_TYPE_LABELS } from './facts.ts'
import { describeType } from './rules.ts'

/** "3 BHK flat for sale", "Sold: 3 BHK flat"; a PG has no such ending. */
export function describeOffer(
  listing: Parameters<typeof describeType>[0] & { availability: Availability },
): string {
  const kind = describeType(listing)
  const { listingType, availability } = listing
  if (availability !== 'available') return `${AVAILABILITY_LABELS[availability]}: ${kind}`
  return listingType === 'PG' ? kind : `${kind} ${LISTING_TYPE_LABELS[listingType].toLowerCase()}`
}

/** The texts in the head of a listing's page. */
export function listingHead(listing: CardListing, description: string | null | undefined) {
  const { fullTitle, place, price } = cardTexts(listing)
  const area = formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)
  const offer = describeOffer(listing)
  const closed = AVAILABILITY_LABELS[listing.availability]
  return {
    // A tab and a search result show the beginning.
    title: closed
      ? `${closed}: ${fullTitle}, ${describeType(listing)} in ${place}`
      : `${fullTitle}: ${offer} in ${place}`,
    description: cutAtWord(`${offer} in ${place}, ${price}, ${area}. ${description ?? ''}`),
  }
}
