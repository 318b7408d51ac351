import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../server/db/client.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

/** Indexes of what waits, fails or is reported: few rows of a large table, so reading all of them is reading little. */
const OF_FEW =
  /_(queue|erase|due|open|waiting|user_unused|admins|disabled|mail_stopped|unread|rejected)$/

/** The tables that a part of a plan reads as a whole. A limit above ends a walk along an index in its order. */
function readWhole(node: Node, limited: boolean, of?: string): string[] {
  const { 'Relation Name': relation = of, 'Index Name': index = '' } = node
  const walks = /^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(node['Node Type'])
  const whole = walks && !node['Index Cond'] && !(limited && index) && !OF_FEW.test(index)
  const below = limited || node['Node Type'] === 'Limit'
  return [
    ...(whole && relation ? [relation] : []),
    ...(node.Plans ?? []).flatMap((part) =>
      // A sort or a sum has to see all there is before a limit can end it.
      readWhole(part, below && !/^(Sort|Aggregate|WindowAgg)$/.test(node['Node Type']), relation),
    ),
  ]
}

/** What Postgres notes of a table before it has looked at it. */
const NEVER_COUNTED = -1

/** Makes Postgres believe that tables hold so many rows, which it plans by. */
async function pretend(db: Db, tables: readonly string[], rows: number): Promise<void> {
  for (const table of tables)
    await db.rows(sql`select pg_restore_relation_stats(
      'schemaname', 'public', 'relname', ${table}::text, 'relpages', ${Math.sign(rows + 1)}::int, 'reltuples', ${rows}::real)`)
}

async function planned(db: Db, statement: string): Promise<string[]> {
  const rows = await db.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql.raw(`explain (generic_plan, format json) ${statement}`),
  )
  return rows.flatMap((row) => readWhole(row['QUERY PLAN'][0].Plan, false))
}

/**
 * Those of the tables that Postgres cannot but read from one end to the other for some statements, whatever their values.
 * Walks through whole tables are switched off, so it takes one only where no index serves. As it may prefer another walk
 * for few rows, or for many of which it knows nothing, only what it does for both counts.
 */
export async function tablesReadWhole<Name extends string>(
  db: Db,
  tables: readonly string[],
  statements: ReadonlyMap<Name, readonly string[]>,
): Promise<Map<Name, string[]>> {
  await db.rows(sql`select set_config('enable_seqscan', 'off', false)`)
  const found = new Map([...statements.keys()].map((name) => [name, [...tables].sort()]))
  for (const rows of [NEVER_COUNTED, 100_000]) {
    await pretend(db, tables, rows)
    for (const [name, texts] of statements) {
      const read = new Set((await Promise.all(texts.map((text) => planned(db, text)))).flat())
      found.set(
        name,
        (found.get(name) ?? []).filter((table) => read.has(table)),
      )
    }
  }
  return found
}
