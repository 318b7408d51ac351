import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeUser } from '../test/support/data/factories.ts'
import { setUpBackend } from '../test/support/database/backend.ts'
import { DATABASES, type TestDatabase } from '../test/support/database/databases.ts'
import { liveDeps } from './deps.ts'

const backend = setUpBackend()
let other: TestDatabase
beforeAll(async () => {
  await makeUser(backend.db)
  other = await DATABASES[inject('database')]()
})
afterAll(async () => {
  await liveDeps().db.close()
  await other.close()
})

const asked = () => liveDeps().db.row(sql`select count(*) as users from users`)

test('A database whose address changes while a function is running is reached at the new address', async () => {
  const former = process.env.NETLIFY_DB_URL
  expect(await asked()).toEqual({ users: 1 })
  process.env.NETLIFY_DB_URL = other.url
  expect(await asked()).toEqual({ users: 0 })
  const { db } = liveDeps()
  expect(liveDeps().db).toBe(db)
  process.env.NETLIFY_DB_URL = former
  expect(await asked()).toEqual({ users: 1 })
})
