import '../admin/tables.css'
import { AUDIT_TEXTS as texts } from '#english/audit/texts'
import type { AuditRow } from '../../contract/audit.ts'
import { PATHS } from '../../contract/paths.ts'
import { detailsLine, eventLabel } from '../../domain/audit/log.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { DataTable } from '../ui/DataTable.tsx'

const { columns: HEADS } = texts

/** Events, newest first: when, what, by whom, and on whom or what. */
export function AuditLines({ lines, now }: { lines: readonly AuditRow[]; now: Date }) {
  return (
    <DataTable label={texts.title} heads={Object.values(HEADS)}>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} now={now} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Line({
  line: { event, at, actor, subject, details, requestId },
  now,
}: {
  line: AuditRow
  now: Date
}) {
  // An account that acts on itself is named once.
  const other = subject && subject.id !== actor?.id ? subject : null
  return (
    <tr>
      <td className="cell-time">
        <time dateTime={at} title={agoInWords(at, now)}>
          {formatMoment(at)}
        </time>
      </td>
      <th scope="row">{eventLabel(event)}</th>
      <td data-label={HEADS.actor}>
        <Actor actor={actor} />
      </td>
      <td data-label={other ? HEADS.subject : undefined}>{other && (other.name ?? other.id)}</td>
      <td className="cell-muted">{detailsLine(details)}</td>
      <td className="cell-time" data-label={requestId ? HEADS.request : undefined}>
        {requestId}
      </td>
    </tr>
  )
}

function Actor({ actor }: Pick<AuditRow, 'actor'>) {
  if (!actor) return texts.nobody
  if (!actor.id || actor.name === null) return texts.deleted
  return (
    <a className="text-link" href={PATHS.adminAudit + queryOf({ actor: actor.id })}>
      {actor.name}
    </a>
  )
}
