import type { PublicListing } from '../../contract/public-listing.ts'
import { fetchListings, keepAnswer, lastAnswer } from './kept-answer.ts'
import { keepViewed, viewed } from './viewed-list.ts'

async function ask(ids: readonly string[]): Promise<PublicListing[] | null> {
  const listings = await fetchListings(ids)
  if (listings) await keepAnswer('viewed', listings)
  return listings
}

/**
 * Returns the listings that this device has viewed and that are on offer, last viewed first. The request carries no
 * session: the server does not learn who viewed them.
 */
export async function viewedListings(): Promise<PublicListing[]> {
  const ids = viewed()
  if (ids.length === 0) return []
  const fresh = await ask(ids).catch(() => null)
  const answer = fresh ?? (await lastAnswer('viewed'))
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
  void globalThis.caches?.delete('viewed')
}
