import type { PosterHistory } from '../../contract/hints.ts'
import { HISTORY_TEXTS as WORDS } from '../../domain/hints/texts.ts'
import { LISTING_STATES } from '../../domain/listing/constants.ts'
import { OUTCOME_LABELS } from '../../domain/report/texts.ts'
import { formatMoment } from '../../domain/time/rules.ts'
import { Tag } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'

type Loaded = { value: PosterHistory } | { problem: string }

/** A poster's history, loaded when it is opened. */
export function PosterHistoryPanel({
  loaded,
  onOpen,
}: {
  loaded: Loaded | null
  onOpen: () => void
}) {
  return (
    <details
      className="poster-history"
      onToggle={(event) => event.currentTarget.open && !loaded && onOpen()}
    >
      <summary>{WORDS.title}</summary>
      {!loaded && (
        <p className="muted" role="status">
          {WORDS.loading}
        </p>
      )}
      {loaded && 'problem' in loaded && (
        <p role="alert">
          {WORDS.failed} <QuietButton onClick={onOpen}>{WORDS.retry}</QuietButton>
        </p>
      )}
      {loaded && 'value' in loaded && <History history={loaded.value} />}
    </details>
  )
}

function History({ history }: { history: PosterHistory }) {
  const listings = LISTING_STATES.filter((state) => history.listings[state] > 0).map(
    (state) => `${history.listings[state]} ${WORDS.states[state]}`,
  )
  return (
    <>
      <p>
        {history.role}, {WORDS.since(formatMoment(history.memberSince))}.{' '}
        {listings.join(', ') || WORDS.none}.
      </p>
      <h4>{history.rejected > 0 ? WORDS.rejections(history.rejected) : WORDS.noRejection}</h4>
      <ul>
        {history.rejections.map((line) => (
          <li key={line.decidedAt + line.title}>
            <strong>{line.title}</strong>: {line.reason} {line.undone && <Tag>{WORDS.undone}</Tag>}
            <span className="muted">
              {' '}
              {line.decidedBy}, {formatMoment(line.decidedAt)}
            </span>
          </li>
        ))}
      </ul>
      <h4>{history.reported > 0 ? WORDS.reports(history.reported) : WORDS.noReport}</h4>
      <ul>
        {history.reports.map((report) => (
          <li key={report.id}>
            <strong>{report.about}</strong>: {report.reason}
            {report.note && `, “${report.note}”`}{' '}
            <Tag>{report.outcome ? OUTCOME_LABELS[report.outcome] : WORDS.open}</Tag>
            <span className="muted"> {formatMoment(report.createdAt)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
