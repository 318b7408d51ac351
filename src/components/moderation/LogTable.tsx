import '../admin/rail.css'
import './LogTable.css'
import { DECISION_LABELS, UNDO_TEXTS } from '#english/moderation/texts'
import { LOG_SEARCH_TEXTS as texts } from '#english/moderation/texts-log'
import type { LoggedDecision } from '../../contract/moderation.ts'
import { LOG_PAGE } from '../../domain/moderation/filter.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge, toneOf } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'

/** Lines of the log, one below the other, with all their data. */
export function LogTable({
  log,
  now,
  onUndo,
}: {
  log: readonly LoggedDecision[]
  now: Date
  onUndo: (line: LoggedDecision) => void
}) {
  return (
    <ol className="rail-log log-table">
      {log.map((line) => (
        <li key={line.id}>
          <p className="log-when">
            <time dateTime={line.decidedAt} title={agoInWords(line.decidedAt, now)}>
              {formatMoment(line.decidedAt)}
            </time>
          </p>
          <p>
            <StateBadge tone={toneOf(line.decision)}>{DECISION_LABELS[line.decision]}</StateBadge>
          </p>
          <div>
            <p className="log-title">
              {line.title}{' '}
              <span className="log-place">
                {line.locality}, {line.city}
              </span>
            </p>
            {line.reason && <p className="log-reason">{line.reason}</p>}
          </div>
          <p className="log-admin">{line.decidedBy}</p>
          <p className="log-undo">
            {line.undoable && (
              <QuietButton
                label={UNDO_TEXTS.label(DECISION_LABELS[line.decision], line.title)}
                onClick={() => onUndo(line)}
              >
                {UNDO_TEXTS.button}
              </QuietButton>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The links between the pages, back to the first line of the log. */
export function LogPages({
  page,
  lines,
  hrefOf,
  onPage,
}: {
  page: number
  lines: number
  hrefOf: (page: number) => string
  onPage: (page: number) => void
}) {
  const last = Math.max(1, Math.ceil(lines / LOG_PAGE))
  if (last === 1) return null
  const ways = [
    [texts.first, 1],
    [texts.newer, page - 1],
    [texts.older, page + 1],
    [texts.last, last],
  ] as const
  return (
    <nav className="log-pages" aria-label={texts.pages}>
      {ways.map(([words, to]) => {
        const possible = to >= 1 && to <= last && to !== page
        if (!possible)
          return (
            <span key={words} className="action action-quiet" aria-disabled="true">
              {words}
            </span>
          )
        return (
          <a
            key={words}
            className="action action-quiet"
            href={hrefOf(to)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onPage(to)
            }}
          >
            {words}
          </a>
        )
      })}
      <span>{texts.page(page, last)}</span>
    </nav>
  )
}
