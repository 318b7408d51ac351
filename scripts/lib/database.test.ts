import { mkdir } from 'node:fs/promises'
import { NetlifyDB } from '@netlify/database-dev'
import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { connect, type Db } from '../../src/server/db/client.ts'
import journal from '../../src/server/db/migrations/meta/_journal.json' with { type: 'json' }
import {
  decisionsOf,
  FORMER_DECISIONS,
  formerCounts,
  formerDatabase,
  rowCounts,
  schemaOf,
} from '../testing/former.ts'
import { migrate } from './database.ts'
import { PATHS } from './paths.ts'

const MIGRATIONS = journal.entries.map(({ tag }) => tag)
/** Netlify's command line runs twice, which takes a minute on a busy machine. */
const PATIENCE = 5 * 60_000

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close()
})

/** Starts the database of `netlify dev`, with the statements of a dump if there are any. */
async function start(dump = ''): Promise<{ address: string; db: Db }> {
  const database = new NetlifyDB({ logger: () => {} })
  const address = await database.start()
  if (dump) await database.exec(`drop schema netlify cascade; ${dump}`)
  const db = connect(address, 'server')
  undo.push(
    () => database.stop(),
    () => db.close(),
  )
  return { address, db }
}

const applied = async (db: Db) =>
  (await db.rows<{ name: string }>(sql`select name from netlify.migrations order by name`)).map(
    ({ name }) => name,
  )

let former: string
beforeAll(async () => {
  former = await formerDatabase()
  await mkdir(PATHS.logs, { recursive: true })
})

test(
  'A database of the former chain keeps every row, and gets the tables of a new one',
  async () => {
    const { address, db } = await start(former)
    // The baseline is noted; what came after it runs.
    expect(await migrate(address)).toBe(MIGRATIONS.length - 1)
    expect(await applied(db)).toEqual(expect.arrayContaining(MIGRATIONS))
    // The dump has rows of every table.
    expect(await rowCounts(db)).toEqual(await formerCounts())
    expect(await decisionsOf(db)).toEqual(FORMER_DECISIONS)
    await expect(
      db.rows(sql`update moderation_log set decision = 'edit.approved'`),
    ).rejects.toThrow('append-only')
    expect(await migrate(address)).toBe(0)
    const fresh = await start()
    expect(await migrate(fresh.address)).toBe(MIGRATIONS.length)
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh.db))
  },
  PATIENCE,
)

test(
  'A database from within the former chain is refused with what to do, and nothing changes',
  async () => {
    const { address, db } = await start(former)
    await db.rows(sql`delete from netlify.migrations where name = '0034_agent_rera'`)
    await db.rows(sql`alter table users drop column agent_rera`)
    const [names, rows, schema] = [await applied(db), await rowCounts(db), await schemaOf(db)]
    await expect(migrate(address)).rejects.toThrow(
      'nothing was changed: run `git checkout 08a5b70f && npm start` once',
    )
    expect([await applied(db), await rowCounts(db), await schemaOf(db)]).toEqual([
      names,
      rows,
      schema,
    ])
  },
  PATIENCE,
)
