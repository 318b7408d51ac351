import type { AuditRow } from '../../contract/admin.ts'
import { PATHS } from '../../contract/paths.ts'
import { detailsLine, eventLabel } from '../../domain/audit/log.ts'
import { AUDIT_WORDS as WORDS } from '../../domain/audit/messages.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'

/** Events, newest first: what, by whom, to whom or what, and when. */
export function AuditLines({ lines, now }: { lines: readonly AuditRow[]; now: Date }) {
  return (
    <ol className="rows">
      {lines.map((line) => (
        <li key={line.id}>
          <Line line={line} now={now} />
        </li>
      ))}
    </ol>
  )
}

function Line({
  line: { event, at, actor, subject, details, requestId },
  now,
}: {
  line: AuditRow
  now: Date
}) {
  const said = detailsLine(details)
  // Who does something to the own account need not be named twice.
  const other = subject && subject.id !== actor?.id ? subject : null
  return (
    <div className="row-plain audit-line">
      <p className="row-title">{eventLabel(event)}</p>
      <p>
        <Actor actor={actor} />
        {other && (
          <span className="muted">
            {' '}
            · {WORDS.subject} {other.name ?? other.id}
          </span>
        )}
      </p>
      {said && <p className="muted audit-details">{said}</p>}
      <p className="muted audit-when">
        <time dateTime={at} title={agoInWords(at, now)}>
          {formatMoment(at)}
        </time>
        {requestId && (
          <span className="audit-request">
            {' '}
            · {WORDS.request} {requestId}
          </span>
        )}
      </p>
    </div>
  )
}

function Actor({ actor }: Pick<AuditRow, 'actor'>) {
  if (!actor) return WORDS.nobody
  if (!actor.id || actor.name === null) return WORDS.deleted
  return (
    <a className="text-link" href={PATHS.adminAudit + queryOf({ actor: actor.id })}>
      {actor.name}
    </a>
  )
}
