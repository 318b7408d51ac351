import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../server/db/client.ts'

type Column = { table_name: string; column_name: string }

/** Lets time pass: every moment in the database moves into the past, which is the same, since statements ask the database for the time. */
export async function passHours(db: Db, hours: number): Promise<void> {
  const columns = await db.rows<Column>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' order by table_name`)
  const tables = Map.groupBy(columns, (column) => column.table_name)
  // Its log refuses to be rewritten, as it should.
  await db.rows(sql`alter table moderation_log disable trigger moderation_log_append_only`)
  for (const [table, own] of tables) {
    const moves = own.map(({ column_name: name }) => sql.raw(`${name} = ${name} - interval '${hours} hours'`))
    await db.rows(sql`update ${sql.raw(table)} set ${sql.join(moves, sql`, `)}`)
  }
  await db.rows(sql`alter table moderation_log enable trigger moderation_log_append_only`)
}
