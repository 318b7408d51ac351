import { readFile } from 'node:fs/promises'
import { wantedPort } from './lib/port.ts'
import { PATHS } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, seconds, ticking } from './lib/steps.ts'
import { buildSite } from './rebuild/build.ts'
import { serveBuild } from './rebuild/served.ts'

// Builds the site by hand, like the start script: into its own folder, which is served only once it is complete.
const { shutDown } = onShutdown(() => {})

async function databaseAddress(): Promise<string> {
  const stored = await readFile(PATHS.netlifyState, 'utf8').then(
    (text) => JSON.parse(text) as { dbConnectionString?: string },
    () => null,
  )
  const address = process.env.NETLIFY_DB_URL || stored?.dbConnectionString
  if (!address)
    throw new Problem(
      'The pages are built from the database, and none is known. Let npm start run in another window, or name one: NETLIFY_DB_URL=postgres://… npm run build',
    )
  return address
}

async function main(): Promise<void> {
  const began = Date.now()
  const database = await databaseAddress()
  const siteAddress = process.env.URL || `http://localhost:${wantedPort(process.env.PORT)}`
  const outcome = await ticking('Building the site', () => buildSite({ database, siteAddress }))
  if (!outcome.ok)
    throw new Problem(
      `The build failed; what was served before is still served. ${outcome.error}\n  The whole story: ${outcome.log}`,
    )
  await serveBuild(outcome.folder)
  say(
    `✓ dist/ now leads to the new build, revision ${outcome.revision} (${seconds(Date.now() - began)})`,
  )
}

try {
  await main()
  await shutDown(0)
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  await shutDown(1)
}
