import type { KEPT_ANSWERS } from '../../contract/offline.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { readFrom } from '../lib/read.ts'
import { keepAnswer, lastAnswer } from './kept-answer.ts'

type Name = (typeof KEPT_ANSWERS)[number]

const ASKED_AT_ONCE = 50

async function readNow(name: Name, ids: readonly string[]): Promise<Map<string, PublicListing>> {
  const known = new Map<string, PublicListing>()
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const asked = ids.slice(from, from + ASKED_AT_ONCE).join(',')
    const reply = await readFrom(readListings, { ids: asked })
    for (const listing of reply?.listings ?? []) known.set(listing.id, listing)
  }
  void keepAnswer(name, [...known.values()])
  return known
}

/**
 * Returns those that still have a page, sold and rented ones included. Without a connection it is the last answer, on a
 * page that says itself how old it is. Throws if the network or the server fails elsewhere.
 */
export async function readPublic(
  name: Name,
  ids: readonly string[],
): Promise<Map<string, PublicListing>> {
  try {
    return await readNow(name, ids)
  } catch (failure) {
    const last = document.querySelector('aangan-seen-note') && (await lastAnswer(name))
    if (!last) throw failure
    return new Map(last.map((listing) => [listing.id, listing]))
  }
}
