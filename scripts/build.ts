import { databaseToAdminister } from './lib/database-address.ts'
import { wantedPort } from './lib/port.ts'
import { Problem } from './lib/problem.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, seconds, ticking } from './lib/steps.ts'
import { buildSite } from './rebuild/build.ts'
import { serveBuild } from './rebuild/served.ts'

// Builds the site by hand as the start script does: into a new folder, which is served only when it is complete.
const { shutDown } = onShutdown(() => {})

async function main(): Promise<void> {
  const began = Date.now()
  const { url: database } = await databaseToAdminister()
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
