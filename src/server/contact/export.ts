import { sql } from 'drizzle-orm/sql/sql'
import Papa from 'papaparse'
import { CONTACT_STATE_LABELS, EXPORT_COLUMNS } from '#english/contact/texts-inbox'
import { COMPLAINT_LABELS } from '#language/report/texts-complaints'
import type { SessionUser } from '../../contract/account.ts'
import type { ContactMessage } from '../../contract/contact.ts'
import type { Download } from '../../contract/endpoint.ts'
import { ok, type Result } from '../../contract/result.ts'
import { exportName, type InboxFilter } from '../../domain/contact/inbox.ts'
import { numberInTable } from '../../domain/phone/shown.ts'
import { BOM, FORMULA } from '../../domain/text/csv.ts'
import { tableTime } from '../../domain/time/calendar.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { fittingMessages } from './inbox.ts'

/** One message as a row of the file, with times in India such as "2026-11-21 00:30:00". */
function cellsOf({
  createdAt,
  state,
  complaint,
  dueAt,
  ...message
}: ContactMessage): Record<keyof typeof EXPORT_COLUMNS, string> {
  return {
    ...message,
    mobileNumber: numberInTable(message.mobileNumber),
    receivedAt: tableTime(new Date(createdAt)),
    state: CONTACT_STATE_LABELS[state],
    complaint: complaint ? COMPLAINT_LABELS[complaint] : '',
    dueAt: dueAt ? tableTime(new Date(dueAt)) : '',
  }
}

function csvOf(messages: readonly ContactMessage[]): string {
  const columns = Object.keys(EXPORT_COLUMNS) as (keyof typeof EXPORT_COLUMNS)[]
  const data = messages.map((message) => {
    const cells = cellsOf(message)
    return columns.map((column) => cells[column])
  })
  return (
    BOM +
    Papa.unparse(
      { fields: Object.values(EXPORT_COLUMNS), data },
      { escapeFormulae: FORMULA, newline: '\r\n' },
    )
  )
}

/** All messages that match a filter as a CSV file. The same statement logs who exported how many. */
export async function exportContacts(
  deps: Deps,
  user: SessionUser,
  filter: Pick<InboxFilter, 'state' | 'q'>,
): Promise<Result<Download>> {
  const event = { event: 'contacts exported', actorId: user.id } as const
  const count = sql`jsonb_build_object('count', (select count(*) from fitting))`
  const row = await deps.db.row<{ messages: ContactMessage[] }>(sql`
    with fitting as materialized (${fittingMessages(filter)}),
    noted as (${auditInsert(deps, event, sql`true`, count)})
    select coalesce((
      select jsonb_agg(f.message order by f.id desc) from fitting f
    ), '[]'::jsonb) as messages`)
  const messages = row?.messages ?? []
  logEvent(deps, { ...event, details: { count: messages.length } })
  return ok({ fileName: exportName(deps.now()), text: csvOf(messages) })
}
