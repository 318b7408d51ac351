import { createHash } from 'node:crypto'
import type { PublicListing } from '../contract/public-listing.ts'
import { searchable, type Shard } from '../contract/search-index.ts'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { type CityName, ROUTED_CITIES } from '../domain/city/constants.ts'
import { slugOf } from '../domain/locality/locality.ts'
import { LOCALITIES, localityOf } from '../domain/locality/rules.ts'
import { type CardListing, toCard } from '../domain/listing/card.ts'
import { cardColumns, cardPlaces } from '../domain/search/card-files.ts'
import { PAGE_SIZE } from '../domain/search/constants.ts'
import { columnsOf } from '../domain/search/table.ts'
import type { SearchPlace } from '../domain/search/suggest.ts'

/** The files of the index by name, and the name of each city's file. */
export type IndexFiles = { files: Map<string, string>; shards: Record<string, string> }

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The localities with listings, in the order of the city's map, unknown ones last. */
function placesIn(city: CityName, listings: readonly PublicListing[]): SearchPlace[] {
  const places = new Map<string, SearchPlace>()
  for (const { locality } of listings) {
    const known = localityOf(city, locality)
    const slug = known?.slug ?? slugOf(locality)
    if (!slug || places.has(slug)) continue
    const { name = locality.trim(), aliases = [], near = [] } = known ?? {}
    places.set(slug, { slug, name, aliases: aliases.join(' '), near })
  }
  const order = LOCALITIES[city].map(({ slug }) => slug)
  const placeOf = ({ slug }: SearchPlace) =>
    order.includes(slug) ? order.indexOf(slug) : order.length
  return [...places.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1))
}

function shardOf(
  city: CityName,
  entries: readonly { listing: PublicListing; rank: number }[],
  write: (content: unknown) => string,
): string {
  const listings = entries.map(({ listing }) => listing)
  const columns = columnsOf(listings.map(searchable), {
    rankOf: (row) => entries[row]?.rank ?? 0,
    slugFor: (text) => localityOf(city, text)?.slug ?? slugOf(text),
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
