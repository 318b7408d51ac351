import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PublicationStatus } from '../contract/listing.ts'
import { STATUS_POLL_MS } from '../domain/publication/constants.ts'
import {
  $publication,
  $served,
  $siteState,
  followPublication,
  publishAgain,
  refreshPublication,
  stopFollowing,
} from './publication.store.ts'

const status = (revision: number, extra: Partial<PublicationStatus> = {}): PublicationStatus => ({
  revision,
  requestedAt: '2026-11-20T10:00:00Z',
  lastBuild: null,
  now: '2026-11-20T10:01:00Z',
  ...extra,
})

let wanted: PublicationStatus
let served: number | null
const asked = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  $publication.set(null)
  $served.set(null)
  asked.mockClear()
  wanted = status(5)
  served = 4
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked(address, init?.method ?? 'GET', init?.cache)
    if (address !== '/build.json') return new Response(JSON.stringify(wanted))
    return served === null
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify({ revision: served, builtAt: '2026-11-20T09:00:00Z' }))
  })
})
afterEach(() => {
  stopFollowing()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('The public site', () => {
  it('is live only when the served build has reached the newest revision', async () => {
    await refreshPublication()
    expect($siteState.get()).toBe('publishing')
    served = 5
    await refreshPublication()
    expect($siteState.get()).toBe('live')
  })

  it('is read past every cache', async () => {
    await refreshPublication()
    expect(asked).toHaveBeenCalledWith('/build.json', 'GET', 'no-store')
  })

  it('is not called live when the served build cannot be read', async () => {
    served = null
    await refreshPublication()
    expect($siteState.get()).toBe('publishing')
  })

  it("is overdue by the server's clock, whatever the browser's says", async () => {
    wanted = status(5, { now: '2026-11-20T10:16:00Z' })
    await refreshPublication()
    expect($siteState.get()).toBe('overdue')
  })

  it('says that a build failed, and can be published again', async () => {
    wanted = status(5, {
      lastBuild: {
        revision: 5,
        result: 'failed',
        startedAt: '2026-11-20T10:00:30Z',
        finishedAt: null,
        error: 'x',
      },
    })
    await refreshPublication()
    expect($siteState.get()).toBe('failed')
    wanted = status(5, { requestedAt: '2026-11-20T10:02:00Z', now: '2026-11-20T10:02:00Z' })
    await publishAgain()
    expect(asked).toHaveBeenCalledWith('/api/publication', 'POST', undefined)
    expect($siteState.get()).toBe('publishing')
  })
})

describe('While something is being published', () => {
  it('the status is looked at every two seconds, and no more once it is live', async () => {
    followPublication()
    await vi.advanceTimersByTimeAsync(STATUS_POLL_MS * 2)
    expect(asked.mock.calls.filter(([address]) => address === '/build.json')).toHaveLength(2)
    served = 5
    await vi.advanceTimersByTimeAsync(STATUS_POLL_MS)
    asked.mockClear()
    await vi.advanceTimersByTimeAsync(STATUS_POLL_MS * 5)
    expect(asked).not.toHaveBeenCalled()
  })

  it('a hidden page asks nothing', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    followPublication()
    await vi.advanceTimersByTimeAsync(STATUS_POLL_MS * 3)
    expect(asked).not.toHaveBeenCalled()
  })
})
