import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { failAbandonedBuilds, readRebuildStatus } from '../../src/server/rebuild/builds.ts'
import { setUpBackend } from '../../src/test/support/database/backend.ts'
import type { EndedBuild } from './build-log.ts'
import { databaseRecords } from './records.ts'

const backend = setUpBackend()

const lastBuild = async () => (await readRebuildStatus(backend.db)).lastBuild
const records = databaseRecords((entry) => entry(backend.db))
const ended = (id: number | null, end: Partial<EndedBuild>): EndedBuild => ({
  id,
  began: Date.now() - 3000,
  ended: Date.now(),
  revision: null,
  error: null,
  ...end,
})

test('A build is recorded as running, then with the revision that it shows', async () => {
  const id = await records.start()
  expect(await lastBuild()).toMatchObject({ result: 'running', revision: null })
  await records.end(ended(id, { revision: 4 }))
  expect(await lastBuild()).toMatchObject({ result: 'done', revision: 4, error: null })
})

test('A failed build is recorded with its reason', async () => {
  await records.end(ended(await records.start(), { error: 'The build ended with code 1.' }))
  expect(await lastBuild()).toMatchObject({
    result: 'failed',
    revision: null,
    error: 'The build ended with code 1.',
  })
})

test('A build that a killed start has left running is recorded as failed', async () => {
  await records.start()
  await failAbandonedBuilds(backend.db)
  expect(await lastBuild()).toMatchObject({ result: 'failed' })
})

test('A build whose end could not be recorded does not count as running beside the next one', async () => {
  await records.start()
  await records.end(ended(await records.start(), { revision: 5 }))
  expect(await lastBuild()).toMatchObject({ result: 'done', revision: 5 })
})

test('A build that is recorded late keeps its own times, and nothing counts as running beside it', async () => {
  await records.start()
  await records.end(ended(null, { revision: 6 }))
  const [row] = await backend.db.rows<{ took: number }>(
    sql`select extract(epoch from finished_at - started_at)::float as took from builds order by id desc limit 1`,
  )
  expect(row?.took).toBeCloseTo(3, 1)
  expect(await backend.db.rows(sql`select 1 from builds where result = 'running'`)).toEqual([])
})
