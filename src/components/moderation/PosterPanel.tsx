import './QueuedDetail.css'
import './ReportedList.css'
import type { ReactNode } from 'react'
import { HINT_TEXTS } from '#english/hints/texts'
import { DESK_TEXTS as texts } from '#english/moderation/texts'
import type { QueuedListing } from '../../contract/moderation.ts'
import { shownNumber, wholeNumber } from '../../domain/phone/shown.ts'
import { mailHref, phoneHref } from '../../domain/site/settings.ts'
import { Portrait } from '../account/Portrait.tsx'
import { StateBadge, Tag } from '../ui/Badge.tsx'
import { NameHints } from './HintBadges.tsx'

/** The poster: contact data, and the outcome of earlier listings. */
export function PosterPanel({
  poster,
  newcomer,
  children,
}: {
  poster: QueuedListing['poster']
  /** Whether nothing of theirs had been decided when the listing was sent. */
  newcomer: boolean
  children?: ReactNode
}) {
  const known = poster.approved + poster.rejected > 0
  return (
    <section className="poster-panel" aria-labelledby="detail-poster">
      <Portrait name={poster.name} photo={poster.photo} />
      <h3 id="detail-poster">{texts.poster}</h3>
      <p className="poster-name name-line">
        {poster.name} <Tag>{poster.role}</Tag> <NameHints hints={poster.nameHints} />
      </p>
      <p className="poster-reach">
        <a className="text-link" href={mailHref(poster.email)}>
          {poster.email}
        </a>
        {!poster.emailVerified && <StateBadge tone="waiting">{HINT_TEXTS.unverified}</StateBadge>}
        <a className="text-link" href={phoneHref(wholeNumber(poster.mobileNumber))}>
          {shownNumber(poster.mobileNumber)}
        </a>
      </p>
      {newcomer && <p>{texts.newcomer}</p>}
      {known && <p className="muted">{texts.record(poster.approved, poster.rejected)}</p>}
      {children}
    </section>
  )
}
