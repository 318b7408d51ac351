import { type PublicListing, readNewListings } from '../../contract/public-listing.ts'
import { indexPath, type Shard } from '../../contract/search-index.ts'
import { readFrom, readJson } from '../lib/read.ts'

const frame = document.querySelector<HTMLElement>('[data-shards]')
const namesIn = (element: HTMLElement | null) =>
  JSON.parse(element?.dataset.shards ?? '{}') as Record<string, string>
let names = namesIn(frame)

/** One file of the index. */
export async function readIndex<File>(name: string): Promise<File> {
  const file = await readJson<File>(indexPath(name))
  if (!file) throw new Error('The index is missing.')
  return file
}

/** A page that was open while the site was published asks the page of now for the names of its files. */
async function readShard(city: string): Promise<Shard> {
  const shard = await readJson<Shard>(indexPath(names[city] ?? ''))
  if (shard) return shard
  const page = await (await fetch(location.pathname)).text()
  const html = new DOMParser().parseFromString(page, 'text/html')
  names = namesIn(html.querySelector<HTMLElement>('[data-shards]'))
  return readIndex(names[city] ?? '')
}

const shards = new Map<string, Promise<Shard>>()
/** What is asked for once, and again after a failure. */
export function shardOf(city: string): Promise<Shard> {
  const shard = shards.get(city) ?? readShard(city)
  shards.set(city, shard)
  shard.catch(() => shards.delete(city))
  return shard
}

let latest: Promise<readonly PublicListing[]> | undefined
/** What was approved since the build; without it the search shows what was built. */
export function approvedSince(): Promise<readonly PublicListing[]> {
  latest ??= readFrom(readNewListings, { revision: frame?.dataset.revision ?? '0' }).then(
    (reply) => reply?.listings ?? [],
    () => [],
  )
  return latest
}

/** Fetches what a search of a city needs, beside the script that searches. */
export function fetchAhead(city: string): void {
  if (!names[city]) return
  shardOf(city).catch(() => undefined)
  void approvedSince()
}
