import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../server/db/client.ts'

const LOGS = ['moderation_log', 'audit_log']

type Column = { table_name: string; column_name: string }

/** Lets time pass: every moment in the database moves into the past, which is the same, since statements ask the database for the time. */
export async function passHours(db: Db, hours: number): Promise<void> {
  const columns = await db.rows<Column>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' order by table_name`)
  const tables = Map.groupBy(columns, (column) => column.table_name)
  // The logs refuse to be rewritten, as they should.
  for (const log of LOGS)
    await db.rows(sql.raw(`alter table ${log} disable trigger ${log}_append_only`))
  for (const [table, own] of tables) {
    const moves = own.map(({ column_name: name }) =>
      sql.raw(`${name} = ${name} - interval '${hours} hours'`),
    )
    await db.rows(sql`update ${sql.raw(table)} set ${sql.join(moves, sql`, `)}`)
  }
  for (const log of LOGS)
    await db.rows(sql.raw(`alter table ${log} enable trigger ${log}_append_only`))
}
