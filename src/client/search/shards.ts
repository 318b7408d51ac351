import { type PublicListing, readNewListings } from '../../contract/public-listing.ts'
import { indexPath, type Shard } from '../../contract/search-index.ts'
import { readFrom, readJson } from '../lib/read.ts'
import { parsed, tableOf, text } from '../lib/stored.ts'

/** A file of the index is missing: the site was published since this page was opened. */
export class Outdated extends Error {}

/** Reads one file of the index. */
export async function readIndex<File>(name: string): Promise<File> {
  const file = await readJson<File>(indexPath(name))
  if (!file) throw new Outdated('The index is missing.')
  return file
}

/** The build that a gallery names: the names of its files, and its revision. */
const buildOf = (gallery: HTMLElement | null) => ({
  names: parsed(gallery?.dataset.shards, tableOf(text)) ?? {},
  revision: gallery?.dataset.revision ?? '0',
})

export type Index = ReturnType<typeof openIndex>

/** The files of the index that a gallery names by its data. */
export function openIndex(gallery: HTMLElement) {
  let build = buildOf(gallery)
  const shards = new Map<string, Promise<Shard>>()
  let latest: Promise<readonly PublicListing[]> | undefined

  /** Fetches the file of a city once, and again only after a failure. */
  function shardOf(city: string): Promise<Shard> {
    const shard = shards.get(city) ?? readIndex<Shard>(build.names[city] ?? '')
    shards.set(city, shard)
    shard.catch(() => shards.delete(city))
    return shard
  }

  /** Reads the listings approved since the build. If this fails, the search shows only the built ones. */
  function approvedSince(): Promise<readonly PublicListing[]> {
    latest ??= readFrom(readNewListings, { revision: build.revision }).then(
      (reply) => reply?.listings ?? [],
      () => [],
    )
    return latest
  }

  return {
    shardOf,
    approvedSince,
    /** Reads the current build from a fresh copy of the page, and drops the files of the former one. */
    async adoptNewBuild(): Promise<void> {
      const html = await (await fetch(location.pathname)).text()
      const page = new DOMParser().parseFromString(html, 'text/html')
      build = buildOf(page.querySelector<HTMLElement>(gallery.localName))
      shards.clear()
      latest = undefined
    },
    /** Fetches the data for a search of a city while the search script is loading. */
    fetchAhead(city: string): void {
      if (!build.names[city]) return
      shardOf(city).catch(() => undefined)
      void approvedSince()
    },
  }
}
