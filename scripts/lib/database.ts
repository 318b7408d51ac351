import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { connect, type Db } from '../../src/server/db/client.ts'
import journal from '../../src/server/db/migrations/meta/_journal.json' with { type: 'json' }
import { carryOver } from './carry-over.ts'
import { brokenDatabase, type Netlify, runNetlify } from './netlify.ts'
import { PATHS } from './paths.ts'
import { messageOf, Problem, quotable } from './problem.ts'
import { readTables } from './refill.ts'
import { step } from './steps.ts'

const LOG = join(PATHS.logs, 'migrations.log')
const MIGRATIONS = journal.entries.map(({ tag }) => tag)

/** Runs a function with its own connection to the local database. */
export async function withDatabase<T>(address: string, use: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(address, 'server')
  try {
    return await use(db)
  } finally {
    await db.close()
  }
}

/**
 * Applies pending migrations, and carries the rows over if other tables are there. Returns the number of migrations.
 */
export async function migrate(address: string): Promise<number> {
  const pending = await pendingMigrations(address)
  const [baseline] = MIGRATIONS
  const others = baseline && pending.includes(baseline) && (await ask(address, hasTables))
  if (others) await withDatabase(address, (db) => carryOver(db, baseline))
  if (pending.length > (others ? 1 : 0)) {
    const code = await runNetlify(['database', 'migrations', 'apply', '--json'], address, LOG)
    if (code !== 0)
      throw new Problem(
        `The tables could not be brought up to date; nothing was deleted. What Postgres said: ${LOG}`,
      )
  }
  return pending.length
}

const hasTables = async (db: Db) => (await readTables(db)).length > 0

async function pendingMigrations(address: string): Promise<string[]> {
  const applied = await ask(address, (db) =>
    db.rows<{ name: string }>(sql`select name from netlify.migrations`),
  )
  return MIGRATIONS.filter((name) => !applied.some((row) => row.name === name))
}

const hasUsers = async (address: string) =>
  (await ask(address, (db) => db.row(sql`select 1 from users limit 1`))) !== undefined

/** Fills a database without users with the demo data, also after an interrupted first filling. */
export async function seedIfEmpty(
  { database, ended }: Pick<Netlify, 'database' | 'ended'>,
  siteUrl: string,
): Promise<void> {
  if (!existsSync(PATHS.seeding) && (await hasUsers(database))) return
  const { seed } = await import('../seed.ts')
  await writeFile(PATHS.seeding, '')
  await step('Filling the empty database with demo data', (progress) =>
    seed({ databaseUrl: database, siteUrl, siteEnded: ended, log: progress }),
  ).catch((error: unknown) => {
    throw new Problem(
      `The demo data could not be filled in (${quotable(messageOf(error))}); pictures that are stored stay, and \`npm start\` goes on from there.`,
    )
  })
  await rm(PATHS.seeding, { force: true })
}

/** Returns the number of changes of the content so far. */
export async function contentRevision(address: string): Promise<number> {
  const row = await ask(address, (db) =>
    db.row<{ revision: number }>(sql`select revision from site_revision`),
  )
  return row?.revision ?? 0
}

/** Runs the first queries of a start. If they fail, the database is reported as broken. */
async function ask<T>(address: string, question: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await withDatabase(address, question)
  } catch (error) {
    throw brokenDatabase(messageOf(error))
  }
}
