import type { RoutedCity } from '../domain/city/constants.ts'
import { type CardListing, cardTexts } from '../domain/listing/card.ts'
import { describeOffer } from '../domain/listing/head.ts'
import { SHARE_TEXTS } from '../domain/share/texts.ts'

/** Pixels of the picture that a shared link shows: what the large previews of messengers ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Below this are the pictures that shared links show. */
export const SHARE_PICTURES = '/share'

const KINDS = ['listing', 'city'] as const
type Kind = (typeof KINDS)[number]
/** The picture that a shared link shows, and the words for who does not see it. */
export type Shared = { path: string; alt: string }

const pathOf = (kind: Kind, name: string) =>
  `${SHARE_PICTURES}/${kind}/${encodeURIComponent(name)}.jpg`

export function sharedListing(listing: CardListing): Shared {
  const { price, place } = cardTexts(listing)
  return {
    path: pathOf('listing', listing.id),
    alt: SHARE_TEXTS.listingAlt(describeOffer(listing), price, place),
  }
}

export const sharedCity = ({ name, slug }: Pick<RoutedCity, 'name' | 'slug'>): Shared => ({
  path: pathOf('city', slug),
  alt: SHARE_TEXTS.cityAlt(name),
})

/** Whose picture an address asks for, by id or slug; null for one that is no picture's. */
export function askedPicture(path: string): { kind: Kind; name: string } | null {
  const match = /^\/share\/(\w+)\/([a-z0-9]{1,40})\.jpg$/.exec(path)
  const kind = KINDS.find((one) => one === match?.[1])
  return kind && match?.[2] ? { kind, name: match[2] } : null
}
