import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm/sql/sql'
import { approveListing } from '../../src/contract/moderation.ts'
import { listingPath } from '../../src/contract/paths.ts'
import { readSnapshot } from '../../src/server/build.ts'
import { connect, type Db } from '../../src/server/db/client.ts'
import { newSecret } from '../../src/server/ids.ts'
import { openForAdmins } from '../../src/test/support/data/approving.ts'
import { makeUser, PASSWORD } from '../../src/test/support/data/factories.ts'
import { startBlobs } from '../../src/test/support/database/blobs.ts'
import { startServer } from '../../src/test/support/database/postgres.ts'
import { serveFunctions } from '../../src/test/support/http/node-server.ts'
import { send } from '../../src/test/support/http/send.ts'
import { cookiesOf, postAuth } from '../../src/test/support/http/sign-in.ts'
import { withDatabase } from '../lib/database.ts'
import { openHook } from '../rebuild/hook.ts'
import { databaseRecords } from '../rebuild/records.ts'
import { createRunner } from '../rebuild/runner.ts'
import { type Copy, makeCopy } from './copy.ts'
import { createDatabase, fillDatabase } from './database.ts'
import { inMs, median, short } from './measure.ts'
import { type Measurement, table } from './report.ts'

const LISTINGS = 10_000
const RUNS = 3

type Rebuilt = Awaited<ReturnType<Copy['build']>>

/** Serves a folder's pages in their current state. */
async function serveFolder(folder: string): Promise<{ address: string; close(): void }> {
  const server = createServer(async (request, answer) => {
    const page = await readFile(join(folder, request.url ?? '/', 'index.html')).catch(() => null)
    answer.writeHead(page ? 200 : 404).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

/** Starts the local runner of `npm start` in a copy; passes each rebuild to `tell`. */
async function startRunner(copy: Copy, database: string, tell: (rebuilt: Rebuilt) => void) {
  const rebuild = async () => {
    const built = await copy.build(database)
    tell(built)
    await copy.serve(built.folder)
    return built
  }
  const records = databaseRecords((entry) => withDatabase(database, entry))
  const runner = createRunner({
    rebuild,
    records,
    report: (outcome) => !outcome.ok && console.error(outcome.error),
  })
  return { runner, hook: await openHook(newSecret(), runner.request) }
}

type Desk = { address: string; cookie: string; db: Db; site: string; next(): Promise<Rebuilt> }

/** Measures one approval, from the click to the first byte of its page: the milliseconds of each part, in order. */
async function approveOne({
  address,
  cookie,
  db,
  site,
  next,
}: Desk): Promise<Record<string, number>> {
  const listing = await db.row<{ id: string; version: number }>(
    sql`select id, version from properties where not is_approved order by id limit 1`,
  )
  if (!listing) throw new Error('No listing waits for approval.')
  await openForAdmins(db, listing.id)
  const rebuilt = next()
  const clicked = Date.now()
  const { method, path } = approveListing
  const answer = await send(address, {
    method,
    path: path.replace(':id', listing.id),
    body: { version: listing.version },
    cookie,
  })
  if (answer.status !== 200) throw new Error(`The approval was refused: ${answer.text}`)
  const answered = Date.now()
  const { phases, startedAt, tookMs } = await rebuilt
  const page = () => send(site, { path: listingPath(listing.id) })
  while ((await page()).status !== 200) await sleep(1)
  const shown = Date.now()
  const reading = Date.now()
  await readSnapshot(db)
  const snapshot = Date.now() - reading
  return {
    'approve call': answered - clicked,
    'hook and record, until the build begins': startedAt - answered,
    'start of Astro and bundles': phases.bundled - startedAt,
    'snapshot read': snapshot,
    'keys of all pages': phases.listed - phases.bundled - snapshot,
    'render and write what changed': phases.rendered - phases.listed,
    'take over what did not': phases.takenOver - phases.rendered,
    'end of Astro and look at the result': startedAt + tookMs - phases.takenOver,
    'swap and first byte': shown - startedAt - tookMs,
    total: shown - clicked,
  }
}

async function signIn(address: string, db: Db): Promise<string> {
  const { email } = await makeUser(db, 'Admin')
  return cookiesOf(await postAuth(address, 'callback/credentials', { email, password: PASSWORD }))
}

async function measure(copy: Copy, database: string, db: Db): Promise<Measurement[]> {
  let report = (_: Rebuilt) => {}
  const next = () => new Promise<Rebuilt>((resolve) => (report = resolve))
  const { runner, hook } = await startRunner(copy, database, (rebuilt) => report(rebuilt))
  const blobs = await startBlobs(join(copy.places.logs, 'blobs'))
  Object.assign(process.env, {
    NETLIFY_BLOBS_CONTEXT: blobs.context,
    REBUILD_EVERY_MINUTES: '0',
    NETLIFY_DB_URL: database,
    NETLIFY_DB_DRIVER: 'server',
    AUTH_SECRET: newSecret(),
    BUILD_HOOK_URL: hook.address,
  })
  const functions = await serveFunctions()
  const site = await serveFolder(copy.places.dist)
  try {
    // The first build scales the site's own pictures; the second one is like every later full build.
    await copy.build(database)
    const full = await copy.build(database)
    await copy.serve(full.folder)
    const cookie = await signIn(functions.address, db)
    const runs: Record<string, number>[] = []
    for (let n = 0; n < RUNS; n++) {
      runs.push(
        await approveOne({ address: functions.address, cookie, db, site: site.address, next }),
      )
      await runner.idle()
    }
    const name = `rebuild, one among ${LISTINGS.toLocaleString('en-IN')}`
    const parts = Object.keys(runs[0] ?? {}).map((part) => ({
      part,
      ms: median(runs.map((run) => run[part] ?? 0)),
    }))
    return [
      { what: `${name}: a full build`, value: inMs(full.tookMs), ratio: '1x a full build' },
      ...parts.map(({ part, ms }) => ({
        what: `${name}: ${part}`,
        value: inMs(ms),
        ratio: `${short(ms / full.tookMs)}x a full build`,
      })),
    ]
  } finally {
    runner.close()
    hook.close()
    site.close()
    await functions.close()
    await blobs.stop()
  }
}

/** Measures an approval among many listings with the real function, hook, runner and build: medians of each part. */
export async function benchRebuild(): Promise<Measurement[]> {
  const postgres = await startServer()
  const copy = await makeCopy()
  try {
    const database = await createDatabase(postgres.address)
    await fillDatabase(database, LISTINGS, RUNS)
    const db = connect(database, 'server')
    try {
      return await measure(copy, database, db)
    } finally {
      await db.close()
    }
  } finally {
    await copy.remove()
    await postgres.stop()
  }
}

if (import.meta.main) console.log(table(await benchRebuild()))
