import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../test/support/backend.ts'
import { liveDeps } from './deps.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const asked = () => liveDeps().db.row(sql`select current_setting('application_name') as name`)

test('A database whose address changes while a function is running is reached at the new address', async () => {
  const former = process.env.NETLIFY_DB_URL ?? ''
  expect(await asked()).toEqual({ name: '' })
  const rotated = new URL(former)
  rotated.searchParams.set('application_name', 'rotated')
  process.env.NETLIFY_DB_URL = rotated.href
  expect(await asked()).toEqual({ name: 'rotated' })
  const { db } = liveDeps()
  expect(liveDeps().db).toBe(db)
  process.env.NETLIFY_DB_URL = former
  expect(await asked()).toEqual({ name: '' })
})
