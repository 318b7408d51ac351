import type { RoutedCity } from '../domain/city/constants.ts'
import { type CardListing, cardTexts } from '../domain/listing/card.ts'
import { describeOffer } from '../domain/listing/head.ts'
import { SHARE_TEXTS } from '../domain/share/texts.ts'

/** Size in pixels of the preview picture of a shared link, as messengers expect it for large previews. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The folder of the preview pictures of shared links. */
export const SHARE_PICTURES = '/share'

const KINDS = ['listing', 'city'] as const
type Kind = (typeof KINDS)[number]
/** The preview picture of a shared link, and its alternative text. */
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

/** Reads from an address what its picture is of, by id or slug; null for an address of no picture. */
export function askedPicture(path: string): { kind: Kind; name: string } | null {
  const match = /^\/share\/(\w+)\/([a-z0-9]{1,40})\.jpg$/.exec(path)
  const kind = KINDS.find((one) => one === match?.[1])
  return kind && match?.[2] ? { kind, name: match[2] } : null
}
