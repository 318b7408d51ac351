import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { newId } from '../../src/server/ids.ts'
import {
  type DatabaseLine,
  openDatabaseLine,
} from '../../src/test/support/database/database-line.ts'
import { createPostgres } from '../../src/test/support/database/postgres.ts'
import { withDatabase } from '../lib/database.ts'
import { type BuildInput, buildSite, builtRevision } from './build.ts'
import type { Queue } from './queue.ts'
import { databaseRecords } from './records.ts'
import { createRunner } from './runner.ts'
import { serveBuild } from './served.ts'
import { look, revisionOf } from './testing/look.ts'
import { FAKE_ASTRO, type Stage, setStage } from './testing/stage.ts'

// Each build is a process of its own, and slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let stage: Stage
let database: Awaited<ReturnType<typeof createPostgres>>
let line: DatabaseLine
let runner: Queue

const query = async (text: string) => {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const change = () => query('update site_revision set revision = revision + 1, requested_at = now()')
/** Returns the recorded builds, oldest first. */
const noted = () => query('select result, revision::int, error from builds order by started_at, id')
const seen = () => look(stage.places)
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 50_000, interval: 20 })

/** Starts a runner like that of `npm start`. All its database traffic goes through the line that the test can break. */
function startRunner(inputNow: () => Partial<BuildInput> = () => ({})): Queue {
  const rebuild = async () => {
    const outcome = await buildSite({
      database: line.address,
      siteAddress: stage.control,
      places: stage.places,
      builder: FAKE_ASTRO,
      ...inputNow(),
    })
    if (outcome.ok) await serveBuild(outcome.folder, stage.places)
    return outcome
  }
  const isBehind = async () =>
    (await builtRevision(stage.places.dist)) !==
    (await query('select revision::int from site_revision'))[0].revision
  return createRunner({
    rebuild,
    isBehind,
    report: () => {},
    records: databaseRecords((entry) => withDatabase(line.address, entry)),
    retryMs: [],
    recordMs: 50,
  })
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stage = await setStage()
  database = await createPostgres(inject('postgres'), `test_${newId()}`)
  line = await openDatabaseLine(database.url)
  await change()
  runner = startRunner()
  runner.request()
  await runner.idle()
  await stage.untell('phase')
  await change()
})

afterEach(async () => {
  runner.close()
  await line.cut()
  await database.close()
  await stage.close()
})

describe('A database that cannot be reached', () => {
  test('before a build leaves the old site; once it is back, the failure is recorded and the change published, without a request', async () => {
    const before = await seen()
    await line.cut()
    runner.request()
    await runner.idle()
    expect(await seen()).toEqual(before)
    expect(await noted()).toMatchObject([{ result: 'done', revision: 1 }])

    await line.mend()
    await eventually(async () => expect(revisionOf(await seen())).toBe(2))
    await runner.idle()
    expect(await noted()).toMatchObject([
      { result: 'done', revision: 1 },
      { result: 'failed', error: expect.stringContaining('ECONNREFUSED') },
      { result: 'done', revision: 2 },
    ])
  })

  test('while pages are read leaves the old site; once it is back, the failure is recorded and the change published, without a request', async () => {
    const before = await seen()
    await stage.tell('hold-reading')
    runner.request()
    await stage.reached('reading')
    await line.cut()
    await stage.untell('hold-reading')
    await runner.idle()
    expect(await seen()).toEqual(before)
    expect(await noted()).toMatchObject([{ result: 'done', revision: 1 }, { result: 'running' }])

    await line.mend()
    await eventually(async () => expect(revisionOf(await seen())).toBe(2))
    await runner.idle()
    expect((await noted()).map(({ result }) => result)).toEqual(['done', 'failed', 'done'])
  })

  test('after pages are read lets the build be served, and its record is written later', async () => {
    await stage.tell('hold-half')
    runner.request()
    await stage.reached('half')
    await line.cut()
    await stage.untell('hold-half')
    await runner.idle()
    expect(revisionOf(await seen())).toBe(2)
    expect(await noted()).toMatchObject([
      { result: 'done', revision: 1 },
      { result: 'running', revision: null },
    ])

    await line.mend()
    await eventually(async () =>
      expect(await noted()).toMatchObject([
        { result: 'done', revision: 1 },
        { result: 'done', revision: 2, error: null },
      ]),
    )
  })

  test('and is back before the build ends gets the complete record', async () => {
    await line.cut()
    await stage.tell('hold-born')
    runner.request()
    await stage.reached('born')
    await line.mend()
    await stage.untell('hold-born')
    await runner.idle()
    expect(revisionOf(await seen())).toBe(2)
    expect(await noted()).toMatchObject([
      { result: 'done', revision: 1 },
      { result: 'done', revision: 2 },
    ])
  })
})

describe('A failed build with a reachable database', () => {
  test('is repeated by itself a few times', async () => {
    runner.close()
    const attempts: boolean[] = []
    const failing = createRunner({
      rebuild: async () => ({ ok: false, error: 'no' }),
      report: ({ ok }) => attempts.push(ok),
      retryMs: [10, 10],
      records: databaseRecords((entry) => withDatabase(line.address, entry)),
    })
    failing.request()
    // A build is noted as it begins, and reported once its end is noted too.
    await eventually(async () => expect(attempts).toEqual([false, false, false]))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(attempts).toHaveLength(3)
    expect(await noted()).toHaveLength(4)
    failing.close()
  })
})

describe('The real build', { timeout: 240_000 }, () => {
  test('that loses the database while it reads leaves the old site; the failure is recorded later', async () => {
    const before = await seen()
    runner.close()
    let input: Partial<BuildInput> = { builder: undefined, siteAddress: 'http://localhost:1' }
    runner = startRunner(() => input)
    line.taken()
    runner.request()
    const reading = () => line.taken().some((statement) => statement.includes('jsonb_build_object'))
    await vi.waitFor(() => expect(reading()).toBe(true), { timeout: 120_000, interval: 1 })
    await line.cut()
    await runner.idle()
    expect(await seen()).toEqual(before)

    // Another test covers that a later real build succeeds: the one about pages that are taken over.
    input = {}
    await line.mend()
    await vi.waitFor(async () => expect(await builtRevision(stage.places.dist)).toBe(2), {
      timeout: 120_000,
      interval: 200,
    })
    await runner.idle()
    expect((await noted()).map(({ result }) => result)).toEqual(['done', 'failed', 'done'])
  })
})
