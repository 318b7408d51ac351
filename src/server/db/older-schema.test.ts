import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { makeListingIn } from '../../test/support/data/listing-states.ts'
import { applyMigrations, MIGRATIONS } from '../../test/support/database/postgres.ts'
import { readSnapshot } from '../build.ts'

const backend = setUpBackend()

test('A database that lacks a column and a table of content gives the rest of the site', async () => {
  const id = await makeListingIn(backend.db, await makeUser(backend.db), 'published')
  await backend.db.rows(sql`alter table properties drop column rera_number`)
  await backend.db.rows(sql`alter table users drop column email_verified_at cascade`)
  await backend.db.rows(sql`drop table coming_soon`)
  const { listings, comingSoon } = await readSnapshot(backend.db)
  expect(listings).toMatchObject([{ id, reraNumber: null, owner: { verified: false } }])
  expect(comingSoon).toEqual([])
})

test('A database without tables gives an empty site', async () => {
  await backend.db.rows(sql`drop schema public cascade`)
  await backend.db.rows(sql`create schema public`)
  expect(await readSnapshot(backend.db)).toMatchObject({ revision: 0, listings: [], projects: [] })
})

test('A build can read the pages’ data before each migration as well as after it', async () => {
  for (const migration of MIGRATIONS) {
    expect(await readSnapshot(backend.db), migration).toMatchObject({ listings: [], projects: [] })
    await applyMigrations(backend.env.databaseUrl, [migration])
  }
  const id = await makeListingIn(backend.db, await makeUser(backend.db), 'published')
  expect(await readSnapshot(backend.db)).toMatchObject({ listings: [{ id }] })
})
