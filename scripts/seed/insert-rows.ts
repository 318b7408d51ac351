import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { columnOf } from '../../src/server/db/client.ts'

/**
 * Returns the statement that inserts rows into a table. All rows have the same camelCase keys; other columns keep their
 * defaults.
 */
export function insertRows(table: string, rows: readonly Record<string, unknown>[]): SQL {
  const columns = sql.raw(
    Object.keys(rows[0] ?? {})
      .map(columnOf)
      .join(', '),
  )
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
    ),
  )
  return sql`
    insert into ${sql.raw(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.raw(table)}, ${json}::jsonb)`
}
