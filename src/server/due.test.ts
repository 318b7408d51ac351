import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import deploys from '../../functions/deploys.ts'
import { REBUILD_EVERY_MINUTES } from '../domain/rebuild/windows.ts'
import { setUpHarness } from '../test/support/database/harness.ts'
import { testDeps } from '../test/support/database/test-deps.ts'
import { setUpWindows } from '../test/support/http/build-windows.ts'
import { cleanup, due } from '../test/support/http/schedules.ts'

const MINUTE = 60_000
const WINDOW = REBUILD_EVERY_MINUTES * MINUTE

const harness = setUpHarness()
const windows = setUpWindows(harness)
beforeEach(() => windows.clear())
afterEach(() => vi.unstubAllEnvs())

const times = () => testDeps().due
const tick = async () => expect((await due()).status).toBe(204)
const daily = async () => expect((await cleanup()).status).toBe(204)

describe('A change that removes something from the pages', () => {
  test('is built at once, and a second one an hour later', async () => {
    expect([await windows.takeDown(), windows.asked, await windows.until('build')]).toEqual([
      200,
      1,
      null,
    ])
    expect([await windows.takeDown(), windows.asked]).toEqual([200, 1])
    expect(await windows.until('build')).toBeGreaterThan(59 * MINUTE)
    windows.later(61 * MINUTE)
    await tick()
    expect([windows.asked, await windows.until('build')]).toEqual([2, null])
  })

  test('is built together with waiting changes', async () => {
    await windows.approve()
    await windows.takeDown()
    expect([windows.asked, await windows.until('build')]).toEqual([1, null])
  })
})

describe('The due times outside the database may be lost', () => {
  test('the daily check finds a change whose due time is lost', async () => {
    await windows.approve()
    await times().erase('build')
    await daily()
    expect(await windows.until('build')).toBeGreaterThan(9 * MINUTE)
    await times().erase('build')
    await harness.db.rows(
      sql`insert into builds (result, started_at, finished_at) values ('done', now(), now())`,
    )
    await daily()
    expect(await windows.until('build')).toBeNull()
  })

  test('a change whose build failed is built with the next window', async () => {
    await windows.approve()
    windows.later(10 * MINUTE)
    await tick()
    const deploy = { id: 'deploy-one', context: 'production', createdAt: '', errorMessage: 'No.' }
    await deploys.deployFailed({ deploy }, {}, testDeps)
    expect(await windows.until('build')).toBeGreaterThan(WINDOW - MINUTE)
  })

  test('a change is stored even where the due times cannot be reached', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv(
      'NETLIFY_BLOBS_CONTEXT',
      Buffer.from(
        JSON.stringify({
          siteID: 'test',
          token: 'test',
          edgeURL: 'http://127.0.0.1:1',
          uncachedEdgeURL: 'http://127.0.0.1:1',
        }),
      ).toString('base64'),
    )
    expect([await windows.approve(), await windows.takeDown(), windows.asked]).toEqual([
      200, 200, 1,
    ])
    expect(said).toHaveBeenCalledWith(expect.stringContaining('due_times_unreachable'))
  })
})
