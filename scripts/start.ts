import { rmSync } from 'node:fs'
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { failAbandonedBuilds } from '../src/server/rebuild/builds.ts'
import { readWords } from './lib/arguments.ts'
import { migrate, seedIfEmpty, withDatabase } from './lib/database.ts'
import { startDevServer } from './lib/dev-server.ts'
import { endWhenSilent } from './lib/health.ts'
import { lockFreed, takeLock } from './lib/lock.ts'
import { endLeftoverNetlify, type Netlify, startNetlify } from './lib/netlify.ts'
import { PATHS, ROOT } from './lib/paths.ts'
import { claimPort, freePort, wantedPort } from './lib/port.ts'
import { errorCode, messageOf, Problem } from './lib/problem.ts'
import { startSchedules } from './lib/schedules.ts'
import { readSecrets } from './lib/secrets.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, step } from './lib/steps.ts'
import { supervise } from './lib/supervisor.ts'
import { welcome } from './lib/welcome.ts'
import { bundleFunctions, watchFunctions } from './rebuild/bundle-functions.ts'
import { openHook } from './rebuild/hook.ts'
import { isBehind, noteRevisions, rebuildLocally } from './rebuild/local-rebuilds.ts'

const began = Date.now()
const undo: (() => unknown)[] = []
const { shutDown } = onShutdown(() => {
  for (const undoOne of undo.splice(0).reverse()) undoOne()
})

async function main(): Promise<void> {
  const { dev } = readWords({ dev: 'alone' }, 'Usage: npm start, or npm run dev for hot reload')
  const port = wantedPort(process.env.PORT)
  const siteAddress = `http://localhost:${port}`
  await prepareFolders()
  await lockFreed(PATHS.lock)
  undo.push(takeLock(PATHS.lock, port))
  await endLeftoverNetlify()
  await claimPort(port)

  if (dev) undo.push((await watchFunctions()).close)
  else await bundleFunctions()
  // Astro's dev server has the main port; the functions behind it have their own.
  const netlifyPort = dev ? await freePort() : port
  const env = await functionsEnvironment()
  const netlify = await superviseNetlify(
    netlifyPort,
    dev ? env : { ...env, AANGAN_SITE: PATHS.dist },
  )
  const database = () => netlify.current().database
  const applied = await step('Bringing the tables up to date', () => migrate(database()))
  if (applied) say(`  ${applied} migration${applied === 1 ? '' : 's'} applied`)
  // Builds that an earlier start has left incomplete will not continue.
  await withDatabase(database(), failAbandonedBuilds)
  await seedIfEmpty(netlify.current(), `http://localhost:${netlifyPort}`)

  const rebuilds = dev ? noteRevisions(database) : rebuildLocally(database, siteAddress)
  undo.push(rebuilds.runner.close)
  requestBuild = rebuilds.runner.request
  await rebuilds.begin()
  if (dev) {
    const server = await step('Starting Astro’s dev server', () =>
      startDevServer({ port, api: `http://localhost:${netlifyPort}`, database, env }),
    )
    void server.ended.then(() => shutDown(1))
    whenBack = server.restart
  }
  welcome({ siteAddress, tookMs: Date.now() - began, dev })
  undo.push(startSchedules(`http://localhost:${netlifyPort}`))
  await netlify.watch()
}

/** Protects from a start that fails half-way: each folder that it writes into is tried first. */
async function prepareFolders(): Promise<void> {
  for (const folder of [PATHS.logs, PATHS.builds, PATHS.own, PATHS.functions])
    try {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    } catch (error) {
      const code = errorCode(error)
      throw new Problem(
        `${folder} cannot be written to (${code}). ` +
          (code === 'EROFS'
            ? 'Its file system is read-only: let it be written to, and start again.'
            : `Give it back to yourself and start again: sudo chown -R "$USER" ${ROOT}`),
      )
    }
}

/** Nothing to do before the runner exists, because the start itself includes a build. */
let requestBuild = () => {}
let whenBack = async () => {}

/** Opens the build hook. Returns the environment of the functions, including the one for pages on demand. */
async function functionsEnvironment(): Promise<Record<string, string>> {
  const secrets = await readSecrets(PATHS.secrets)
  const hook = await openHook(secrets.hookToken, () => requestBuild())
  undo.push(hook.close, () => rmSync(PATHS.hook, { force: true }))
  await writeFile(PATHS.hook, hook.address, { mode: 0o600 })
  return {
    BUILD_HOOK_URL: hook.address,
    AUTH_SECRET: secrets.authSecret,
    MAIL_FOLDER: PATHS.mail,
  }
}

/** Starts `netlify dev` with its Postgres and Blobs. */
async function superviseNetlify(port: number, env: Record<string, string>) {
  const start = async () => {
    const netlify = await startNetlify({ port, env })
    const onSilent = (why: string) =>
      say(`  netlify dev ${why}: it is ended, and comes back with all data`)
    void endWhenSilent(netlify, port, { onSilent })
    return netlify
  }
  const supervisor = supervise<Netlify>(
    await step('Starting netlify dev with its Postgres and Blobs', start),
    {
      start,
      onLost: () => say('  netlify dev has ended; bringing it back with all data…'),
      onBack: ({ database }) => {
        say(`✓ netlify dev is back on port ${port}`)
        Promise.all([rebuildIfBehind(database), whenBack()]).catch((error: unknown) =>
          say(`  ${messageOf(error)}`),
        )
      },
    },
  )
  undo.push(supervisor.stop)
  return supervisor
}

/** Repeats a build that has failed because the database was away; also if that is unknown. */
async function rebuildIfBehind(database: string): Promise<void> {
  if (await isBehind(database).catch(() => true)) requestBuild()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  await shutDown(1)
}
