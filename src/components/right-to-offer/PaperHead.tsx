import './papers.css'
import type { ReactNode } from 'react'
import { PAPER_OUTCOMES, PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { PAPER_LABELS } from '#english/right-to-offer/texts-papers'
import type { DeskPaper } from '../../contract/right-to-offer.ts'
import { dueInWords } from '../../domain/report/due.ts'
import { formatMoment } from '../../domain/time/rules.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { ListingLink } from './ListingLink.tsx'

/** What paper this is, for which listing, and by when it is answered and erased. */
export function PaperHead({
  row,
  titleId,
  now,
  children,
}: {
  row: DeskPaper
  /** The id of the heading. */
  titleId: string
  now: Date
  /** The ways to other papers. */
  children: ReactNode
}) {
  const { listing, paper, answer, seen } = row
  if (!paper) return null
  const due = dueInWords(paper.dueAt, now)
  return (
    <header className="paper-head">
      <div className="paper-title">
        <h2 id={titleId}>{texts.heading(PAPER_LABELS[paper.kind], listing.name)}</h2>
        <StateBadge tone={due.overdue ? 'bad' : 'waiting'}>{due.words}</StateBadge>
      </div>
      <div className="paper-ways">{children}</div>
      <p className="paper-times">
        <ListingLink listing={listing} />{' '}
        {texts.times(
          formatMoment(paper.sentAt),
          formatMoment(paper.dueAt),
          formatMoment(paper.erasedAt),
        )}
      </p>
      {seen && <p>{texts.seenBefore(PAPER_LABELS[seen.kind], formatMoment(seen.at))}</p>}
      {answer && (
        <p>
          {texts.before(PAPER_OUTCOMES[answer.outcome], formatMoment(answer.at))}{' '}
          {answer.reason && texts.beforeReason(answer.reason)}
        </p>
      )}
    </header>
  )
}
