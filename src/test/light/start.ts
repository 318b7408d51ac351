// A site for browser tests: the built pages by the rules of netlify.toml, the functions from their sources, a blob
// server and a real Postgres, all in one process. A call takes a few milliseconds instead of over a hundred in
// `netlify dev`, so journeys run in parallel. It has the same folders as `npm start`, and publishes with the same code.
// With --beside it serves the folder, database and blobs of a running `npm start`: both can then be compared.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PATHS, ROOT } from '../../../scripts/lib/paths.ts'
import { wantedPort } from '../../../scripts/lib/port.ts'
import { readSecrets } from '../../../scripts/lib/secrets.ts'
import { onShutdown } from '../../../scripts/lib/shutdown.ts'
import { say, step } from '../../../scripts/lib/steps.ts'
import { openHook } from '../../../scripts/rebuild/hook.ts'
import { rebuildLocally } from '../../../scripts/rebuild/local-rebuilds.ts'
import { AT_ONCE_MS } from '../../domain/saved-search/constants.ts'
import { connect } from '../../server/db/client.ts'
import { depsOf } from '../../server/deps.ts'
import { readEnv } from '../../server/env.ts'
import { liveMailer } from '../../server/mail/mailer.ts'
import { startBlobs } from '../support/database/blobs.ts'
import { createPostgres, startServer } from '../support/database/postgres.ts'
import { MAIL_EVENTS_TOKEN } from '../support/http/mail-provider.ts'
import { loadDue, loadFunctions, serve } from '../support/http/node-server.ts'
import { onceWanted } from '../support/site/build-wanted.ts'
import { DUE_PATH } from '../support/site/clock.ts'
import { servePages } from './pages.ts'

const CONNECTIONS = 20
const BLOBS = join(ROOT, '.netlify', 'blobs-serve')
const beside = process.argv.includes('--beside')
const port = wantedPort(process.env.PORT)
const siteAddress = `http://localhost:${port}`
const undo: (() => unknown)[] = []
const { shutDown } = onShutdown(async () => {
  for (const undoOne of undo.splice(0).reverse()) await undoOne()
})

/** Serves this folder's blobs; returns the variable through which functions find them. */
async function serveBlobs(): Promise<string> {
  await mkdir(join(BLOBS, 'entries'), { recursive: true })
  const [siteID] = await readdir(join(BLOBS, 'entries'))
  const { context, stop } = await startBlobs(BLOBS, siteID)
  undo.push(stop)
  return context
}

async function startDatabase(): Promise<string> {
  const server = await startServer()
  undo.push(server.stop)
  const { url } = await createPostgres(server.address, 'site')
  await writeFile(PATHS.netlifyState, JSON.stringify({ dbConnectionString: url }))
  return url
}

/** Returns the database of the `npm start` that runs in this folder. */
async function runningDatabase(): Promise<string> {
  const state = JSON.parse(await readFile(PATHS.netlifyState, 'utf8')) as Record<string, string>
  return state.dbConnectionString ?? ''
}

async function serveSite(database: string, buildHook: string): Promise<void> {
  const { authSecret } = await readSecrets(PATHS.secrets)
  Object.assign(process.env, {
    NETLIFY_DB_URL: database,
    NETLIFY_DB_DRIVER: 'server',
    NETLIFY_BLOBS_CONTEXT: await serveBlobs(),
    MAIL_FOLDER: PATHS.mail,
    MAIL_EVENTS_TOKEN,
    AUTH_SECRET: authSecret,
    BUILD_HOOK_URL: buildHook,
    URL: siteAddress,
    REBUILD_EVERY_MINUTES: '0',
  })
  // In production each function has its own process and connection. Here they share one process, and must not wait for
  // each other.
  const env = readEnv()
  const deps = depsOf(env, connect(database, 'server', CONNECTIONS), liveMailer(env))
  const find = await loadFunctions()
  // The first build makes it.
  const onDemand = async (request: Request): Promise<Response> => {
    const { href } = pathToFileURL(join(PATHS.pageFunction, 'pages.mjs'))
    return (await import(href)).default(request)
  }
  const pages = servePages({ project: ROOT, dist: PATHS.dist, onDemand })
  const due = await loadDue()
  const later = { ...deps, now: () => new Date(Date.now() + AT_ONCE_MS) }
  const server = await serve((request, ip) => {
    if (new URL(request.url).pathname === DUE_PATH) return due(request, { ip }, () => later)
    return find(request)?.(request, { ip }, () => deps) ?? pages(request)
  }, port)
  undo.push(server.close)
}

async function startAlone(): Promise<void> {
  for (const folder of [PATHS.logs, PATHS.builds, PATHS.mail])
    await mkdir(folder, { recursive: true })
  await mkdir(join(ROOT, '.netlify'), { recursive: true })
  const database = await step('Starting Postgres', startDatabase)
  const rebuilds = rebuildLocally(() => database, siteAddress)
  undo.push(rebuilds.runner.close)
  const { hookToken } = await readSecrets(PATHS.secrets)
  const hook = await openHook(hookToken, onceWanted(ROOT, rebuilds.runner.request))
  undo.push(hook.close)
  await serveSite(database, hook.address)
  const { seed } = await import('../../../scripts/seed.ts')
  await step('Filling the database with demo data', (log) =>
    seed({ databaseUrl: database, siteUrl: siteAddress, log }),
  )
  await rebuilds.begin()
}

try {
  if (beside) await serveSite(await runningDatabase(), await readFile(PATHS.hook, 'utf8'))
  else await startAlone()
  say(`Aangan is up: ${siteAddress}`)
} catch (error) {
  console.error(error)
  await shutDown(1)
}
