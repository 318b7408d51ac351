import { type PublicListing, readNewListings } from '../../contract/public-listing.ts'
import { readFrom } from '../lib/read.ts'

/** Firefox aborts the requests of a page before it hides the page. */
const LEAVING = ['beforeunload', 'pagehide']

/** Returns the listings that were approved after a revision, newest first; null if they could not be read. */
export async function newListings(revision: string): Promise<readonly PublicListing[] | null> {
  let leaving = false
  const leave = () => {
    leaving = true
  }
  for (const event of LEAVING) addEventListener(event, leave)
  try {
    const reply = await readFrom(readNewListings, { revision })
    if (!reply) throw new Error('The server refused.')
    return reply.listings
  } catch {
    // A page that is left aborts its requests, and browsers report that like a failure.
    return leaving ? [] : null
  } finally {
    for (const event of LEAVING) removeEventListener(event, leave)
  }
}
