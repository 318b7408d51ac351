import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import {
  availabilityLabel,
  LISTING_TYPE_LABELS,
  DESCRIBED_TEXTS as texts,
} from '#language/listing/texts-described'
import { inPlace } from '#language/text/texts'
import { formatArea } from '../area/rules.ts'
import { cutAtWord } from '../text/cut.ts'
import { formatDay } from '../time/calendar.ts'
import { type CardListing, cardTexts } from './card.ts'
import type { Availability, PropertyType } from './constants.ts'
import { isMadeName } from './name.ts'
import { describeType } from './rules.ts'

/** "3 BHK flat for sale", "Sold: 3 BHK flat"; a PG has no such ending. */
export function describeOffer(
  listing: Parameters<typeof describeType>[0] & { availability: Availability },
): string {
  const kind = describeType(listing)
  const { listingType, availability, propertyType } = listing
  if (availability !== 'available')
    return texts.closed(availabilityLabel(availability, propertyType), kind)
  return listingType === 'PG' ? kind : texts.offer(kind, LISTING_TYPE_LABELS[listingType])
}

/** "Sold, marked on 25 Nov": what the page of a closed listing says first; empty for one on offer. */
export function closedWords(listing: {
  availability: Availability
  propertyType: PropertyType
  closedAt: string | null
}): string {
  const state = availabilityLabel(listing.availability, listing.propertyType)
  return state && listing.closedAt
    ? LISTING_PAGE_TEXTS.closedOn(state, formatDay(listing.closedAt))
    : state
}

/** The texts in the head of a listing's page. */
export function listingHead(listing: CardListing, description: string | null | undefined) {
  const { fullTitle, place, price } = cardTexts(listing)
  const area = formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)
  const offer = describeOffer(listing)
  const closed = availabilityLabel(listing.availability, listing.propertyType)
  return {
    // A tab and a search result show the beginning.
    title: isMadeName(listing.projectBuildingName)
      ? inPlace(offer, place)
      : closed
        ? texts.closedTitle(closed, fullTitle, describeType(listing), place)
        : texts.pageTitle(fullTitle, offer, place),
    description: cutAtWord(
      `${texts.pageDescription(offer, place, price, area)} ${description ?? ''}`,
    ),
  }
}
