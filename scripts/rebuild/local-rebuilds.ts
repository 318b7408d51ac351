import { existsSync } from 'node:fs'
import { contentRevision, withDatabase } from '../lib/database.ts'
import { PATHS } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import { say, seconds, ticking } from '../lib/steps.ts'
import { buildFingerprint, buildSite } from './build.ts'
import type { Queue } from './queue.ts'
import { databaseRecords } from './records.ts'
import { createRunner, type Outcome } from './runner.ts'
import { serveBuild, servedBuild } from './served.ts'

/** The runner of a command, and the work before the command reports that the site is up. */
export type Rebuilds = { runner: Queue; begin(): Promise<void> }

/** Returns the runner of `npm start`: each request builds the site in a new folder and then serves it. */
export function rebuildLocally(database: () => string, siteAddress: string): Rebuilds {
  const records = databaseRecords((entry) => withDatabase(database(), entry))
  const rebuild = async (): Promise<Outcome> => {
    const outcome = await buildSite({ database: database(), siteAddress })
    if (outcome.ok) await serveBuild(outcome.folder)
    return outcome
  }
  const runner = createRunner({ rebuild, records, report, isBehind: () => isBehind(database()) })
  const begin = async () => {
    const served = await servedBuild()
    const current =
      served &&
      served.revision >= (await contentRevision(database())) &&
      served.fingerprint === buildFingerprint(siteAddress)
    if (current) return
    runner.request()
    // Not until nothing waits: while approvals keep coming, that moment never comes.
    await ticking(served ? 'Building the site anew' : 'Building the site', runner.thisRun)
    if (await servedBuild()) return
    throw new Problem(
      `The site could not be built, and there is no earlier build to serve. Mend what ${PATHS.logs}/build.log says and start again.`,
    )
  }
  return { runner, begin }
}

/** Returns the runner of `npm run dev`. Astro reads the database on each request, so it only records the revision. */
export function noteRevisions(database: () => string): Rebuilds {
  const records = databaseRecords((entry) => withDatabase(database(), entry))
  const rebuild = async (): Promise<Outcome> => ({
    ok: true,
    revision: await contentRevision(database()),
  })
  const runner = createRunner({ rebuild, records, report: () => {} })
  return { runner, begin: async () => runner.request() }
}

/** Whether the database contains a change that the served site does not show. */
export async function isBehind(database: string): Promise<boolean> {
  const served = await servedBuild()
  return !served || served.revision < (await contentRevision(database))
}

function report(outcome: Outcome, tookMs: number): void {
  if (outcome.ok) {
    say(`✓ Revision ${outcome.revision} is live (${seconds(tookMs)})`)
    return
  }
  const served = existsSync(PATHS.dist) ? '; the previous site is still served' : ''
  const reason = outcome.error.split('\n').slice(0, 2).join(' ')
  say(
    `✖ The build failed${served}. ${reason}${outcome.log ? ` The whole story: ${outcome.log}` : ''}`,
  )
}
