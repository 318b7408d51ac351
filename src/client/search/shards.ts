import { type PublicListing, readNewListings } from '../../contract/public-listing.ts'
import { indexPath, type Shard } from '../../contract/search-index.ts'
import { readFrom, readJson } from '../lib/read.ts'
import { parsed, tableOf, text } from '../lib/stored.ts'

/** Returns the build that a page names: the names of its files, and its revision. */
const buildIn = (page: Document) => {
  const { shards, revision = '0' } = page.querySelector<HTMLElement>('[data-shards]')?.dataset ?? {}
  return { names: parsed(shards, tableOf(text)) ?? {}, revision }
}
let build = buildIn(document)

/** A file of the index is missing: the site was published since this page was opened. */
export class Outdated extends Error {}

/** Reads one file of the index. */
export async function readIndex<File>(name: string): Promise<File> {
  const file = await readJson<File>(indexPath(name))
  if (!file) throw new Outdated('The index is missing.')
  return file
}

const shards = new Map<string, Promise<Shard>>()
/** Fetches the file of a city once, and again only after a failure. */
export function shardOf(city: string): Promise<Shard> {
  const shard = shards.get(city) ?? readIndex<Shard>(build.names[city] ?? '')
  shards.set(city, shard)
  shard.catch(() => shards.delete(city))
  return shard
}

let latest: Promise<readonly PublicListing[]> | undefined
/** Reads the listings approved since the build. If this fails, the search shows only the built ones. */
export function approvedSince(): Promise<readonly PublicListing[]> {
  latest ??= readFrom(readNewListings, { revision: build.revision }).then(
    (reply) => reply?.listings ?? [],
    () => [],
  )
  return latest
}

/** Reads the current build from a fresh copy of the page, and drops the files of the former one. */
export async function adoptNewBuild(): Promise<void> {
  const page = await (await fetch(location.pathname)).text()
  build = buildIn(new DOMParser().parseFromString(page, 'text/html'))
  shards.clear()
  latest = undefined
}

/** Fetches the data for a search of a city while the search script is loading. */
export function fetchAhead(city: string): void {
  if (!build.names[city]) return
  shardOf(city).catch(() => undefined)
  void approvedSince()
}
