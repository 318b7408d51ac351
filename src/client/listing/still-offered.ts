import { readListings } from '../../contract/public-listing.ts'
import { AVAILABILITY_LABELS } from '#language/listing/texts-described'
import { LISTING_TEXTS } from '#language/listing/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { readFrom } from '../lib/read.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'

declare global {
  interface WindowEventMap {
    [LISTING_CLOSED]: CustomEvent<string>
  }
}

/** A press is answered after this time, whether the server has answered or not. */
const PATIENCE_MS = 700

const asked = new Map<string, Promise<string | null>>()

/**
 * Asks once whether a listing is still on offer: a built page stands for some time after it expired, was sold or taken
 * down. Returns what it is instead, or null. Without an answer it counts as offered, as the page says.
 */
function closedAs(id: string): Promise<string | null> {
  const known = asked.get(id)
  if (known) return known
  const answer = readFrom(readListings, { ids: id }).then(
    (reply) => {
      const availability = reply?.listings[0]?.availability
      if (!availability) return LISTING_TEXTS.notAvailable
      return AVAILABILITY_LABELS[availability] || null
    },
    () => {
      asked.delete(id)
      return null
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
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const state = await Promise.race([closedAs(id), late])
  if (!state) return false
  dispatchEvent(new CustomEvent(LISTING_CLOSED, { detail: `${state}. ${DETAIL_TEXTS.closedHint}` }))
  return true
}
