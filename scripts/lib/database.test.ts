import { mkdir } from 'node:fs/promises'
import { NetlifyDB } from '@netlify/database-dev'
import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Db } from '../../src/server/db/client.ts'
import journal from '../../src/server/db/migrations/meta/_journal.json' with { type: 'json' }
import { makeContact, makePending, makeUser } from '../../src/test/support/data/factories.ts'
import { migrate } from './database.ts'
import { PATHS } from './paths.ts'
import { readTables } from './refill.ts'

const MIGRATIONS = journal.entries.map(({ tag }) => tag)
/** Netlify's command line takes a minute on a busy machine. */
const PATIENCE = 5 * 60_000

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close()
})
beforeAll(() => mkdir(PATHS.logs, { recursive: true }))

/** Starts the database of `netlify dev`, without tables. */
async function start(): Promise<{ address: string; db: Db; database: NetlifyDB }> {
  const database = new NetlifyDB({ logger: () => {} })
  const address = await database.start()
  const db = connect(address, 'server')
  undo.push(
    () => database.stop(),
    () => db.close(),
  )
  return { address, db, database }
}

/** Starts one with some rows, whose tables another version has made by two migrations. */
async function startOther(difference: string) {
  const started = await start()
  const { db, database } = started
  await database.applyMigrations(PATHS.migrations)
  await makePending(db, await makeUser(db, 'Owner'))
  await makeContact(db)
  await db.rows(sql`insert into builds (result) values ('running'), ('running')`)
  await db.rows(sql`update site_revision set revision = 7`)
  await db.rows(sql`insert into maintenance (store_id) values ('this')`)
  await database.exec(`
    delete from netlify.migrations;
    insert into netlify.migrations (name) values ('0000_tables'), ('0001_more');
    ${difference}`)
  return started
}

type Rows = Record<string, Record<string, unknown>[]>
async function rowsOf(db: Db): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await readTables(db)) {
    const lines = await db.rows<{ line: Record<string, unknown> }>(
      sql`select to_jsonb(t) as line from ${sql.identifier(name)} t order by t::text`,
    )
    rows[name] = lines.map(({ line }) => line)
  }
  return rows
}

const applied = async (db: Db) =>
  (await db.rows<{ name: string }>(sql`select name from netlify.migrations order by name`)).map(
    ({ name }) => name,
  )

/** Describes a database's tables, one line each for columns in their order, constraints, indexes and functions. */
async function schemaOf(db: Db): Promise<string[]> {
  const rows = await db.rows<{ line: string }>(sql`
    select concat_ws(
      ' ', table_name,
      row_number() over (partition by table_name order by ordinal_position),
      column_name, data_type, 'null', is_nullable, 'default', column_default
    ) as line
    from information_schema.columns
    where table_schema = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
    from pg_trigger t
    where not tgisinternal
    union all
    select nspname from pg_namespace
    order by 1`)
  return rows.map(({ line }) => line)
}

describe('Tables that another version has made', () => {
  test(
    'are replaced by those of this one, and every row is carried over',
    async () => {
      const { address, db } = await startOther(`
        alter table properties drop column meals;
        alter table users drop constraint users_language;
        drop table told_listings;
        drop function end_sessions`)
      const before = await rowsOf(db)
      expect(await migrate(address)).toBe(MIGRATIONS.length)
      const { told_listings: added, ...after } = await rowsOf(db)
      expect(added).toEqual([])
      const [{ meals, ...listing } = {}] = after.properties ?? []
      expect(meals).toBeNull()
      expect({ ...after, properties: [listing] }).toEqual(before)
      expect(before.properties).toHaveLength(1)
      // The next number follows those that are taken.
      expect(
        await db.row(sql`insert into builds (result) values ('running') returning id`),
      ).toEqual({ id: 3 })
      expect(await applied(db)).toEqual([...MIGRATIONS, '0000_tables', '0001_more'].sort())
      expect(await migrate(address)).toBe(0)
      const fresh = await start()
      expect(await migrate(fresh.address)).toBe(MIGRATIONS.length)
      expect(await schemaOf(db)).toEqual(await schemaOf(fresh.db))
    },
    PATIENCE,
  )

  test.each([
    ['a column', 'alter table users add column nickname text', 'they lack users.nickname'],
    ['a table', 'create table notes (id int)', 'they lack notes.id'],
    [
      'a value',
      `alter table users drop constraint users_role; update users set role = 'Broker'`,
      'violates check constraint "users_role"',
    ],
  ])('stay as they are with %s that this one does not know', async (_, difference, reason) => {
    const { address, db } = await startOther(difference)
    const state = async () => [await applied(db), await rowsOf(db), await schemaOf(db)]
    const before = await state()
    const refused = migrate(address)
    await expect(refused).rejects.toThrow(reason)
    await expect(refused).rejects.toThrow('mv .netlify/db .netlify/db-former && npm start')
    expect(await state()).toEqual(before)
  })
})
