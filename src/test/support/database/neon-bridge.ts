import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'

const CONNECTIONS = 20

type Statement = { query: string; params: unknown[] }
type Reply = { status: number; body: unknown }

// The parts of a refused statement's answer that the driver copies to its error.
const ERROR_PARTS = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const

// Returns text as Postgres wrote it: the driver at the other end converts numbers and dates.
const AS_TEXT = { getTypeParser: () => (text: string) => text }

async function run(pool: pg.Pool, { query, params }: Statement): Promise<Reply> {
  try {
    const result = await pool.query({
      text: query,
      values: params,
      rowMode: 'array',
      types: AS_TEXT,
    })
    const { command, rowCount, rows } = result
    const fields = result.fields.map(
      ({ name, tableID, columnID, dataTypeID, dataTypeSize, dataTypeModifier, format }) => ({
        name,
        tableID,
        columnID,
        dataTypeID,
        dataTypeSize,
        dataTypeModifier,
        format,
      }),
    )
    return { status: 200, body: { command, rowCount, rowAsArray: true, fields, rows } }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    const parts = Object.fromEntries(ERROR_PARTS.map((part) => [part, error[part] ?? null]))
    return { status: 400, body: { message: error.message, ...parts } }
  }
}

function asked(
  request: IncomingMessage,
  body: Buffer,
): { address: string; statement: Statement } | string {
  if (request.method !== 'POST' || request.url !== '/sql')
    return 'Neon takes statements at POST /sql.'
  const {
    'neon-connection-string': address,
    'neon-raw-text-output': raw,
    'neon-array-mode': array,
  } = request.headers
  if (typeof address !== 'string') return 'Neon needs a connection string.'
  if (raw !== 'true' || array !== 'true') return 'This bridge answers with raw text in arrays only.'
  const statement = JSON.parse(body.toString('utf8')) as Partial<Statement>
  if (typeof statement.query !== 'string') return 'This bridge takes one statement at a time.'
  return { address, statement: { query: statement.query, params: statement.params ?? [] } }
}

/**
 * Speaks Neon's HTTP protocol in front of a plain Postgres server, one statement at a time. Returns the address for the
 * driver's `fetchEndpoint`. Each request names its database.
 */
export async function startNeonBridge(): Promise<{ endpoint: string; close(): Promise<void> }> {
  const pools = new Map<string, pg.Pool>()
  const poolOf = (address: string) => {
    const pool = pools.get(address) ?? new pg.Pool({ connectionString: address, max: CONNECTIONS })
    pools.set(address, pool)
    return pool
  }
  const server = createServer(async (request, response) => {
    const answer = ({ status, body }: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      const wanted = asked(request, await buffer(request))
      answer(
        typeof wanted === 'string'
          ? { status: 500, body: { message: wanted } }
          : await run(poolOf(wanted.address), wanted.statement),
      )
    } catch (error) {
      answer({ status: 500, body: { message: String(error) } })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bridge has no port.')
  return {
    endpoint: `http://127.0.0.1:${address.port}/sql`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}
