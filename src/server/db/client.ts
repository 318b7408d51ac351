import { neon, types as neonTypes } from '@neondatabase/serverless'
import type { SQL } from 'drizzle-orm/sql/sql'
import { CasingCache } from 'drizzle-orm/casing'
import pg from 'pg'

/** Runs one statement and gives its rows. There are no transactions: every write is one guarded statement. */
export type Db = {
  rows<Row>(statement: SQL): Promise<Row[]>
  /** The only row of a statement that gives one; undefined where it gave none. */
  row<Row>(statement: SQL): Promise<Row | undefined>
  close(): Promise<void>
}

/** "plotArea" is kept in column "plot_area". */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Run = (text: string, values: unknown[]) => Promise<unknown[]>

// Postgres' own number for its 64-bit integer type; ours all fit a JavaScript number.
const INT8 = 20

// Not the whole of drizzle-orm: its hundreds of modules would cost each fresh function most of its time.
const placeholders: Parameters<SQL['toQuery']>[0] = {
  casing: new CasingCache(),
  escapeName: (name) => `"${name}"`,
  escapeParam: (index) => `$${index + 1}`,
  escapeString: (text) => `'${text.replaceAll("'", "''")}'`,
}

function database(run: Run, close: () => Promise<void>): Db {
  const rows = async <Row>(statement: SQL) => {
    const { sql, params } = statement.toQuery(placeholders)
    return (await run(sql, params)) as Row[]
  }
  return { rows, row: async <Row>(statement: SQL) => (await rows<Row>(statement))[0], close }
}

/** The one place that chooses a driver: plain Postgres over TCP, or Neon over HTTP. Whole numbers come as numbers. */
export function connect(url: string, driver: 'server' | 'serverless', connections = 1): Db {
  if (driver === 'serverless') {
    neonTypes.setTypeParser(INT8, Number)
    const query = neon(url)
    return database(
      (text, values) => query.query(text, values),
      async () => {},
    )
  }
  pg.types.setTypeParser(INT8, Number)
  // A function's worker ends when nothing is left to do, so idle connections must not hold it.
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    allowExitOnIdle: true,
    idleTimeoutMillis: 1000,
  })
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (error) => console.error('Idle database connection lost:', error.message))
  return database(
    async (text, values) => (await pool.query(text, values)).rows,
    () => pool.end(),
  )
}

/** True for a violated unique index or constraint of this name. */
export function violates(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  )
}
