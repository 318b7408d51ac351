import { formatArea } from '../area/rules.ts'
import { cutAtWord } from '../text/cut.ts'
import { type CardListing, cardTexts } from './card.ts'
import { LISTING_TYPE_LABELS } from './facts.ts'
import { describeType } from './rules.ts'

/** "3 BHK flat for sale"; a PG has no such ending. */
export function describeOffer(listing: Parameters<typeof describeType>[0]): string {
  const kind = describeType(listing)
  const { listingType } = listing
  return listingType === 'PG' ? kind : `${kind} ${LISTING_TYPE_LABELS[listingType].toLowerCase()}`
}

/** The texts in the head of a listing's page. */
export function listingHead(listing: CardListing, description: string | null | undefined) {
  const { fullTitle, place, price } = cardTexts(listing)
  const area = formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)
  const offer = describeOffer(listing)
  return {
    title: `${fullTitle}: ${offer} in ${place}`,
    description: cutAtWord(`${offer} in ${place}, ${price}, ${area}. ${description ?? ''}`),
  }
}
