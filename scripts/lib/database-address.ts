import { readFile } from 'node:fs/promises'
import { PATHS } from './paths.ts'
import { Problem } from './problem.ts'

/** Returns the address of the database that `netlify dev` runs here; undefined if there is none. */
export async function runningDatabase(): Promise<string | undefined> {
  const state = JSON.parse(await readFile(PATHS.netlifyState, 'utf8').catch(() => '{}')) as {
    dbConnectionString?: string
  }
  return state.dbConnectionString
}

/** Returns the database for a command: the one that the environment names, or the one of the portal running here. */
export async function databaseToAdminister(): Promise<{
  url: string
  driver: 'server' | 'serverless'
}> {
  const url = process.env.NETLIFY_DB_URL || process.env.DATABASE_URL
  if (url)
    return { url, driver: process.env.NETLIFY_DB_DRIVER === 'server' ? 'server' : 'serverless' }
  const running = await runningDatabase()
  if (running) return { url: running, driver: 'server' }
  throw new Problem(
    'No database found. Start the portal with npm start, or name one in NETLIFY_DB_URL.',
  )
}
