import { type PublicListing, readNewListings } from '../../contract/public-listing.ts'
import { indexPath, type Shard } from '../../contract/search-index.ts'
import { readFrom, readJson } from '../lib/read.ts'
import { parsed, tableOf, text } from '../lib/stored.ts'

/** What a page says of the build that it is of: the names of its files, and its revision. */
const buildIn = (page: Document) => {
  const { shards, revision = '0' } = page.querySelector<HTMLElement>('[data-shards]')?.dataset ?? {}
  return { names: parsed(shards, tableOf(text)) ?? {}, revision }
}
let build = buildIn(document)

/** A file of the index has gone: the site was published since this page was opened. */
export class Outdated extends Error {}

/** One file of the index. */
export async function readIndex<File>(name: string): Promise<File> {
  const file = await readJson<File>(indexPath(name))
  if (!file) throw new Outdated('The index is missing.')
  return file
}

const shards = new Map<string, Promise<Shard>>()
/** What is asked for once, and again after a failure. */
export function shardOf(city: string): Promise<Shard> {
  const shard = shards.get(city) ?? readIndex<Shard>(build.names[city] ?? '')
  shards.set(city, shard)
  shard.catch(() => shards.delete(city))
  return shard
}

let latest: Promise<readonly PublicListing[]> | undefined
/** What was approved since the build; without it the search shows what was built. */
export function approvedSince(): Promise<readonly PublicListing[]> {
  latest ??= readFrom(readNewListings, { revision: build.revision }).then(
    (reply) => reply?.listings ?? [],
    () => [],
  )
  return latest
}

/** Asks the page as it is now for its build, and forgets what was read of the former one. */
export async function takeUpBuild(): Promise<void> {
  const page = await (await fetch(location.pathname)).text()
  build = buildIn(new DOMParser().parseFromString(page, 'text/html'))
  shards.clear()
  latest = undefined
}

/** Fetches what a search of a city needs, beside the script that searches. */
export function fetchAhead(city: string): void {
  if (!build.names[city]) return
  shardOf(city).catch(() => undefined)
  void approvedSince()
}
