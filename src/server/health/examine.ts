import * as crypto from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { type Examined, type Finding, findingsOf } from '../../domain/health/examination.ts'
import type { HealthCheck } from '../../domain/health/rules.ts'
import type { Db } from '../db/client.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }
import type { Deps } from '../deps.ts'
import { tryMailLogin } from '../mail/mailer.ts'
import { isActiveAdmin } from '../permission/allowed.ts'

const MIGRATIONS = journal.entries.map(({ tag }) => tag)
// Nobody owns an address under this domain: only demo data has them.
const DEMO_ADDRESS = '%.example'

/** Migrations of the code that are missing in the database's own list; null where it has no such list. */
async function missingMigrations(db: Db): Promise<string[] | null> {
  const list = await db.row<{ there: boolean }>(
    sql`select to_regclass('netlify.migrations') is not null as there`,
  )
  if (!list?.there) return null
  const applied = await db.rows<{ name: string }>(sql`select name from netlify.migrations`)
  return MIGRATIONS.filter((name) => !applied.some((row) => row.name === name))
}

async function readTables(db: Db): Promise<Examined['tables']> {
  const missing = await missingMigrations(db)
  const row = await db.row<{ admins: number; demoAccounts: number }>(sql`
    select count(*) filter (where ${isActiveAdmin}) as admins,
      count(*) filter (
        where u.email ilike ${DEMO_ADDRESS} and u.status = 'active'
      ) as "demoAccounts"
    from users u`)
  return { missing, admins: row?.admins ?? 0, demoAccounts: row?.demoAccounts ?? 0 }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The doctor's complete check: it changes nothing, sends nothing, and requests no build. */
export async function examine(
  { db, env }: Deps,
  check: HealthCheck,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Finding[]> {
  const { smtpUrl, context } = env
  const [tables, mailRefused] = await Promise.all([
    check.database ? readTables(db).catch(() => null) : null,
    smtpUrl ? tryMailLogin(smtpUrl).then(() => null, wordsOf) : null,
  ])
  const node = { version: process.versions.node, argon2: 'argon2' in crypto }
  return findingsOf({ context, environment, node, check, tables, mailRefused })
}
