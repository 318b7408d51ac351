import { CITY_COUNT } from '#language/city/texts-named'
import { SHARE_TEXTS } from '#language/share/texts'
import type { RoutedCity } from '../domain/city/constants.ts'
import { cardTexts, toCard } from '../domain/listing/card.ts'
import { describeOffer } from '../domain/listing/head.ts'
import { placeOf } from '../domain/listing/place.ts'
import type { Locality } from '../domain/locality/locality.ts'
import { inLanguage, withoutLanguage } from './paths.ts'
import type { PublicListing } from './public-listing.ts'

/** Size in pixels of the preview picture of a shared link, as messengers expect it for large previews. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The folder of the preview pictures of shared links. */
export const SHARE_PICTURES = inLanguage('/share')

const KINDS = ['listing', 'city', 'place', 'site'] as const
type Kind = (typeof KINDS)[number]
/** The preview picture of a shared link, and its alternative text. */
export type Shared = { path: string; alt: string }

const pathOf = (kind: Kind, name: string) =>
  `${SHARE_PICTURES}/${kind}/${encodeURIComponent(name)}.jpg`

/** The address names the listing's version: messengers keep a picture for as long as its address stays the same. */
export const listingPicture = ({ id, version }: Pick<PublicListing, 'id' | 'version'>): string =>
  pathOf('listing', `${id}-${version}`)

export function sharedListing(listing: PublicListing): Shared {
  const card = toCard(listing)
  const { price, place } = cardTexts(card)
  return {
    path: listingPicture(listing),
    alt: SHARE_TEXTS.listingAlt(describeOffer(card), price, place),
  }
}

export const sharedCity = ({ name, slug }: Pick<RoutedCity, 'name' | 'slug'>): Shared => ({
  path: pathOf('city', slug),
  alt: SHARE_TEXTS.cityAlt(name),
})

/** The picture of a locality, by its slug and that of its city. */
export const sharedPlace = (
  { name, slug }: Pick<Locality, 'name' | 'slug'>,
  city: Pick<RoutedCity, 'name' | 'slug'>,
): Shared => ({
  path: pathOf('place', `${slug}-${city.slug}`),
  alt: SHARE_TEXTS.cityAlt(placeOf({ locality: name, city: city.name })),
})

/** The name of the portal's own picture. */
const WHOLE_SITE = 'home'

export const sharedSite: Shared = {
  path: pathOf('site', WHOLE_SITE),
  alt: SHARE_TEXTS.cityAlt(CITY_COUNT),
}

/**
 * Reads from an address what its picture is of, by id or slug; null for an address of no picture. A listing's address
 * may name any version, or none: the picture is always the current one, as links in old messages lead to the listing of
 * today.
 */
export function askedPicture(
  path: string,
): { kind: Kind; name: string; version: number | null } | null {
  const plain = withoutLanguage(path)
  const place = /^\/share\/place\/([a-z0-9-]{1,80})\.jpg$/.exec(plain)?.[1]
  if (place) return { kind: 'place', name: place, version: null }
  const match = /^\/share\/(\w+)\/([a-z0-9]{1,40})(?:-(\d{1,9}))?\.jpg$/.exec(plain)
  const kind = KINDS.find((one) => one === match?.[1])
  if (!kind || !match?.[2] || (match[3] && kind !== 'listing')) return null
  if (kind === 'site' && match[2] !== WHOLE_SITE) return null
  return { kind, name: match[2], version: match[3] ? Number(match[3]) : null }
}
