import './OwnListings.css'
import { PROFILE_TEXTS } from '#language/account/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { FIGURE_TEXTS, OWN_LISTING_TEXTS as texts } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { rejected } from '#language/moderation/texts-decisions'
import { goneNote } from '#language/report/texts-gone'
import { OWN_RIGHT_TEXTS as own } from '#language/right-to-offer/texts-own'
import type { OwnListing } from '../../contract/listing.ts'
import type { OwnRight } from '../../contract/right-to-offer.ts'
import { shownUntil } from '../../domain/listing/own.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge, toneOf } from '../ui/Badge.tsx'

function badge({ state, listingState, availability, propertyType }: OwnListing) {
  if (listingState === 'expired' || listingState === 'past')
    return <StateBadge tone="bad">{texts.notShown}</StateBadge>
  if (listingState === 'closed')
    return <StateBadge tone="waiting">{availabilityLabel(availability, propertyType)}</StateBadge>
  return <StateBadge tone={toneOf(state)}>{PROFILE_TEXTS.states[state]}</StateBadge>
}

/** Returns the sentence about the listing's time on the site, if there is one. */
function note(listing: OwnListing): string | null {
  const until = shownUntil(listing)
  if (!until || !listing.listingState) return null
  const { expired, closed, past } = texts
  const say: Partial<Record<typeof listing.listingState, (time: string) => string>> = {
    expired,
    closed,
    past,
  }
  return say[listing.listingState]?.(formatMoment(until)) ?? null
}

/** What is known of the right to offer it, in one line; null where there is nothing to say. */
function lineOf({ waiting, seen, changed, answer }: OwnRight): string | null {
  if (waiting) return own.waiting(formatMoment(waiting.dueAt))
  if (seen) return own.seen(formatDate(seen.at))
  if (changed) return own.changed
  return answer && answer.outcome !== 'seen' ? own.answered[answer.outcome] : null
}

/** The state of a listing for admins and visitors, and the outcome of a change to it. */
export function OwnListingState({ listing, now }: { listing: OwnListing; now: Date }) {
  const { confirmedAt, closedAt, createdAt, change, reason, state } = listing
  const { figures } = listing
  const last = confirmedAt ?? createdAt
  const noteText = note(listing)
  const rightLine = listing.right && lineOf(listing.right)
  const gone = goneNote({ reportedAt: listing.goneReportedAt, hiddenAt: listing.hiddenAt })
  return (
    <>
      <p className="own-state">
        {badge(listing)}
        <time dateTime={last} title={formatMoment(last)}>
          {(confirmedAt ? PUBLISHED_TEXTS.confirmedAgo : PROFILE_TEXTS.posted)(
            agoInWords(last, now),
          )}
        </time>
      </p>
      {gone && (
        <p className="own-note" data-tone="warning">
          {gone}
        </p>
      )}
      {noteText && !listing.hiddenAt && (
        <p className="own-note" data-tone={listing.listingState === 'closed' ? 'plain' : 'warning'}>
          {noteText}
        </p>
      )}
      {listing.messagesOnly && !closedAt && <p className="own-figures">{texts.isMessagesOnly}</p>}
      {rightLine && <p className="own-figures">{rightLine}</p>}
      {figures && state === 'approved' && (
        <p className="own-figures">{FIGURE_TEXTS.line(figures)}</p>
      )}
      {state === 'rejected' && reason && <p className="own-reason">{rejected(reason)}</p>}
      {change && !change.reason && (
        <p className="own-change">
          <StateBadge tone="waiting">{texts.changeWaiting}</StateBadge>{' '}
          <span className="muted">{texts.changeNote}</span>
        </p>
      )}
      {change?.reason && <p className="own-reason">{texts.changeRejected(change.reason)}</p>}
    </>
  )
}
