import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { connect, type Db } from '../../src/server/db/client.ts'
import { brokenDatabase, runNetlify } from './netlify.ts'
import { PATHS } from './paths.ts'
import { messageOf, Problem } from './problem.ts'
import { step } from './steps.ts'

const LOG = join(PATHS.logs, 'migrations.log')

/** Runs a function with its own connection to the local database. */
export async function withDatabase<T>(address: string, use: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(address, 'server')
  try {
    return await use(db)
  } finally {
    await db.close()
  }
}

/** The first migration makes all tables. It stands for a chain of 35 that made the same and ended with the second name. */
const BASELINE = '0000_baseline'
const END_OF_THE_FORMER_CHAIN = '0034_agent_rera'

/** Notes the baseline as applied if the former chain has made its tables. Refuses tables from within that chain. */
async function adoptFormerTables(address: string): Promise<void> {
  const applied = await ask(address, (db) =>
    db.rows<{ name: string }>(sql`
      with adopted as (
        insert into netlify.migrations (name)
        select ${BASELINE}
        where exists (select 1 from netlify.migrations where name = ${END_OF_THE_FORMER_CHAIN})
        on conflict do nothing
        returning name
      )
      select name from netlify.migrations union all select name from adopted`),
  )
  if (applied.length > 0 && !applied.some(({ name }) => name === BASELINE))
    throw new Problem(
      'These tables are older than this version can take over, and nothing was changed: run `git checkout 08a5b70f && npm start` once, end it when it is up, and start this version again.',
    )
}

/** Applies pending migrations. Returns their number. */
export async function migrate(address: string): Promise<number> {
  await adoptFormerTables(address)
  const pending = await pendingMigrations(address)
  if (pending.length === 0) return 0
  const code = await runNetlify(['database', 'migrations', 'apply', '--json'], address, LOG)
  if (code !== 0)
    throw new Problem(
      `The tables could not be brought up to date; nothing was deleted. What Postgres said: ${LOG}`,
    )
  return pending.length
}

async function pendingMigrations(address: string): Promise<string[]> {
  const entries = await readdir(PATHS.migrations, { withFileTypes: true })
  const names = entries
    .filter(
      (entry) => /^\d+_/.test(entry.name) && (entry.isDirectory() || entry.name.endsWith('.sql')),
    )
    .map((entry) => entry.name.replace(/\.sql$/, ''))
  const applied = await ask(address, (db) =>
    db.rows<{ name: string }>(sql`select name from netlify.migrations`),
  )
  return names.filter((name) => !applied.some((row) => row.name === name))
}

const hasUsers = async (address: string) =>
  (await ask(address, (db) => db.row(sql`select 1 from users limit 1`))) !== undefined

/** Fills a database without users with the demo data, also after an interrupted first filling. */
export async function seedIfEmpty(address: string, siteAddress: string): Promise<void> {
  if (!existsSync(PATHS.seeding) && (await hasUsers(address))) return
  const { seed } = await import('../seed.ts')
  await writeFile(PATHS.seeding, '')
  await step('Filling the empty database with demo data', (progress) =>
    seed({ databaseUrl: address, siteUrl: siteAddress, log: progress }),
  ).catch((error: unknown) => {
    throw new Problem(
      `The demo data could not be filled in: ${messageOf(error)}\n  Start again, and the filling begins anew: npm start`,
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
