import {
  inOneSentence,
  PLOT_TEXTS,
  TYPE_WORDS,
  DESCRIBED_TEXTS as texts,
} from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import { formatArea } from '../area/rules.ts'
import { inWords, priceOf, short } from '../money/rules.ts'
import { UNFINISHED } from '../rera/constants.ts'
import { formatDate } from '../time/calendar.ts'
import { type Availability, CORNERS, PLOT } from './constants.ts'
import { floorPhrase } from './floors.ts'
import { placeOf } from './place.ts'
import { areaText, guestsOf, isRoomOfPg } from './rules.ts'
import type { ListingFields } from './schema.ts'

/** What stands as it is in any sentence about a listing. */
function othersOf(listing: ListingFields): string[] {
  const { listingType, propertyType, furnishing, pgFor, sharing, meals } = listing
  const values = (...all: (string | null | undefined)[]) =>
    all.flatMap((value) => (value ? [shownValue(value)] : []))
  if (listingType === 'PG')
    return [
      ...(pgFor ? [guestsOf(pgFor)] : []),
      ...values(sharing, meals, furnishing),
      ...(isRoomOfPg(listing) ? [areaText(listing)] : []),
    ]
  if (propertyType !== PLOT) return values(furnishing)
  const { roadWidth, corner, facingType } = listing
  return [
    ...(roadWidth ? [PLOT_TEXTS.onRoad(roadWidth)] : []),
    ...(corner === CORNERS[0] ? [PLOT_TEXTS.corner] : []),
    ...(facingType ? [texts.facing(shownValue(facingType))] : []),
  ]
}

/**
 * What is known of a listing, in one sentence in the reader's language: for who cannot read what its poster wrote. It
 * says only what is stated.
 */
export function listingSentence(listing: ListingFields & { availability?: Availability }): string {
  const { propertyType: type, listingType, bedrooms, plotArea, areaUnit, areaBasis } = listing
  const { floorNumber, totalFloors, possession, availableFrom, availability } = listing
  const word = TYPE_WORDS[type]
  return inOneSentence({
    type,
    listingType,
    availability: availability ?? 'available',
    kind: bedrooms ? texts.sized(bedrooms, word) : word,
    place: placeOf(listing),
    area: isRoomOfPg(listing) ? '' : formatArea(plotArea, areaUnit),
    basis: areaBasis ?? null,
    price: inWords(short(priceOf(listing))),
    floor: floorNumber == null ? null : { number: floorNumber, name: floorPhrase(floorNumber) },
    totalFloors: totalFloors ?? null,
    isUnfinished: possession ? possession === UNFINISHED : null,
    isCommercial: listing.propertyCategory === 'Commercial',
    from: availableFrom ? formatDate(availableFrom) : '',
    others: othersOf(listing),
  })
}
