import type { HomeEvent } from '../listing/history.ts'
import { historyOf } from '../listing/history.ts'
import { dayNumber, startOfDay } from '../time/calendar.ts'

type Told = {
  availability: string
  approvedAt: string
  closedAt: string | null
  history: readonly HomeEvent[]
}

/** What changed from an ISO time on until the listings were read. */
export type News<Listing> = {
  since: string
  /** Those that are new and still on offer, those that cost less, and those that were sold or rented. */
  added: Listing[]
  lowered: Listing[]
  closed: Listing[]
}

/** In days: the news of yesterday and today, or of a week where these two were quiet. */
const SPANS = [1, 6] as const

/** Whether it costs less than at that time. A price that is paid for something else is neither lower nor higher. */
function isLower({ history }: Told, since: string): boolean {
  const changes = historyOf(history).lines.filter(({ kind, at }) => kind === 'price' && at >= since)
  const [price, former] = [changes[0]?.price, changes.at(-1)?.former]
  return !!price && !!former && price.period === former.period && price.rupees < former.rupees
}

/** The news among listings that were read at an ISO time. */
export function newsOf<Listing extends Told>(
  listings: readonly Listing[],
  readAt: string,
): News<Listing> {
  const onOffer = listings.filter(({ availability }) => availability === 'available')
  const from = (days: number): News<Listing> => {
    const since = startOfDay(dayNumber(new Date(readAt)) - days)
    return {
      since,
      added: onOffer.filter(({ approvedAt }) => approvedAt >= since),
      lowered: onOffer.filter((listing) => isLower(listing, since)),
      closed: listings.filter(
        ({ availability, closedAt }) => availability !== 'available' && (closedAt ?? '') >= since,
      ),
    }
  }
  const [short, long] = [from(SPANS[0]), from(SPANS[1])]
  const isQuiet = short.added.length + short.lowered.length + short.closed.length === 0
  return isQuiet ? long : short
}
