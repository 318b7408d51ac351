import { createHash } from 'node:crypto'
import type { PublicListing } from '../contract/public-listing.ts'
import {
  type FurtherPhotos,
  type ListedPlace,
  type Shard,
  searchable,
} from '../contract/search-index.ts'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { type CityName, ROUTED_CITIES } from '../domain/city/constants.ts'
import { CARD_PHOTOS, type CardListing, toCard } from '../domain/listing/card.ts'
import { localityOf, localitySlug } from '../domain/locality/rules.ts'
import { cardColumns, cardPlaces, photoName } from '../domain/search/card-files.ts'
import { PAGE_SIZE } from '../domain/search/constants.ts'
import { columnsOf } from '../domain/search/table.ts'
import { slugOf } from '../domain/text/slug.ts'

/** The files of the index by name, and the name of each city's file. */
export type IndexFiles = { files: Map<string, string>; shards: Record<string, string> }

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The names of the localities with listings. */
function placesIn(city: CityName, listings: readonly PublicListing[]): ListedPlace[] {
  const places = new Map<string, ListedPlace>()
  for (const { locality } of listings) {
    const known = localityOf(city, locality)
    const slug = known?.slug ?? slugOf(locality)
    if (slug && !places.has(slug)) places.set(slug, { slug, name: known?.name ?? locality.trim() })
  }
  return [...places.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A phone loads this file at the first touch of a photo: it is no larger than a photo or two. In bytes. */
export const FURTHER_BYTES = 150_000

/** The further photos of a city's listings, newest first, as far as the file may reach. */
export function furtherPhotos(listings: readonly PublicListing[]): FurtherPhotos {
  let bytes = 1
  const rows = listings.map(({ photos }) => photos.slice(1, CARD_PHOTOS).map(photoName))
  const end = rows.findIndex((names) => {
    bytes += JSON.stringify(names).length + 1
    return bytes > FURTHER_BYTES
  })
  return end < 0 ? rows : rows.slice(0, end)
}

function shardOf(
  city: CityName,
  entries: readonly { listing: PublicListing; rank: number }[],
  write: (content: unknown) => string,
): string {
  const listings = entries.map(({ listing }) => listing)
  const columns = columnsOf(listings.map(searchable), {
    rankOf: (row) => entries[row]?.rank ?? 0,
    slugFor: (text) => localitySlug(city, text),
  })
  const { chunks, chunkOf, slotOf } = cardPlaces(columns)
  const cards: CardListing[][] = Array.from({ length: chunks }, () => [])
  for (const [row, listing] of listings.entries()) {
    const chunk = cards[chunkOf[row] ?? 0]
    if (chunk) chunk[slotOf[row] ?? 0] = toCard(listing)
  }
  const shard: Shard = {
    columns,
    places: placesIn(city, listings),
    chunks: cards.map((chunk) => write(cardColumns(chunk))),
    newest: cardColumns(listings.slice(0, PAGE_SIZE).map(toCard)),
    further: write(furtherPhotos(listings)),
  }
  return write(shard)
}

const known = new WeakMap<SiteSnapshot, IndexFiles>()

/** Builds the index of all offers, in files that a browser may cache. */
export function indexFiles(snapshot: SiteSnapshot): IndexFiles {
  const before = known.get(snapshot)
  if (before) return before
  const files = new Map<string, string>()
  const write = (content: unknown) => {
    const text = JSON.stringify(content)
    const name = nameOf(text)
    files.set(name, text)
    return name
  }
  const open = snapshot.listings.filter(({ availability }) => availability === 'available')
  const ranked = open.map((listing, rank) => ({ listing, rank }))
  const shards = ROUTED_CITIES.map(({ slug, name }) => [
    slug,
    shardOf(
      name,
      ranked.filter(({ listing }) => listing.city === name),
      write,
    ),
  ])
  const made = { files, shards: Object.fromEntries(shards) as Record<string, string> }
  known.set(snapshot, made)
  return made
}
