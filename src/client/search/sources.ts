import type { PublicListing } from '../../contract/public-listing.ts'
import { type FurtherPhotos, searchable } from '../../contract/search-index.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { type CardListing, toCard } from '../../domain/listing/card.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { type CardColumns, cardAt, cardPlaces, photoNamed } from '../../domain/search/card-files.ts'
import type { LoadedCity } from '../../domain/search/suggest-index.ts'
import { columnsOf, tableOf } from '../../domain/search/table.ts'
import { slugOf } from '../../domain/text/slug.ts'
import { yieldToBrowser } from '../lib/yield-to-browser.ts'
import { type Index, Outdated, readIndex } from './shards.ts'

/** The listings of one city to search in, and their cards. */
export type Source = LoadedCity & {
  cardOf: (row: number) => Promise<CardListing>
  /** The photos of a card after its cover; not given where the cards have them. */
  furtherOf?: (row: number) => Promise<readonly Photo[]>
  /** Fetches the missing cards for offline use. */
  keepCards: () => Promise<void>
}

/** The largest number of card files to fetch early. In a larger city, cards are fetched when they are shown. */
const KEPT_CHUNKS = 40

const nameOfCity = (city: string) => ROUTED_CITIES.find(({ slug }) => slug === city)?.name ?? ''

async function load(index: Index, city: string): Promise<Source> {
  const { columns, chunks, newest, places, further } = await index.shardOf(city)
  // Each step is its own task: input in between is handled.
  await yieldToBrowser()
  const { chunkOf, slotOf } = cardPlaces(columns)
  await yieldToBrowser()
  const table = tableOf(columns)
  const files = new Map<number, Promise<CardColumns>>()
  const chunk = (n: number) => {
    const file = files.get(n) ?? readIndex<CardColumns>(chunks[n] ?? '')
    files.set(n, file)
    file.catch(() => files.delete(n))
    return file
  }
  let photos: Promise<FurtherPhotos> | undefined
  return {
    city: nameOfCity(city),
    places,
    table,
    async cardOf(row) {
      if (row < newest.photo.length) return cardAt(columns, row, [newest, row])
      return cardAt(columns, row, [await chunk(chunkOf[row] ?? 0), slotOf[row] ?? 0])
    },
    async furtherOf(row) {
      photos ??= readIndex<FurtherPhotos>(further)
      photos.catch(() => (photos = undefined))
      return ((await photos)[row] ?? []).map((name) => photoNamed(name))
    },
    async keepCards() {
      if (chunks.length <= KEPT_CHUNKS) for (const n of chunks.keys()) await chunk(n)
    },
  }
}

/** Newer than all built listings, so before their first rank. */
const rankBefore = (row: number) => row - Number.MAX_SAFE_INTEGER

function laidOver(listings: readonly PublicListing[], built: Source): Source | null {
  const ofCity = listings.filter(({ city }) => city === built.city)
  if (ofCity.length === 0) return null
  const { values } = built.table.words.locality
  const slugFor = (text: string) => built.table.slugs[values.indexOf(text)] ?? slugOf(text)
  const columns = columnsOf(ofCity.map(searchable), { slugFor, rankOf: rankBefore })
  return {
    city: built.city,
    places: [],
    table: tableOf(columns),
    cardOf: async (row) => toCard(ofCity[row] as PublicListing),
    keepCards: async () => {},
  }
}

export type Sources = ReturnType<typeof openSources>

/** The listings to search in, from the files of an index. */
export function openSources(index: Index) {
  const sources = new Map<string, Promise<Source>>()

  /** Returns the built listings of a city; fetched when first needed, and again after a failure. */
  function sourceOf(city: string): Promise<Source> {
    const source = sources.get(city) ?? load(index, city)
    sources.set(city, source)
    source.catch(() => sources.delete(city))
    return source
  }

  async function everythingOf(city: string): Promise<Source[]> {
    const cities = ROUTED_CITIES.filter(({ name }) => !city || name === city)
    const [fresh, ...built] = await Promise.all([
      index.approvedSince(),
      ...cities.map(({ slug }) => sourceOf(slug)),
    ])
    return [...built.flatMap((source) => laidOver(fresh, source) ?? []), ...built]
  }

  /** Uses the files of the page's build; if they are gone, retries with those of the current build. */
  async function retryOnNewBuild<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
      await index.adoptNewBuild()
      sources.clear()
      return work()
    }
  }

  return {
    retryOnNewBuild,
    /** Returns all sources to search in, of one city, or of all cities for an empty name. */
    sourcesFor: (city: string): Promise<Source[]> => retryOnNewBuild(() => everythingOf(city)),
  }
}
