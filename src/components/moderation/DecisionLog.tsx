import '../admin/rail.css'
import { useState } from 'react'
import { DECISION_LABELS, UNDO_TEXTS } from '#english/moderation/texts'
import { LOG_TEXTS as texts } from '#english/moderation/texts-log'
import { REBUILD_LABELS, REBUILD_TEXTS } from '#english/rebuild/texts'
import type { LoggedDecision } from '../../contract/moderation.ts'
import { listingPath } from '../../contract/paths.ts'
import { isApproval } from '../../domain/moderation/rules.ts'
import type { RebuildState } from '../../domain/rebuild/constants.ts'
import { agoInWords, formatClock, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge, toneOf } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'

const FIRST_LINES = 9

/**
 * The decisions, newest first. `rebuildState` returns the progress of a decision on the public site, if it concerns the
 * site; `dueAt` returns when waiting changes are built.
 */
export function DecisionLog({
  log,
  now,
  rebuildState,
  dueAt,
  onUndo,
}: {
  log: readonly LoggedDecision[]
  now: Date
  rebuildState: (line: LoggedDecision) => RebuildState | null
  dueAt: string | null
  onUndo: (line: LoggedDecision) => void
}) {
  const [whole, setWhole] = useState(false)
  if (log.length === 0) return <p className="muted">{texts.empty}</p>
  const lines = whole ? log : log.slice(0, FIRST_LINES)
  return (
    <>
      <ol className="rail-log">
        {lines.map((line) => (
          <li key={line.id}>
            <LogLine line={line} now={now} state={rebuildState(line)} dueAt={dueAt} />
            {line.undoable && (
              <QuietButton
                label={UNDO_TEXTS.label(DECISION_LABELS[line.decision], line.title)}
                onClick={() => onUndo(line)}
              >
                {UNDO_TEXTS.button}
              </QuietButton>
            )}
          </li>
        ))}
      </ol>
      {lines.length < log.length && (
        <QuietButton onClick={() => setWhole(true)}>
          {texts.more(log.length - lines.length)}
        </QuietButton>
      )}
    </>
  )
}

function LogLine({
  line,
  now,
  state,
  dueAt,
}: {
  line: LoggedDecision
  now: Date
  state: RebuildState | null
  dueAt: string | null
}) {
  return (
    <div className="log-line">
      <p className="log-title">{line.title}</p>
      <p className="log-place">
        {line.locality}, {line.city}
      </p>
      <p className="log-chips">
        <StateBadge tone={toneOf(line.decision)}>{DECISION_LABELS[line.decision]}</StateBadge>{' '}
        {state && <Progress line={line} state={state} dueAt={dueAt} />}
      </p>
      {line.reason && <p className="log-reason">{line.reason}</p>}
      <p className="log-by">
        <time dateTime={line.decidedAt} title={formatMoment(line.decidedAt)}>
          {texts.by(line.decidedBy, agoInWords(line.decidedAt, now))}
        </time>
      </p>
    </div>
  )
}

/** The progress of an approval. Before its build, a new listing is rendered on demand; a changed one is not shown. */
function Progress({
  line,
  state,
  dueAt,
}: {
  line: LoggedDecision
  state: RebuildState
  dueAt: string | null
}) {
  const waiting = state === 'waiting'
  return (
    <>
      {waiting && line.decision === 'listing.approved' ? (
        <a className="text-link" href={listingPath(line.listingId)}>
          {REBUILD_TEXTS.readable}
        </a>
      ) : (
        <StateBadge tone={toneOf(state)}>{REBUILD_LABELS[state]}</StateBadge>
      )}
      {waiting && isApproval(line.decision) && dueAt && (
        <span> {REBUILD_TEXTS.inGalleries(formatClock(dueAt))}</span>
      )}
    </>
  )
}
