import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'
import { readTables, type Table } from '../lib/refill.ts'

/** All rows of all tables at one moment; each row is the text of a JSON object. */
export type Rows = { takenAt: string; tables: Table[]; lines: Map<string, string[]> }

/** This table connects the database with its photo store, and is not part of a site's content. */
const OF_THE_PLACE = 'maintenance'

const SIGNS_IN = new Set(['sessions', 'account_tokens'])

/**
 * Whether a table belongs into an archive and comes out of one. What signs somebody in does not: a restore would bring
 * back sessions and links that have ended since.
 */
export const isKept = ({ name }: Pick<Table, 'name'>): boolean => !SIGNS_IN.has(name)

/** All tables except that one. */
export const readSiteTables = async (db: Db): Promise<Table[]> =>
  (await readTables(db)).filter(({ name }) => name !== OF_THE_PLACE)

/** One statement sees one state. JSON from Postgres keeps every digit of numbers and times. */
export async function readRows(db: Db): Promise<Rows> {
  const tables = (await readSiteTables(db)).filter(isKept)
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, to_jsonb(t)::text as line from ${sql.identifier(name)} t`,
  )
  const rows = await db.rows<{ name: string | null; line: string }>(sql`
    select null as name, now()::text as line
    union all (${sql.join(each, sql` union all `)})
    order by 1 nulls first, 2`)
  const lines = Map.groupBy(rows, ({ name }) => name ?? '')
  return {
    takenAt: lines.get('')?.[0]?.line ?? '',
    tables,
    lines: new Map(
      tables.map(({ name }) => [name, (lines.get(name) ?? []).map(({ line }) => line)]),
    ),
  }
}
