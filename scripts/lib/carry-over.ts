import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'
import { PATHS } from './paths.ts'
import { messageOf, Problem } from './problem.ts'
import { lackedColumns, readTables, refill, type Table } from './refill.ts'

type Snapshot = {
  tables: Record<
    string,
    { name: string; columns: Record<string, { name: string; generated?: unknown }> }
  >
}

/** The tables that the baseline makes, with the columns that are not computed. */
async function tablesOfBaseline(): Promise<Table[]> {
  const file = join(PATHS.migrations, 'meta', '0000_snapshot.json')
  const { tables } = JSON.parse(await readFile(file, 'utf8')) as Snapshot
  return Object.values(tables).map(({ name, columns }) => ({
    name,
    columns: Object.values(columns).flatMap((column) => (column.generated ? [] : column.name)),
  }))
}

const notCarried = (reason: string) =>
  new Problem(
    `The rows in .netlify/db cannot be carried over into the tables of this version (${reason}), so nothing was changed: ` +
      'start the version that made them, or set them aside and begin anew with demo data: mv .netlify/db .netlify/db-former && npm start',
  )

/**
 * Makes the tables of the baseline in place of those of another one, and moves all rows into them, in one statement. A
 * table or column that the baseline lacks, or a row that it does not accept, is a problem, and nothing changes.
 */
export async function carryOver(db: Db, baseline: string): Promise<void> {
  const [former, here] = [await readTables(db), await tablesOfBaseline()]
  const lacked = lackedColumns(former, here)
  if (lacked.length > 0) throw notCarried(`they lack ${lacked.slice(0, 5).join(', ')}`)
  const made = await readFile(join(PATHS.migrations, `${baseline}.sql`), 'utf8')
  try {
    await refill(db, {
      tables: former,
      here,
      rowsOf: ({ name }) => sql`former.${sql.identifier(name)} p`,
      before: sql`
        alter schema public rename to former;
        create schema public;
        ${sql.raw(made)}`,
      after: sql`
        drop schema former cascade;
        insert into netlify.migrations (name) values (${sql.raw(`'${baseline}'`)});`,
    })
  } catch (error) {
    throw notCarried(messageOf(error))
  }
}
