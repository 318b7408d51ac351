import { LISTING_TEXTS } from '#language/listing/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { DETAIL_TEXTS } from '#language/site/texts'
import { readListings } from '../../contract/public-listing.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'
import { readFrom } from '../lib/read.ts'

declare global {
  interface WindowEventMap {
    [LISTING_CLOSED]: CustomEvent<string>
  }
}

/** A press is answered after this time, whether the server has answered or not. */
const PATIENCE_MS = 700

/** What a listing is instead of being on offer, and whether its poster is written to only. */
type Now = { closed: string | null; messagesOnly: boolean }
const AS_BUILT: Now = { closed: null, messagesOnly: false }

const asked = new Map<string, Promise<Now>>()

/**
 * Asks once how a listing is now: a built page stands for some time after it expired, was sold or taken down. Without
 * an answer it counts as the page says.
 */
function stateNow(id: string): Promise<Now> {
  const known = asked.get(id)
  if (known) return known
  const answer = readFrom(readListings, { ids: id }).then(
    (reply) => {
      const listing = reply?.listings[0]
      if (!listing) return { ...AS_BUILT, closed: LISTING_TEXTS.notAvailable }
      const { availability, messagesOnly, propertyType } = listing
      return { closed: availabilityLabel(availability, propertyType) || null, messagesOnly }
    },
    () => {
      asked.delete(id)
      return AS_BUILT
    },
  )
  asked.set(id, answer)
  return answer
}

/**
 * Tells the page that its listing is closed: it takes the buttons away that would fail, and says why. Call this at the
 * first sign of interest in one: the answer is then known before the press. Returns whether the listing is closed.
 */
export async function closeUnlessOffered(id: string): Promise<boolean> {
  const { closed } = await soon(id)
  if (!closed) return false
  dispatchEvent(new CustomEvent(LISTING_CLOSED, { detail: DETAIL_TEXTS.closedAs(closed) }))
  return true
}

/** Whether the poster of a listing is written to only, which a built page may not say yet. */
export const isMessagesOnly = async (id: string): Promise<boolean> => (await soon(id)).messagesOnly

function soon(id: string): Promise<Now> {
  const late = new Promise<Now>((resolve) => setTimeout(resolve, PATIENCE_MS, AS_BUILT))
  return Promise.race([stateNow(id), late])
}
