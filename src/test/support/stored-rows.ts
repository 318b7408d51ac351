import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../server/db/client.ts'

/** A checksum of each table by its name; without the counted attempts, which refusals add to. */
export async function checksums(db: Db): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'attempts' order by 1`)
  const columns = tables.map(({ name }) => `(select md5(string_agg(t::text, ',' order by t::text)) from "${name}" t) as "${name}"`)
  return (await db.row<Record<string, string>>(sql.raw(`select ${columns.join(', ')}`))) ?? {}
}
