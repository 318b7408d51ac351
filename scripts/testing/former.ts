import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'

/** How many rows each table has. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const row = await db.row<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    counts[name] = row?.count ?? 0
  }
  return counts
}

/**
 * All that Postgres knows of a database's tables, one line each: columns in their order, rules, indexes, functions. Rules
 * come without brackets, as reading a dump drops those around the first part of `(a and b) and c`.
 */
export async function schemaOf(db: Db): Promise<string[]> {
  const rows = await db.rows<{ line: string }>(sql`
    select concat_ws(' ', table_name, row_number() over (partition by table_name order by ordinal_position),
      column_name, data_type, 'null', is_nullable, 'default', column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, translate(pg_get_constraintdef(oid), '()', ''))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t where not tgisinternal
    union all select concat_ws(' ', sequencename, data_type, increment_by) from pg_sequences where schemaname = 'public'
    order by 1`)
  return rows.map(({ line }) => line)
}
