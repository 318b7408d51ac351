import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRebuildStatus, requestRebuild } from '../../contract/rebuild.ts'
import { FAILED } from '../../contract/failed.ts'
import { buildInfoPath, PATHS } from '../../contract/paths.ts'
import { STATUS_POLL_MS } from '../../domain/rebuild/constants.ts'
import { liveDeps } from '../../server/deps.ts'
import { startBuildHook } from '../../test/support/build-hook.ts'
import { type Portal, startPortal } from '../../test/support/portal.ts'
import { eventually } from '../../test/support/eventually.ts'
import type { Visitor } from '../../test/support/visitor.ts'

const load = () => import('./rebuild.store.ts')

let portal: Portal
let meera: Visitor
let site: Awaited<ReturnType<typeof load>>
/** What the page has put off until its next look, by its timer. */
const looks = new Map<unknown, () => void>()
let nextLookMs = 0
const realTimers = { setTimeout, clearTimeout }

let hook: Awaited<ReturnType<typeof startBuildHook>>
beforeAll(async () => {
  hook = await startBuildHook()
  portal = await startPortal()
  meera = await portal.visitor('Admin')
})
afterAll(async () => {
  hook.close()
  await portal.close()
})

const serve = (revision: number) =>
  portal.files.set(buildInfoPath, { revision, builtAt: '2026-11-20T09:00:00Z', listings: 3 })
const want = (revision: number, minutesAgo: number) =>
  portal.db.rows(sql`update publication set revision = ${revision}::int,
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
    // Other libraries of this process put things off too, none of them for so long.
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
/** The next look comes. */
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

  it('is read past every cache', async () => {
    const usual = fetch
    const asked = vi.fn<typeof fetch>((...args) => usual(...args))
    vi.stubGlobal('fetch', asked)
    await site.refreshRebuild()
    expect(asked).toHaveBeenCalledWith(buildInfoPath, { cache: 'no-store' })
  })

  it('is not called live when the served build cannot be read', async () => {
    portal.files.clear()
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('rebuilding')
  })

  it('is nothing that is known as long as the server cannot be reached', async () => {
    meera.network = 'down'
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBeNull()
  })

  it("is overdue by the server's clock, whatever the browser's says", async () => {
    await want(5, 16)
    vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] })
    await site.refreshRebuild()
    vi.useRealTimers()
    expect(site.$siteState.get()).toBe('overdue')
  })

  it('says that a build failed, and is published again on one press', async () => {
    await portal.db.rows(sql`insert into builds (revision, result, started_at, finished_at, error)
      values (5, 'failed', now(), now(), 'x')`)
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('failed')
    await Promise.all([site.rebuildNow(), site.rebuildNow()])
    expect(meera.sent(requestRebuild)).toHaveLength(1)
    expect([site.$siteState.get(), site.$askingForRebuild.get()]).toEqual(['rebuilding', false])
  })

  it('says that it could not be asked for, until it could', async () => {
    meera.network = 'down'
    await site.rebuildNow()
    expect(site.$rebuildProblem.get()).toBe(FAILED)
    meera.network = 'up'
    await site.rebuildNow()
    expect(site.$rebuildProblem.get()).toBeNull()
  })
})

describe('While something is being published', () => {
  it('the status is looked at again and again, and no more once it is live', async () => {
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

  it('there is one run of looks, however often it is asked for, until it is stopped', () => {
    for (let times = 0; times < 3; times += 1) site.followRebuild()
    expect(looks.size).toBe(1)
    site.stopFollowing()
    expect(looks.size).toBe(0)
  })

  it('a hidden page asks nothing, and goes on once it is shown', async () => {
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

describe('What waits for its window', () => {
  const DUE_MS = 90 * 60_000
  beforeEach(async () => {
    Object.assign(liveDeps().env, { rebuildEveryMinutes: 360, buildHookUrl: hook.address })
    await liveDeps().due.write('build', new Date(Date.now() + DUE_MS))
  })
  afterEach(async () => {
    const { env, due } = liveDeps()
    Object.assign(env, { rebuildEveryMinutes: 0, buildHookUrl: null })
    for (const name of await due.names()) await due.erase(name)
  })

  it('is looked at again when it is due, and wakes no database before', async () => {
    await site.watchRebuild()
    expect([site.$siteState.get(), looks.size]).toEqual(['waiting', 1])
    expect(nextLookMs).toBeGreaterThan(DUE_MS - 60_000)
  })

  it('is published now on a press, and followed as anything that is on its way', async () => {
    await site.watchRebuild()
    const before = hook.asked()
    await site.rebuildNow()
    expect([hook.asked() - before, site.$siteState.get()]).toEqual([1, 'rebuilding'])
    expect(await liveDeps().due.read('build')).toBeNull()
    expect([looks.size, nextLookMs]).toEqual([1, STATUS_POLL_MS])
  })

  it('is on its way once its time has come', async () => {
    await liveDeps().due.write('build', new Date(Date.now() - 1000))
    await site.refreshRebuild()
    expect(site.$siteState.get()).toBe('rebuilding')
  })
})

describe('A page that is opened while a change is on its way', () => {
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
