import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Table } from './rows.ts'

/** Tables that have another name in older databases and archives. */
const TABLES: Record<string, string> = {
  attempts: 'rate_limits',
  publication: 'site_revision',
  stray_blobs: 'orphan_blobs',
  upkeep: 'maintenance',
}
/** Columns, by the table's present name. */
const COLUMNS: Record<string, [former: string, present: string]> = {
  saved_searches: ['told_until', 'alerted_until'],
}
/** Decisions in the moderation log, which were phrases. */
const DECISIONS = {
  approved: 'listing.approved',
  rejected: 'listing.rejected',
  'approval undone': 'listing.approval_undone',
  'rejection undone': 'listing.rejection_undone',
  'posted again': 'listing.reposted',
  'edit approved': 'edit.approved',
  'edit rejected': 'edit.rejected',
  'edit approval undone': 'edit.approval_undone',
  'edit rejection undone': 'edit.rejection_undone',
}

export const presentName = (table: string): string => TABLES[table] ?? table

/** Returns a table of an archive with its present names. */
export function presentTable({ name: former, columns }: Table): Table {
  const name = presentName(former)
  const [from, to] = COLUMNS[name] ?? []
  return { name, columns: columns.map((column) => (to && column === from ? to : column)) }
}

/** Returns SQL that gives the columns of `l.line`, a row of an archive, their present names. JavaScript would lose digits. */
export function presentRow(table: string): SQL {
  const row = sql`l.line::jsonb`
  if (table === 'moderation_log')
    return sql`
      jsonb_set(
        ${row}, '{decision}',
        coalesce(${JSON.stringify(DECISIONS)}::jsonb -> (${row}->>'decision'), ${row}->'decision')
      )`
  const [from, to] = COLUMNS[table] ?? []
  if (!from || !to) return row
  return sql`
    case
      when ${row} ? ${from}::text
        then ${row} - ${from}::text || jsonb_build_object(${to}::text, ${row}->${from}::text)
      else ${row}
    end`
}
