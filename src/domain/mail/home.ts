import { availabilityLabel } from '#language/listing/texts-described'
import { originInAlt } from '#language/photo/texts-origin'
import { photoAlt } from '../listing/card.ts'
import type { Availability } from '../listing/constants.ts'
import { isMadeName } from '../listing/name.ts'
import { shownName } from '../listing/name-shown.ts'
import { placeOf } from '../listing/place.ts'
import { describeListing, shortTitle } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { exact, priceOf } from '../money/rules.ts'
import type { Photo } from '../photo/schema.ts'

/** The first listings of a mail, which have their pictures in it: with more of them Gmail would cut a long mail off. */
export const PICTURED = 6

/** A picture in a mail: its public address, and its size in CSS pixels. */
export type MailPicture = { src: string; alt: string; width: number; height: number }

/** A listing in a mail: its price, its kind and size, and its name and place. */
export type MailHome = {
  link: string
  price: string
  facts: string
  place: string
  picture: MailPicture | null
}

/** What a mail has to know of a listing. */
export type HomeFields = Parameters<typeof describeListing>[0] &
  Pick<ListingFields, 'projectBuildingName' | 'locality' | 'price'> & { city: string }

/** What a mail says of a listing. What is sold or rented is said before its price. */
export function homeWords(
  listing: HomeFields,
  availability: Availability = 'available',
): Omit<MailHome, 'link' | 'picture'> {
  const { projectBuildingName: name } = listing
  return {
    price: [availabilityLabel(availability, listing.propertyType), exact(priceOf(listing))]
      .filter(Boolean)
      .join(' · '),
    facts: describeListing(listing),
    place: isMadeName(name) ? shownName(name) : `${shortTitle(name)}, ${placeOf(listing)}`,
  }
}

/** Height of a mail's picture at most: a photo that stands upright is narrower. */
const TALLEST_PX = 384

/** A photo as a picture of at most a width. */
export function mailPicture(
  listing: HomeFields,
  photo: Photo,
  src: string,
  widest: number,
): MailPicture {
  const width = Math.round(Math.min(widest, (TALLEST_PX * photo.width) / photo.height))
  return {
    src,
    alt: originInAlt(photoAlt(listing), photo.origin),
    width,
    height: Math.round((width * photo.height) / photo.width),
  }
}
