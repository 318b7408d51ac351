import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNREACHED } from '#language/text/texts'
import { buildInfoPath, PATHS } from '../../contract/paths.ts'
import { readRebuildStatus, requestRebuild } from '../../contract/rebuild.ts'
import { STATUS_POLL_MS } from '../../domain/rebuild/constants.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { setUp } from '../../test/support/database/set-up.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { startBuildHook } from '../../test/support/http/build-hook.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const load = () => import('./rebuild.store.ts')

const portal = setUpPortal()
const hook = setUp(startBuildHook, (started) => started.close())
let meera: Visitor
let site: Awaited<ReturnType<typeof load>>
/** Polls that the page has scheduled, by timer. */
const looks = new Map<unknown, () => void>()
let nextLookMs = 0
const realTimers = { setTimeout, clearTimeout }

beforeAll(async () => {
  meera = await portal.visitor('Admin')
})

const serve = (revision: number) =>
  portal.files.set(buildInfoPath, { revision, builtAt: '2026-11-20T09:00:00Z', listings: 3 })
const want = (revision: number, minutesAgo: number) =>
  portal.db.rows(sql`update site_revision set revision = ${revision}::int,
    requested_at = now() - make_interval(mins => ${minutesAgo}::int)`)

beforeEach(async () => {
  meera.network = 'up'
  portal.files.clear()
  serve(4)
  await portal.db.rows(sql`truncate builds`)
  await want(5, 0)
  site = await meera.open(PATHS.adminBuilds, load)
  looks.clear()
  const look = (run: () => void, ms = 0, ...handed: unknown[]) => {
    // Other libraries in this process use timers too, but shorter ones.
    if (ms !== STATUS_POLL_MS && ms < 3_600_000) return realTimers.setTimeout(run, ms, ...handed)
    const timer = {}
    looks.set(timer, run)
    nextLookMs = ms
    return timer
  }
  vi.stubGlobal('setTimeout', look)
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    if (!looks.delete(timer)) realTimers.clearTimeout(timer)
  })
})
afterEach(() => site.stopFollowing())

const looked = () => meera.sent(readRebuildStatus).length
/** Runs the next poll. */
function goOn() {
  const [next] = looks
  if (!next) throw new Error('The page does not look again.')
  looks.delete(next[0])
  next[1]()
}

describe('The public site', () => {
  it('is live only when the served build has reached the newest revision', async () => {
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('rebuilding')
    serve(5)
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('live')
  })

  it('is read without any cache', async () => {
    const usual = fetch
    const asked = vi.fn<typeof fetch>((...args) => usual(...args))
    vi.stubGlobal('fetch', asked)
    await site.refreshRebuild()
    expect(asked).toHaveBeenCalledWith(buildInfoPath, { cache: 'no-store' })
  })

  it('is not live if the served build cannot be read', async () => {
    portal.files.clear()
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('rebuilding')
  })

  it('has no known state while the server cannot be reached', async () => {
    meera.network = 'down'
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBeNull()
  })

  it("is overdue by the server's clock, whatever the browser's clock says", async () => {
    await want(5, 16)
    vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] })
    await site.refreshRebuild()
    vi.useRealTimers()
    expect(site.$siteState.get()).toBe('overdue')
  })

  it('shows a failed build, and one press publishes it again', async () => {
    await portal.db.rows(sql`insert into builds (revision, result, started_at, finished_at, error)
      values (5, 'failed', now(), now(), 'x')`)
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('failed')
    await Promise.all([site.rebuildNow(), site.rebuildNow()])
    expect(meera.sent(requestRebuild)).toHaveLength(1)
    expect([site.$siteState.get(), site.$askingForRebuild.get()]).toEqual(['rebuilding', false])
  })

  it('shows a failed request until one succeeds', async () => {
    meera.network = 'down'
    await site.rebuildNow()
    expect(site.$rebuildProblem.get()).toBe(UNREACHED)
    meera.network = 'up'
    await site.rebuildNow()
    expect(site.$rebuildProblem.get()).toBeNull()
  })
})

describe('During a publication', () => {
  it('the status is polled until the site is live', async () => {
    const before = looked()
    site.followRebuild()
    for (const times of [1, 2]) {
      await eventually(() => expect(looks.size).toBe(1))
      goOn()
      await eventually(() => expect(looked()).toBe(before + times))
    }
    await eventually(() => expect(looks.size).toBe(1))
    serve(5)
    goOn()
    await eventually(() => expect(site.$siteState.get()).toBe('live'))
    expect(looks.size).toBe(0)
  })

  it('only one poll runs, however often it is started, until it is stopped', () => {
    for (let times = 0; times < 3; times += 1) site.followRebuild()
    expect(looks.size).toBe(1)
    site.stopFollowing()
    expect(looks.size).toBe(0)
  })

  it('a hidden page makes no request, and continues once it is visible', async () => {
    const before = looked()
    meera.page.show('hidden')
    site.followRebuild()
    goOn()
    await eventually(() => expect(looks.size).toBe(1))
    expect(looked()).toBe(before)
    meera.page.show('visible')
    goOn()
    await eventually(() => expect(looked()).toBe(before + 1))
  })
})

describe('A change that waits for its window', () => {
  const DUE_MS = 90 * 60_000
  beforeEach(async () => {
    Object.assign(testDeps().env, { rebuildEveryMinutes: 360, buildHookUrl: hook.address })
    await testDeps().due.write('build', new Date(Date.now() + DUE_MS))
  })
  afterEach(async () => {
    const { env, due } = testDeps()
    Object.assign(env, { rebuildEveryMinutes: 0, buildHookUrl: null })
    for (const name of await due.names()) await due.erase(name)
  })

  it('is polled when it is due, and does not wake the database earlier', async () => {
    await site.watchRebuild()
    expect([site.$siteState.get(), looks.size]).toEqual(['waiting', 1])
    expect(nextLookMs).toBeGreaterThan(DUE_MS - 60_000)
  })

  it('is published at once by a press, and then followed like any other', async () => {
    await site.watchRebuild()
    const before = hook.asked()
    await site.rebuildNow()
    expect([hook.asked() - before, site.$siteState.get()]).toEqual([1, 'rebuilding'])
    expect(await testDeps().due.read('build')).toBeNull()
    expect([looks.size, nextLookMs]).toEqual([1, STATUS_POLL_MS])
  })

  it('is being published once its time has come', async () => {
    await testDeps().due.write('build', new Date(Date.now() - 1000))
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('rebuilding')
  })
})

describe('A page that is opened during a publication', () => {
  const starts = {
    entries: async () =>
      (await import('../content/entries.store.ts')).startEntries('projectExplore'),
    'published listings': async () =>
      (await import('../listing/published.store.ts')).startPublished(),
    builds: async () => (await import('./builds.store.ts')).startBuilds(),
    'the desk': async () => (await import('../moderation/desk-start.ts')).startDesk(),
  }

  it.each(Object.entries(starts))('follows it until it is live: %s', async (_, start) => {
    const end = await start()
    await eventually(() => expect(looks.size).toBe(1))
    serve(5)
    goOn()
    await eventually(() => expect(site.$siteState.get()).toBe('live')).finally(end)
  })
})
