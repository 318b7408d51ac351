import '../admin/rail.css'
import './QueueList.css'
import './QueuedDetail.css'
import './ReportedList.css'
import { REPORT_DESK_TEXTS } from '#english/report/texts-desk'
import { DOUBT_DESK_TEXTS } from '#english/report/texts-doubt-desk'
import { GONE_DESK_TEXTS as texts } from '#english/report/texts-gone-desk'
import { accountPath, listingPath } from '../../contract/paths.ts'
import type { ReportedDoubt, ReportedGone, ReportedListing } from '../../contract/report.ts'
import { formatArea } from '../../domain/area/rules.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import type { AdminOutcome } from '../../domain/report/constants.ts'
import { dueInWords } from '../../domain/report/due.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'

type Actions = {
  onClose: (one: ReportedListing, outcome: AdminOutcome) => void
  onTakeDown: (one: ReportedListing) => void
  onHide: (one: ReportedListing, hidden: boolean) => void
}

/** The element's id of a listing's reports. */
export const reportedId = (listingId: string) => `reported-${listingId}`

/** Reported listings, each with the visitors' texts and an admin's actions. */
export function ReportedList({
  reported,
  now,
  working,
  ...actions
}: Actions & { reported: readonly ReportedListing[]; now: Date; working: string | null }) {
  return (
    <ul className="report-list">
      {reported.map((one) => (
        <li key={one.id} id={reportedId(one.id)} tabIndex={-1} aria-busy={working === one.id}>
          <Listing one={one} />
          <ol className="report-words">
            {one.doubt && <PostersWord doubt={one.doubt} now={now} />}
            {one.gone && <OwnersWord gone={one.gone} />}
            {one.reports.map((report) => (
              <li key={report.id}>
                <p>
                  <strong>{report.reason}</strong>{' '}
                  <span className="muted">
                    {REPORT_DESK_TEXTS.reporter(report.reporter)},{' '}
                    {agoInWords(report.createdAt, now)}
                  </span>{' '}
                  {report.dueAt && <Due dueAt={report.dueAt} now={now} />}
                </p>
                {report.note && <p className="detail-text">{report.note}</p>}
              </li>
            ))}
          </ol>
          <ReportButtons one={one} busy={working !== null} {...actions} />
        </li>
      ))}
    </ul>
  )
}

/** The time that is left; too late is marked by more than its colour. */
function Due({ dueAt, now }: { dueAt: string; now: Date }) {
  const { overdue, words } = dueInWords(dueAt, now)
  return (
    <StateBadge tone={overdue ? 'bad' : 'plain'}>
      <time dateTime={dueAt} title={formatMoment(dueAt)}>
        {words}
      </time>
    </StateBadge>
  )
}

/** Whom enough people doubt, and what the poster was asked and said; nothing while few people do. */
function PostersWord({ doubt: { poster, asked }, now }: { doubt: ReportedDoubt; now: Date }) {
  if (!poster && !asked) return null
  const answeredAt = asked?.answer ? asked.answeredAt : null
  return (
    <li>
      {poster && (
        <p>
          <strong>{DOUBT_DESK_TEXTS.said(poster)}</strong>{' '}
          <a className="text-link" href={accountPath(poster.id)}>
            {DOUBT_DESK_TEXTS.account}
          </a>
        </p>
      )}
      {asked && (answeredAt === null || answeredAt < asked.askedAt) && (
        <p>{DOUBT_DESK_TEXTS.asked(asked.askedAt, now)}</p>
      )}
      {asked && answeredAt && (
        <>
          <p>{DOUBT_DESK_TEXTS.answered(answeredAt)}</p>
          <blockquote className="detail-text">{asked.answer}</blockquote>
        </>
      )}
    </li>
  )
}

/** What the owner was asked and said about reports that the home is gone. */
function OwnersWord({ gone }: { gone: ReportedGone }) {
  const { askedAt, confirmedAt, hiddenAt, unanswered } = gone
  const lines = [
    texts.confirmed(confirmedAt),
    hiddenAt ? texts.hidden(hiddenAt) : texts.asked(askedAt),
  ]
  const said = lines.filter((line) => line !== null)
  if (said.length === 0) return null
  return (
    <li>
      {unanswered && !hiddenAt && <StateBadge tone="bad">{texts.unanswered}</StateBadge>}
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  )
}

function Listing({ one }: { one: ReportedListing }) {
  const { listing } = one
  if (!listing)
    return (
      <div className="reported-head">
        <p>
          <strong>{one.about}</strong>{' '}
          <StateBadge tone="plain">{REPORT_DESK_TEXTS.gone}</StateBadge>
        </p>
      </div>
    )
  return (
    <div className="reported-head">
      <span className="queue-photo">
        {listing.photo && <StoredPhoto photo={listing.photo} alt="" upTo={320} sizes="6rem" />}
      </span>
      <div>
        <p className="log-title">
          <a href={listingPath(one.id)} target="_blank" rel="noopener">
            {listing.projectBuildingName}
          </a>
        </p>
        <p>
          {fullPrice(listing)}, {formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)}
        </p>
        <p className="muted">
          {listing.locality}, {listing.city}. {listing.poster}
        </p>
      </div>
    </div>
  )
}

function ReportButtons({
  one,
  busy,
  onClose,
  onTakeDown,
  onHide,
}: Actions & { one: ReportedListing; busy: boolean }) {
  const name = one.listing?.projectBuildingName ?? one.about
  const press = (words: string, act: () => void, danger = false) => (
    <QuietButton
      label={`${words}: ${name}`}
      disabled={busy}
      onClick={act}
      {...(danger ? { tone: 'danger' as const } : {})}
    >
      {words}
    </QuietButton>
  )
  return (
    <div className="report-ways">
      {one.gone?.hiddenAt
        ? press(texts.unhide, () => onHide(one, false))
        : one.gone?.askedAt && press(texts.hide, () => onHide(one, true))}
      {press(REPORT_DESK_TEXTS.dismiss, () => onClose(one, 'dismissed'))}
      {one.listing && press(REPORT_DESK_TEXTS.corrected, () => onClose(one, 'corrected'))}
      {one.listing
        ? press(REPORT_DESK_TEXTS.takeDown, () => onTakeDown(one), true)
        : press(REPORT_DESK_TEXTS.gonePress, () => onClose(one, 'taken down'))}
    </div>
  )
}
