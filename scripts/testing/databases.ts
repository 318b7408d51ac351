import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { CITY_TEXTS } from '#language/city/texts'
import { CITIES } from '../../src/domain/city/constants.ts'
import { BUILDERS, STATS } from '../../src/domain/home/constants.ts'
import { applyMigrations } from '../../src/test/support/database/postgres.ts'
import { withDatabase } from '../lib/database.ts'
import { builtRevision } from '../rebuild/build.ts'
import { columnsWanting, copyContent, flawsOfSite } from './content.ts'
import { copiedMigrations } from './migrate.ts'
import { netlifyBuild } from './netlify-build.ts'
import { type Part, reportFile, runCheck } from './part.ts'

/** Runs a function with a temporary database, on the server of another one. */
export async function withNewDatabase<T>(
  server: string,
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const database = `${name}_${process.pid}`
  await withDatabase(server, (db) => db.rows(sql.raw(`create database ${database}`)))
  const address = new URL(server)
  address.pathname = database
  try {
    return await use(address.href)
  } finally {
    await withDatabase(server, (db) => db.rows(sql.raw(`drop database ${database} with (force)`)))
  }
}

/** The number of listings with built pages in the check in which not all have one. */
const BUILT = 20

type Build = { project: string; dist: string; full: string; log: string }

/** An example of what a new migration may add: a column of listings and a table of content. */
const MISSING = { column: 'meals', table: 'coming_soon' }

/**
 * Builds from a database without the column and the table that a migration of the same deploy will add, because Netlify
 * builds before it migrates. The site must be complete, and the migrations must apply.
 */
async function behind({ project, dist, full, log }: Build): Promise<string[]> {
  return withNewDatabase(full, 'behind', async (database) => {
    await applyMigrations(database)
    return withDatabase(database, (older) =>
      withDatabase(full, async (newer) => {
        await older.rows(sql.raw(`alter table properties drop column ${MISSING.column}`))
        await older.rows(sql.raw(`drop table ${MISSING.table}`))
        await copyContent(newer, older, [MISSING.table])
        const wanting = await columnsWanting(older, newer)
        const live = { revision: 1, listings: 1 }
        const code = await netlifyBuild(project, { database, live }, log)
        if (code !== 0) return [`The build ended with ${code}.`]
        const flaws = await flawsOfSite(dist, older)
        await withNewDatabase(full, 'copied', async (fresh) =>
          applyMigrations(fresh, await copiedMigrations(project)),
        )
        return wanting.length === 0 ? [...flaws, 'Nothing was missing.'] : flaws
      }),
    )
  })
}

/** Builds from all tables with content. Only the newest listings get pages. */
async function complete({ project, dist, full, log }: Build): Promise<string[]> {
  const live = { revision: 1, listings: 1 }
  const settings = { PRERENDER_LISTINGS: String(BUILT) }
  const code = await netlifyBuild(project, { database: full, live, settings }, log)
  if (code !== 0) return [`The build ended with ${code}.`]
  return withDatabase(full, (db) => flawsOfSite(dist, db, BUILT))
}

/** Returns what a page claims about the portal's size, none of which is true without content. */
function advertisedOn(page: string): string[] {
  const words = [
    ...CITIES.flatMap(({ claim }) => (claim ? CITY_TEXTS.claim(claim) : [])),
    ...STATS.map(({ label }) => label),
    ...BUILDERS.map(({ name }) => name),
  ]
  return words.filter((said) => page.includes(said))
}

/**
 * Builds without a database. The first deploy gets a site without content, which claims nothing; a later one must not
 * replace a site that has listings.
 */
async function without({ project, dist, log }: Build): Promise<string[]> {
  const settings = { SITE_CLAIMS: 'counted' }
  const first = await netlifyBuild(project, { database: null, live: null, settings }, log)
  const pages = (await builtRevision(dist)) === 0
  const home = await readFile(join(dist, 'index.html'), 'utf8').catch(() => '')
  const advertised = advertisedOn(home)
  const live = { revision: 9, listings: 180 }
  const second = await netlifyBuild(project, { database: null, live }, log)
  const words = await readFile(log, 'utf8')
  return [
    ...advertised.map((said) => `A site without listings advertises “${said}”.`),
    ...(first === 0 && pages ? [] : ['The first deploy of a site without a database fails.']),
    ...(second !== 0 && words.includes('ALLOW_EMPTY_SITE=1')
      ? []
      : ['A site without listings replaces one that has some.']),
  ]
}

type Check = [name: string, check: (log: string) => Promise<string[]>]

/**
 * Runs Netlify's build of a project with each kind of database: one that lacks what a migration of the same deploy
 * adds, none, and `full`, which has all tables and content.
 */
export async function checkDatabases(project: string, full: string): Promise<Part[]> {
  const build = (log: string) => ({ project, full, log, dist: join(project, 'dist') })
  const checks: Check[] = [
    ['a column and a table missing', (log) => behind(build(log))],
    ['no database', (log) => without(build(log))],
    ['all tables', (log) => complete(build(log))],
  ]
  const parts: Part[] = []
  for (const [name, check] of checks) {
    const log = reportFile(`deploy-${name.replace(/\W+/g, '-')}.log`)
    parts.push(await runCheck(`deploy with ${name}`, log, () => check(log)))
  }
  return parts
}
