import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../../server/db/client.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/**
 * Indexes of waiting, failed or reported rows. They contain few rows of a large table, so reading all of them is cheap.
 */
const OF_FEW =
  /_(queue|erase|due|open|waiting|user_unused|admins|disabled|mail_stopped|unread|rejected)$/

/**
 * Returns the tables that a part of a plan reads completely. A limit above a scan of an ordered index ends it early.
 */
function readWhole(node: Node, limited: boolean, of?: string): string[] {
  const { 'Relation Name': relation = of, 'Index Name': index = '' } = node
  const walks = /^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(node['Node Type'])
  const whole = walks && !node['Index Cond'] && !(limited && index) && !OF_FEW.test(index)
  const below = limited || node['Node Type'] === 'Limit'
  return [
    ...(whole && relation ? [relation] : []),
    ...(node.Plans ?? []).flatMap((part) =>
      // A sort or an aggregate must read all rows before a limit applies.
      readWhole(part, below && !/^(Sort|Aggregate|WindowAgg)$/.test(node['Node Type']), relation),
    ),
  ]
}

/** The row count that Postgres stores for a table that it has not analysed. */
const NEVER_ANALYSED = -1

/** As many rows as a large portal has. */
const MANY = 200_000

/**
 * Makes Postgres plan as if the tables had this number of rows. It multiplies the stored rows of a page by the pages that
 * a table has now: so it is told these, and one more listing in a test changes no plan.
 */
async function setRowEstimates(db: Db, tables: readonly string[], rows: number): Promise<void> {
  const isAnalysed = rows === NEVER_ANALYSED ? 0 : 1
  for (const table of tables)
    await db.rows(sql`select pg_restore_relation_stats(
      'schemaname', 'public', 'relname', ${table}::text,
      'relpages', (
        ${isAnalysed}::int * greatest(1, pg_relation_size(to_regclass(${table})) / 8192)
      )::int,
      'reltuples', ${rows}::real)`)
}

async function planned(db: Db, statement: string): Promise<string[]> {
  const rows = await db.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql.raw(`explain (generic_plan, format json) ${statement}`),
  )
  return rows.flatMap((row) => readWhole(row['QUERY PLAN'][0].Plan, false))
}

/**
 * Returns the tables that Postgres must read completely for some statements, whatever their values. Sequential scans
 * are disabled, so a plan uses one only if no index fits. For few rows, or for many without statistics, a plan may
 * prefer another scan; so only tables that both plans read count.
 */
export async function tablesReadWhole<Name extends string>(
  db: Db,
  tables: readonly string[],
  statements: ReadonlyMap<Name, readonly string[]>,
): Promise<Map<Name, string[]>> {
  await db.rows(sql`select set_config('enable_seqscan', 'off', false)`)
  const found = new Map([...statements.keys()].map((name) => [name, [...tables].sort()]))
  for (const rows of [NEVER_ANALYSED, MANY]) {
    await setRowEstimates(db, tables, rows)
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

/** The rows that a part of an executed plan has read from tables and indexes, those included that a filter dropped. */
function rowsOf(node: Node): number {
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  const scanned = node['Relation Name'] ? each * (node['Actual Loops'] ?? 1) : 0
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), scanned)
}

/** A database that adds up the rows which the statements sent through it read. Each statement runs twice. */
export function countingRows(db: Db): Db & { read: number; bytes: number } {
  const counting = {
    ...db,
    read: 0,
    bytes: 0,
    rows: async <Row>(statement: SQL) => {
      const rows = await db.rows<Row>(statement)
      const [plan] = await db.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        sql`explain (analyze, format json) ${statement}`,
      )
      counting.read += plan ? rowsOf(plan['QUERY PLAN'][0].Plan) : 0
      counting.bytes += JSON.stringify(rows).length
      return rows
    },
    row: async <Row>(statement: SQL) => (await counting.rows<Row>(statement))[0],
  }
  return counting
}
