import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { readSession } from '../../src/contract/account.ts'
import { createListing } from '../../src/contract/listing.ts'
import { readDesk } from '../../src/contract/moderation.ts'
import { readListing, readNewListings } from '../../src/contract/public-listing.ts'
import { connect, type Db } from '../../src/server/db/client.ts'
import { type Deps, liveDeps } from '../../src/server/deps.ts'
import { newSecret } from '../../src/server/ids.ts'
import { makeUser, PASSWORD } from '../../src/test/support/data/factories.ts'
import { listingFields } from '../../src/test/support/data/listing-fields.ts'
import { openDatabaseLine } from '../../src/test/support/database/database-line.ts'
import { startServer } from '../../src/test/support/database/postgres.ts'
import { serveFunctions } from '../../src/test/support/http/node-server.ts'
import { send } from '../../src/test/support/http/send.ts'
import { cookiesOf, postAuth } from '../../src/test/support/http/sign-in.ts'
import { createDatabase, fillDatabase } from './database.ts'
import { putLoad, type Shot } from './load.ts'
import type { Measurement } from './report.ts'

const APPROVED = 300
const PENDING = 40
const SERIAL_CALLS = 300
const CONNECTIONS = 50
const CALLS_AT_ONCE = 1000

type Cost = { cpuMs: number; p50: number; p99: number; perSecond: number }

/** Measures what one call costs this process, one call after the other; then how many are answered in parallel. */
async function measure(address: string, shot: Shot): Promise<Cost> {
  await putLoad({ address, shot, connections: 1, calls: SERIAL_CALLS / 5 })
  const before = process.cpuUsage()
  await putLoad({ address, shot, connections: 1, calls: SERIAL_CALLS })
  const { user, system } = process.cpuUsage(before)
  const answered = await putLoad({ address, shot, connections: CONNECTIONS, calls: CALLS_AT_ONCE })
  return { cpuMs: (user + system) / 1000 / SERIAL_CALLS, ...answered }
}

/** A bare Node handler that asks the same pool for `select 1`. */
async function serveBare(db: Db): Promise<{ address: string; close(): void }> {
  const server = createServer(async (_, answer) => {
    answer
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(await db.rows(sql`select 1 as one`)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

/** Returns the calls to measure, by name. Their callers are signed in, except in the call that signs in. */
async function shots(address: string, db: Db): Promise<Record<string, Shot>> {
  const [admin, owner] = [await makeUser(db, 'Admin'), await makeUser(db)]
  const signIn = async (email: string) =>
    cookiesOf(await postAuth(address, 'callback/credentials', { email, password: PASSWORD }))
  const cookie = await signIn(owner.email)
  const adminCookie = await signIn(admin.email)
  const listing = await db.row<{ id: string }>(
    sql`select id from properties where is_approved order by id limit 1`,
  )
  const csrf = await send(address, { path: '/api/auth/csrf' })
  const json = { origin: address, 'content-type': 'application/json' }
  const read = (path: string, as = cookie): Shot => ({
    method: 'GET',
    path,
    headers: { cookie: as },
  })
  return {
    'session read': read(readSession.path),
    'listing read': read(readListing.path.replace(':id', listing?.id ?? '')),
    'new listings (24)': read(readNewListings.path.replace(':revision', '0')),
    [`desk (${PENDING} waiting)`]: read(readDesk.path, adminCookie),
    'sign-in': {
      method: 'POST',
      path: '/api/auth/callback/credentials',
      headers: { ...json, 'x-auth-return-redirect': '1', cookie: cookiesOf(csrf) },
      body: JSON.stringify({
        email: owner.email,
        password: PASSWORD,
        csrfToken: csrf.body.csrfToken,
      }),
    },
    submit: {
      method: createListing.method,
      path: createListing.path,
      headers: { ...json, cookie },
      body: JSON.stringify({ fields: listingFields(), photoIds: [], submissionKey: '{unique}' }),
    },
  }
}

/** Attempts are counted as usual, but no caller is refused: the load comes from a single caller. */
async function letEverybodyTry(db: Db): Promise<void> {
  await db.rows(
    sql`create function never_too_many() returns trigger language plpgsql as $$ begin new.count := 1; return new; end $$`,
  )
  await db.rows(sql`
    create trigger never_too_many before insert or
    update on rate_limits for each row execute function never_too_many()`)
}

/** Counts the statements that each call sends to the database. */
async function countStatements(
  live: Deps,
  databaseUrl: string,
  address: string,
  calls: Record<string, Shot>,
): Promise<Map<string, number>> {
  const line = await openDatabaseLine(databaseUrl)
  const direct = live.db
  live.db = connect(line.address, 'server')
  const counts = new Map<string, number>()
  for (const [name, { body, ...shot }] of Object.entries(calls)) {
    line.taken()
    const answer = await send(address, {
      ...shot,
      ...(body ? { bytes: Buffer.from(body.replace('{unique}', newSecret())) } : {}),
    })
    if (answer.status >= 300 || answer.text.includes('error='))
      throw new Error(`${name} was refused: ${answer.text}`)
    counts.set(name, line.taken().length)
  }
  await live.db.close()
  live.db = direct
  await line.cut()
  return counts
}

const short = (value: number) =>
  Number(value.toPrecision(3)).toLocaleString('en-IN', { maximumFractionDigits: 3 })
const times = (value: number, bare: number) => `${short(value / bare)}x bare`
const ms = (value: number) => `${short(value)} ms`

function measurementsOf(name: string, statements: number, cost: Cost, bare: Cost): Measurement[] {
  return [
    { what: `${name}: statements`, value: String(statements), ratio: times(statements, 1) },
    { what: `${name}: CPU a call`, value: ms(cost.cpuMs), ratio: times(cost.cpuMs, bare.cpuMs) },
    {
      what: `${name}: p50 at ${CONNECTIONS} connections`,
      value: ms(cost.p50),
      ratio: times(cost.p50, bare.p50),
    },
    {
      what: `${name}: p99 at ${CONNECTIONS} connections`,
      value: ms(cost.p99),
      ratio: times(cost.p99, bare.p99),
    },
    {
      what: `${name}: requests a second`,
      value: String(Math.round(cost.perSecond)),
      ratio: times(cost.perSecond, bare.perSecond),
    },
  ]
}

async function measureAll(live: Deps, databaseUrl: string): Promise<Measurement[]> {
  await letEverybodyTry(live.db)
  const server = await serveFunctions()
  const bareServer = await serveBare(live.db)
  try {
    const calls = await shots(server.address, live.db)
    const statements = await countStatements(live, databaseUrl, server.address, calls)
    const figures: Measurement[] = [
      {
        what: `pool: as each function has it, 1 connection; ${APPROVED} listings`,
        value: 'Postgres 18',
        ratio: null,
      },
    ]
    for (const [name, shot] of Object.entries(calls)) {
      // Measured directly before each call: both then run under the same conditions.
      const bare = await measure(bareServer.address, { method: 'GET', path: '/', headers: {} })
      figures.push(
        ...measurementsOf(
          name,
          statements.get(name) ?? 0,
          await measure(server.address, shot),
          bare,
        ),
      )
    }
    return figures
  } finally {
    bareServer.close()
    await server.close()
  }
}

/**
 * Measures the functions behind a plain Node server on a real Postgres, each beside a bare handler on the same pool.
 * The pool has one connection, as for each function on Netlify.
 */
export async function benchFunctions(): Promise<Measurement[]> {
  const postgres = await startServer()
  try {
    const databaseUrl = await createDatabase(postgres.address)
    await fillDatabase(databaseUrl, APPROVED, PENDING)
    Object.assign(process.env, {
      NETLIFY_DB_URL: databaseUrl,
      NETLIFY_DB_DRIVER: 'server',
      AUTH_SECRET: newSecret(),
    })
    const live = liveDeps()
    try {
      return await measureAll(live, databaseUrl)
    } finally {
      await live.db.close()
    }
  } finally {
    await postgres.stop()
  }
}
