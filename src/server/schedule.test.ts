import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLEANUP_LIMITS } from '../domain/cleanup/constants.ts'
import { OVERDUE_MS } from '../domain/rebuild/constants.ts'
import { rebuildState } from '../domain/rebuild/rules.ts'
import { REBUILD_EVERY_MINUTES } from '../domain/rebuild/windows.ts'
import { makeUser } from '../test/support/data/factories.ts'
import { setUpHarness } from '../test/support/database/harness.ts'
import { testDeps } from '../test/support/database/test-deps.ts'
import { setUpWindows } from '../test/support/http/build-windows.ts'
import { setUpSink } from '../test/support/http/mail-sink.ts'
import { cleanup, due } from '../test/support/http/schedules.ts'
import { readStatus } from './rebuild/ask.ts'

const MINUTE = 60_000
const WINDOW = REBUILD_EVERY_MINUTES * MINUTE

const harness = setUpHarness()
const windows = setUpWindows(harness)
const sink = setUpSink()
beforeEach(() => windows.clear())
afterEach(() => vi.unstubAllEnvs())

const times = () => testDeps().due
const tick = async () => expect((await due()).status).toBe(204)

describe('A scheduled run', () => {
  test('sends no statement to the database where nothing is due', async () => {
    await tick()
    await times().write('build-asked', new Date())
    await times().write('build', new Date(Date.now() + MINUTE))
    await times().write('mails', new Date(Date.now() + MINUTE))
    await tick()
    expect([windows.asked, harness.line.taken()]).toEqual([0, []])
  })

  test('requests one build for all changes made in a row', async () => {
    expect([await windows.approve(), await windows.approve()]).toEqual([200, 200])
    expect(await windows.until('build')).toBeGreaterThan(9 * MINUTE)
    await tick()
    windows.later(10 * MINUTE)
    await tick()
    await tick()
    expect([windows.asked, await windows.until('build')]).toEqual([1, null])
  })

  test('leaves the next change for six hours later', async () => {
    await windows.approve()
    windows.later(10 * MINUTE)
    await tick()
    await windows.approve()
    const wait = (await windows.until('build')) ?? 0
    expect([wait > WINDOW, wait <= WINDOW + 10 * MINUTE]).toEqual([true, true])
  })

  test('keeps the due time of a change that comes while the build is requested', async () => {
    await windows.approve()
    windows.later(10 * MINUTE)
    windows.whenAsked = windows.approve
    await tick()
    expect([windows.asked, await windows.until('build')]).toEqual([1, expect.any(Number)])
  })

  test('requests no build where a deploy of new code has already published the change', async () => {
    await windows.approve()
    await harness.db.rows(
      sql`insert into builds (result, started_at, finished_at) values ('done', now(), now())`,
    )
    windows.later(10 * MINUTE)
    await tick()
    expect([windows.asked, await windows.until('build')]).toEqual([0, null])
  })

  test('calls a hook that refused again, and the desk shows that the build is overdue', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await windows.approve()
    windows.hookStatus = 500
    for (const ms of [10 * MINUTE, 20 * MINUTE]) {
      windows.later(ms)
      await tick()
    }
    const facts = await readStatus(testDeps())
    const at = (ms: number) => new Date(Date.now() + ms)
    const state = (ms: number) => rebuildState(facts.revision, 0, facts, at(ms))
    expect([state(MINUTE), state(20 * MINUTE), state(11 * MINUTE + OVERDUE_MS)]).toEqual([
      'waiting',
      'rebuilding',
      'overdue',
    ])
    windows.hookStatus = 200
    await tick()
    expect([windows.asked, await windows.until('build')]).toEqual([3, null])
  })

  test('sends a refused mail again when it is due', async () => {
    sink.refuse('all')
    await windows.approve()
    expect(await windows.until('mails')).toBeGreaterThan(MINUTE)
    harness.line.taken()
    await tick()
    expect(harness.line.taken()).toEqual([])
    sink.refuse(null)
    await harness.db.rows(sql`update mails set due_at = now()`)
    windows.later(30 * MINUTE)
    await tick()
    expect(await harness.db.rows(sql`select 1 from mails where sent_at is null`)).toEqual([])
    expect(await windows.until('mails')).toBeNull()
  })

  test('tries a refused purge again', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    // Netlify's library refuses to purge where no site is set, so a purge fails here.
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'a token')
    vi.stubEnv('SITE_ID', '')
    await windows.approve()
    expect(await times().names()).toContain('purge-new-listings')
    await tick()
    expect(said).toHaveBeenCalledTimes(2)
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '')
    await tick()
    expect(await times().names()).not.toContain('purge-new-listings')
  })
})

test('A cleanup that has more to do than one run allows continues in the next run', async () => {
  const owner = await makeUser(harness.db)
  await harness.db.rows(sql`
    insert into images (id, key, user_id, width, height, bytes, placeholder, content_hash, erase_after)
    select ${owner.id} || n, 'property_images/' || ${owner.id} || n || '-photo', ${owner.id}, 1, 1, 1, '', '', now() - interval '2 hours'
    from generate_series(1, ${CLEANUP_LIMITS.photos + 7}::int) n`)
  const left = async () =>
    (
      await harness.db.row<{ n: number }>(
        sql`select count(*)::int as n from images where erase_after < now()`,
      )
    )?.n
  expect((await cleanup()).status).toBe(204)
  expect([await left(), await times().names()]).toEqual([7, expect.arrayContaining(['cleanup'])])
  await tick()
  expect([await left(), await times().names()]).toEqual([
    0,
    expect.not.arrayContaining(['cleanup']),
  ])
})
