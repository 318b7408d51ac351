import type { SQL } from 'drizzle-orm/sql/sql'
import type { Pool } from 'pg'

/** Runs one statement and returns its rows. There are no transactions: every write is one guarded statement. */
export type Db = {
  rows<Row>(statement: SQL): Promise<Row[]>
  /** The only row of a statement; undefined where it returns none. */
  row<Row>(statement: SQL): Promise<Row | undefined>
  /**
   * Passes on the rows of a statement one by one as they arrive, so that only one is in memory. Neon sends all of them
   * at once.
   */
  each<Row>(statement: SQL, take: (row: Row) => void): Promise<void>
  close(): Promise<void>
}

/** "plotArea" is stored in column "plot_area". */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Run = (text: string, values: unknown[]) => Promise<unknown[]>
type Stream = (text: string, values: unknown[], take: (row: unknown) => void) => Promise<void>

// Postgres' id of its 64-bit integer type. All such values of the portal fit a JavaScript number.
const INT8 = 20

// Avoids the full drizzle-orm: loading its hundreds of modules would take most of a cold start. Nothing here names the
// columns of table objects, as statements name their columns themselves.
type Config = Parameters<SQL['toQuery']>[0]
const placeholders: Omit<Config, 'casing'> = {
  escapeName: (name) => `"${name}"`,
  escapeParam: (index) => `$${index + 1}`,
  escapeString: (text) => `'${text.replaceAll("'", "''")}'`,
}
const compile = (statement: SQL) => statement.toQuery(placeholders as Config)

function database(run: Run, stream: Stream, close: () => Promise<void>): Db {
  const rows = async <Row>(statement: SQL) => {
    const { sql, params } = compile(statement)
    return (await run(sql, params)) as Row[]
  }
  return {
    rows,
    row: async <Row>(statement: SQL) => (await rows<Row>(statement))[0],
    each: <Row>(statement: SQL, take: (row: Row) => void) => {
      const { sql, params } = compile(statement)
      return stream(sql, params, take as (row: unknown) => void)
    },
    close,
  }
}

/** Calls `make` once, at the first use, and again only where it failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function neonQuery(url: string) {
  const { neon, types } = await import('@neondatabase/serverless')
  types.setTypeParser(INT8, Number)
  return neon(url)
}

async function poolOf(url: string, connections: number) {
  // The driver would look for a server on this machine.
  if (!url) throw new Error('The environment variable NETLIFY_DB_URL is not set.')
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number)
  // A function's process ends when nothing is left to do, so idle connections must not keep it alive.
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    allowExitOnIdle: true,
    idleTimeoutMillis: 1000,
  })
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (error) => console.error('Idle database connection lost:', error.message))
  return pool
}

/** With a listener for rows, the driver does not collect them. */
async function streamFrom(pool: Pool, ...[text, values, take]: Parameters<Stream>) {
  const { default: pg } = await import('pg')
  const client = await pool.connect()
  try {
    await new Promise<void>((resolve, reject) => {
      const query = client.query(new pg.Query(text, values))
      query
        .on('row', take)
        .on('end', () => resolve())
        .on('error', reject)
    })
  } finally {
    client.release()
  }
}

/**
 * Chooses the driver: plain Postgres over TCP, or Neon over HTTP. 64-bit integers are returned as numbers. The driver
 * is loaded with the first statement.
 */
export function connect(url: string, driver: 'server' | 'serverless', connections = 1): Db {
  if (driver === 'serverless') {
    const query = once(() => neonQuery(url))
    const run: Run = async (text, values) => (await query()).query(text, values)
    return database(
      run,
      async (text, values, take) => (await run(text, values)).forEach(take),
      async () => {},
    )
  }
  let opened = false
  const pool = once(() => {
    opened = true
    return poolOf(url, connections)
  })
  return database(
    async (text, values) => (await (await pool()).query(text, values)).rows,
    async (text, values, take) => streamFrom(await pool(), text, values, take),
    async () => {
      if (opened) await (await pool()).end()
    },
  )
}
