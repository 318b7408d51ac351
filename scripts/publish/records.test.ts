import { afterAll, beforeAll, expect, test } from 'vitest'
import { failAbandonedBuilds, readPublication } from '../../src/server/publication.ts'
import { type Backend, startBackend } from '../../src/test/support/backend.ts'
import { databaseRecords } from './records.ts'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const lastBuild = async () => (await readPublication(backend.db)).lastBuild
const records = databaseRecords((entry) => entry(backend.db))

test('A build is noted as running, then with the revision that it published', async () => {
  const id = await records.start()
  expect(await lastBuild()).toMatchObject({ result: 'running', revision: null })
  await records.end(id, { revision: 4, error: null })
  expect(await lastBuild()).toMatchObject({ result: 'done', revision: 4, error: null })
})

test('A failed build is noted with its reason', async () => {
  await records.end(await records.start(), { revision: null, error: 'The build ended with code 1.' })
  expect(await lastBuild()).toMatchObject({ result: 'failed', revision: null, error: 'The build ended with code 1.' })
})

test('A build left running by a killed start is noted as failed', async () => {
  await records.start()
  await failAbandonedBuilds(backend.db)
  expect(await lastBuild()).toMatchObject({ result: 'failed' })
})

test('A build whose end could not be noted does not count as running beside the next one', async () => {
  await records.start()
  await records.end(await records.start(), { revision: 5, error: null })
  expect(await lastBuild()).toMatchObject({ result: 'done', revision: 5 })
})
