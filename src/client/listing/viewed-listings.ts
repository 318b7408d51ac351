import { addressOf } from '../../contract/endpoint.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { type Kind, listOf, parsed, tableOf, text } from '../lib/stored.ts'
import { keepViewed, viewed } from './viewed-list.ts'

/**
 * The cache of the last answer, for visits without a connection. It has a fixed name, because the request's address
 * would reveal the ids.
 */
const [CACHE, LAST] = ['viewed', '/viewed']

/** Checks only the id: the rest follows the contract, and only this site writes into the cache. */
const listing: Kind<PublicListing> = (value) =>
  text((value as Partial<PublicListing> | null)?.id) ? (value as PublicListing) : undefined
const listingsIn = (json: string) => parsed(json, tableOf(listOf(listing)))?.listings ?? null

async function ask(ids: readonly string[]): Promise<PublicListing[] | null> {
  const address = addressOf(readListings, { ids: ids.join() })
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  await keepAnswer(answer.clone()).catch(() => undefined)
  return listingsIn(await answer.text())
}

/** Stores the answer. Browsers have no cache on an insecure connection. */
async function keepAnswer(answer: Response): Promise<void> {
  const cache = await globalThis.caches?.open(CACHE)
  await cache?.put(LAST, answer)
}

async function lastAnswer(): Promise<PublicListing[] | null> {
  const kept = await globalThis.caches?.match(LAST, { cacheName: CACHE })
  return kept ? listingsIn(await kept.text()) : null
}

/**
 * Returns the listings that this device has viewed and that are on offer, last viewed first. The request carries no
 * session: the server does not learn who viewed them.
 */
export async function viewedListings(): Promise<PublicListing[]> {
  const ids = viewed()
  if (ids.length === 0) return []
  const fresh = await ask(ids).catch(() => null)
  const answer = fresh ?? (await lastAnswer().catch(() => null))
  const known = new Map(answer?.map((one) => [one.id, one]))
  const listings = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ availability }) => availability === 'available')
  // Listings that no longer exist are removed, but only after a fresh answer.
  if (fresh) keepViewed(listings.map(({ id }) => id))
  return listings
}

export function forgetViewed(): void {
  keepViewed([])
  void globalThis.caches?.delete(CACHE)
}
