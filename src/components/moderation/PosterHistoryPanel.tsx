import './HintsPanel.css'
import { HISTORY_TEXTS as texts } from '#english/hints/texts'
import { OUTCOME_LABELS } from '#english/report/texts-desk'
import type { PosterHistory } from '../../contract/hints.ts'
import { LISTING_STATES } from '../../domain/listing/constants.ts'
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
      <summary>{texts.title}</summary>
      {!loaded && (
        <p className="muted" role="status">
          {texts.loading}
        </p>
      )}
      {loaded && 'problem' in loaded && (
        <p role="alert">
          {texts.failed} <QuietButton onClick={onOpen}>{texts.retry}</QuietButton>
        </p>
      )}
      {loaded && 'value' in loaded && <History history={loaded.value} />}
    </details>
  )
}

function History({ history }: { history: PosterHistory }) {
  const listings = LISTING_STATES.filter((state) => history.listings[state] > 0).map(
    (state) => `${history.listings[state]} ${texts.states[state]}`,
  )
  return (
    <>
      <p>
        {history.role}, {texts.since(formatMoment(history.memberSince))}.{' '}
        {listings.join(', ') || texts.none}.
      </p>
      <h4>{history.rejected > 0 ? texts.rejections(history.rejected) : texts.noRejection}</h4>
      <ul>
        {history.rejections.map((line) => (
          <li key={line.decidedAt + line.title}>
            <strong>{line.title}</strong>: {line.reason} {line.undone && <Tag>{texts.undone}</Tag>}
            <span className="muted">
              {' '}
              {line.decidedBy}, {formatMoment(line.decidedAt)}
            </span>
          </li>
        ))}
      </ul>
      <h4>{history.reported > 0 ? texts.reports(history.reported) : texts.noReport}</h4>
      <ul>
        {history.reports.map((report) => (
          <li key={report.id}>
            <strong>{report.about}</strong>: {report.reason}
            {report.note && `, “${report.note}”`}{' '}
            <Tag>{report.outcome ? OUTCOME_LABELS[report.outcome] : texts.open}</Tag>
            <span className="muted"> {formatMoment(report.createdAt)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
