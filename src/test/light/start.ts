// A site for browser tests: the built pages by the rules of netlify.toml, the functions from their sources, a blob server
// and a real Postgres, all in this one process. A call takes a few milliseconds where `netlify dev` takes over a hundred,
// so journeys run side by side. It is laid out as `npm start` lays out its own, and publishes by the very same code.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { PATHS, ROOT } from '../../../scripts/lib/paths.ts'
import { wantedPort } from '../../../scripts/lib/port.ts'
import { onShutdown } from '../../../scripts/lib/shutdown.ts'
import { say, step } from '../../../scripts/lib/steps.ts'
import { openHook } from '../../../scripts/publish/hook.ts'
import { publishBuilds } from '../../../scripts/publish/publishing.ts'
import { liveDeps } from '../../server/deps.ts'
import { connect } from '../../server/db/client.ts'
import { loadFunctions, serve } from '../support/node-server.ts'
import { createPostgres, startServer } from '../support/postgres.ts'
import { servePages } from './pages.ts'

const CONNECTIONS = 20
const undo: (() => unknown)[] = []
const { shutDown } = onShutdown(async () => {
  for (const undoOne of undo.splice(0).reverse()) await undoOne()
})

async function startBlobs(): Promise<string> {
  const directory = join(ROOT, '.netlify', 'blobs-serve')
  await mkdir(directory, { recursive: true })
  const server = new BlobsServer({ directory, token: 'test', logger: () => {} })
  const { port } = await server.start()
  undo.push(() => server.stop())
  const edgeURL = `http://127.0.0.1:${port}`
  const context = { siteID: 'test', token: 'test', edgeURL, uncachedEdgeURL: edgeURL }
  return Buffer.from(JSON.stringify(context)).toString('base64')
}

async function startDatabase(): Promise<string> {
  const server = await startServer()
  undo.push(server.stop)
  const { url } = await createPostgres(server.address, 'site')
  await writeFile(PATHS.netlifyState, JSON.stringify({ dbConnectionString: url }))
  return url
}

async function main(): Promise<void> {
  const port = wantedPort(process.env.PORT)
  const siteAddress = `http://localhost:${port}`
  for (const folder of [PATHS.logs, PATHS.builds, PATHS.mail])
    await mkdir(folder, { recursive: true })
  const blobs = await startBlobs()
  const database = await step('Starting Postgres', startDatabase)
  let requestBuild = () => {}
  const hook = await openHook('a-token-of-the-tests', () => requestBuild())
  undo.push(hook.close)
  Object.assign(process.env, {
    ...{ NETLIFY_BLOBS_CONTEXT: blobs, NETLIFY_DB_URL: database, NETLIFY_DB_DRIVER: 'server' },
    ...{ AUTH_SECRET: 'a secret for tests only, long enough', BUILD_HOOK_URL: hook.address },
    ...{ MAIL_FOLDER: PATHS.mail, URL: siteAddress },
  })
  // Each function has a process and a connection of its own; here they share one process, and must not wait for each other.
  const deps = liveDeps()
  deps.db = connect(database, 'server', CONNECTIONS)
  const find = await loadFunctions()
  const pages = servePages({ project: ROOT, dist: PATHS.dist })
  const server = await serve(
    (request, ip) => find(request)?.(request, { ip }) ?? pages(request),
    port,
  )
  undo.push(server.close)

  const { seed } = await import('../../../scripts/seed.ts')
  await step('Filling the database with demo data', (log) =>
    seed({ databaseUrl: database, siteUrl: siteAddress, log }),
  )
  const publishing = publishBuilds(() => database, siteAddress)
  undo.push(publishing.runner.close)
  requestBuild = publishing.runner.request
  await publishing.begin()
  say(`Aangan is up: ${siteAddress}`)
}

try {
  await main()
} catch (error) {
  console.error(error)
  await shutDown(1)
}
