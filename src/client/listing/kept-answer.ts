import { addressOf } from '../../contract/endpoint.ts'
import type { KEPT_ANSWERS } from '../../contract/offline.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { type Kind, listOf, parsed, tableOf, text } from '../lib/stored.ts'

/** A list of listings. Its name is the same for all ids, because the address of the request would reveal them. */
type Name = (typeof KEPT_ANSWERS)[number]

/** Checks only the id: the rest follows the contract, and only this site writes into the cache. */
const listing: Kind<PublicListing> = (value) =>
  text((value as Partial<PublicListing> | null)?.id) ? (value as PublicListing) : undefined

/** The listings in an answer, or in a kept one; null where it is none. */
export const listingsIn = (json: string): PublicListing[] | null =>
  parsed(json, tableOf(listOf(listing)))?.listings ?? null

/**
 * Asks the server for listings, without a session; null where the answer is none. Throws if the network or the server
 * fails.
 */
export async function fetchListings(
  ids: readonly string[],
  signal: AbortSignal | null = null,
): Promise<PublicListing[] | null> {
  const address = addressOf(readListings, { ids: ids.join() })
  const answer = await fetch(address, { credentials: 'omit', signal })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return listingsIn(await answer.text())
}

/** Keeps the last answer, for visits without a connection. Browsers have no cache on an insecure one. */
export async function keepAnswer(name: Name, listings: readonly PublicListing[]): Promise<void> {
  try {
    const cache = await globalThis.caches?.open(name)
    await cache?.put(`/${name}`, Response.json({ listings }))
  } catch {
    // A device that is full keeps the former answer.
  }
}

export async function lastAnswer(name: Name): Promise<PublicListing[] | null> {
  const kept = await globalThis.caches
    ?.match(`/${name}`, { cacheName: name })
    .catch(() => undefined)
  return kept ? listingsIn(await kept.text()) : null
}
