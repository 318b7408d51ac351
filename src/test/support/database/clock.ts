import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../../server/db/client.ts'

const LOGS = ['moderation_log', 'audit_log']

type Column = { table_name: string; column_name: string }

/**
 * Advances time by moving every timestamp in the database into the past. The effect is the same, because statements use
 * the database's clock.
 */
export async function passHours(db: Db, hours: number): Promise<void> {
  const columns = await db.rows<Column>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' order by table_name`)
  const tables = Map.groupBy(columns, (column) => column.table_name)
  // Logs refuse changes of their rows, so their triggers are disabled here.
  for (const log of LOGS)
    await db.rows(sql.raw(`alter table ${log} disable trigger ${log}_append_only`))
  for (const [table, times] of tables) {
    const moves = times.map(({ column_name: name }) =>
      sql.raw(`${name} = ${name} - interval '${hours} hours'`),
    )
    await db.rows(sql`update ${sql.raw(table)} set ${sql.join(moves, sql`, `)}`)
  }
  for (const log of LOGS)
    await db.rows(sql.raw(`alter table ${log} enable trigger ${log}_append_only`))
}
