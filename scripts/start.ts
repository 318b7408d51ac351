import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { hasUsers, contentRevision, migrate, withDatabase } from './lib/database.ts'
import { startDevServer } from './lib/dev-server.ts'
import { takeLock } from './lib/lock.ts'
import { type Netlify, startNetlify } from './lib/netlify.ts'
import { PATHS } from './lib/paths.ts'
import { claimPort, freePort, wantedPort } from './lib/port.ts'
import { messageOf, Problem } from './lib/problem.ts'
import { readSecrets } from './lib/secrets.ts'
import { seedIfEmpty } from './lib/seeding.ts'
import { onShutdown } from './lib/shutdown.ts'
import { sourcesFingerprint } from './lib/sources.ts'
import { say, step } from './lib/steps.ts'
import { supervise } from './lib/supervisor.ts'
import { welcome } from './lib/welcome.ts'
import { buildSite } from './publish/build.ts'
import { openHook } from './publish/hook.ts'
import { databaseRecords } from './publish/records.ts'
import { createRunner, type Publish } from './publish/runner.ts'
import { servedBuild, serveBuild } from './publish/served.ts'

const began = Date.now()
const dev = process.argv.includes('--dev')
const undo: (() => void)[] = []
const { shutDown } = onShutdown(() => {
  for (const step of undo.splice(0).reverse()) step()
})

async function main(): Promise<void> {
  const port = wantedPort(process.env.PORT)
  const siteAddress = `http://localhost:${port}`
  await mkdir(PATHS.logs, { recursive: true })
  await mkdir(PATHS.builds, { recursive: true })
  undo.push(takeLock(PATHS.lock, port))
  await claimPort(port)

  const secrets = await readSecrets(PATHS.secrets)
  const hook = await openHook(secrets.hookToken, () => runner.request())
  undo.push(hook.close, () => rmSync(PATHS.hook, { force: true }))
  await writeFile(PATHS.hook, hook.address, { mode: 0o600 })
  // With Astro's dev server in front, the functions are behind it on a port of their own.
  const netlifyPort = dev ? await freePort() : port
  const start = () => startNetlify({ port: netlifyPort, env: { BUILD_HOOK_URL: hook.address, AUTH_SECRET: secrets.authSecret } })

  const supervisor = supervise<Netlify>(await step('Starting netlify dev with its Postgres and Blobs', start), {
    start,
    onLost: () => say('  netlify dev ended by itself; bringing it back with all data…'),
    onBack: () => {
      say(`✓ netlify dev is back on port ${netlifyPort}`)
      void publishIfBehind().catch((error: unknown) => say(`  publishing: ${messageOf(error)}`))
    },
  })
  undo.push(supervisor.stop)
  const database = () => supervisor.current().database

  const applied = await step('Bringing the tables up to date', () => migrate(database()))
  if (applied) say(`  ${applied} migration${applied === 1 ? '' : 's'} applied`)
  await seedIfEmpty(database(), `http://localhost:${netlifyPort}`, hasUsers)

  const publish: Publish = async () => {
    // Astro's dev server reads the database on each request: there is nothing to build, only a revision to note.
    if (dev) return { ok: true, revision: await contentRevision(database()) }
    const outcome = await buildSite({ database: database(), siteAddress })
    if (outcome.ok) await serveBuild(outcome.folder)
    return outcome
  }
  const runner = createRunner(publish, databaseRecords((entry) => withDatabase(database(), entry)))
  undo.push(runner.close)
  const publishIfBehind = async () => {
    const served = await servedBuild()
    if (!served || served.revision < (await contentRevision(database()))) runner.request()
  }

  if (dev) {
    runner.request()
    const astro = await step('Starting Astro’s dev server', () => startDevServer({ port, api: `http://localhost:${netlifyPort}`, database: database() }))
    void astro.ended.then(() => shutDown(1))
  } else {
    const served = await servedBuild()
    const current = served && served.revision >= (await contentRevision(database())) && served.fingerprint === (await sourcesFingerprint(siteAddress))
    if (!current) {
      runner.request()
      await step(served ? 'Building the site anew' : 'Building the site', () => runner.idle())
      if (!(await servedBuild())) throw new Problem(`The site could not be built, and there is no earlier build to serve. The whole story: ${PATHS.logs}/build.log`)
    }
  }
  await welcome({ siteAddress, tookMs: Date.now() - began, dev })
  await supervisor.watch()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  await shutDown(1)
}
