import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../test/support/data/factories.ts'
import { makeListingIn } from '../../test/support/data/listing-states.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { applyMigrations, MIGRATIONS } from '../../test/support/database/postgres.ts'
import { readSnapshot } from '../build.ts'
import { NEEDED } from './older-schema.ts'

const backend = setUpBackend()

const removeTables = async () => {
  await backend.db.rows(sql`drop schema public cascade`)
  await backend.db.rows(sql`create schema public`)
}
beforeEach(async () => {
  await removeTables()
  await applyMigrations(backend.env.databaseUrl)
})

test('A database that lacks a column and a table of content gives the rest of the site', async () => {
  const id = await makeListingIn(backend.db, await makeUser(backend.db), 'published')
  await backend.db.rows(sql`alter table properties drop column rera_number`)
  await backend.db.rows(sql`alter table users drop column email_verified_at cascade`)
  await backend.db.rows(sql`drop table coming_soon`)
  const { listings, comingSoon } = await readSnapshot(backend.db)
  expect(listings).toMatchObject([{ id, reraNumber: null, owner: { verified: false } }])
  expect(comingSoon).toEqual([])
})

test('Any column may be missing, whatever a later migration adds', async () => {
  const columns = await backend.db.rows<{ table: string; name: string }>(sql`
    select table_name as "table", column_name as name
    from information_schema.columns
    where table_schema = 'public' and ordinal_position > 1`)
  for (const [table, missing] of Map.groupBy(columns, (column) => column.table)) {
    const drops = missing.map(({ name }) => sql`drop column ${sql.identifier(name)} cascade`)
    await backend.db.rows(sql`alter table ${sql.identifier(table)} ${sql.join(drops, sql`, `)}`)
  }
  expect(columns.length).toBeGreaterThan(300)
  expect(await readSnapshot(backend.db)).toMatchObject({ listings: [], projects: [] })
})

test('A table may be missing, but for those without which a site has no content', async () => {
  const id = await makeListingIn(backend.db, await makeUser(backend.db), 'published')
  const tables = await backend.db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const others = tables.filter(({ name }) => !NEEDED.includes(name))
  for (const { name } of others)
    await backend.db.rows(sql`drop table ${sql.identifier(name)} cascade`)
  expect(others.length).toBeGreaterThan(20)
  expect(await readSnapshot(backend.db)).toMatchObject({ listings: [{ id }], projects: [] })
})

test('A database without tables gives an empty site', async () => {
  await removeTables()
  expect(await readSnapshot(backend.db)).toMatchObject({ revision: 0, listings: [], projects: [] })
})

test('A build can read the pages’ data before each migration as well as after it', async () => {
  await removeTables()
  for (const migration of MIGRATIONS) {
    expect(await readSnapshot(backend.db), migration).toMatchObject({ listings: [], projects: [] })
    await applyMigrations(backend.env.databaseUrl, [migration])
  }
  const id = await makeListingIn(backend.db, await makeUser(backend.db), 'published')
  expect(await readSnapshot(backend.db)).toMatchObject({ listings: [{ id }] })
})
