import { describe, expect, test } from 'vitest'
import { REBUILD_LABELS } from '#english/rebuild/texts'
import { OVERDUE_MS, STATUS_POLL_MS } from './constants.ts'
import { nextPollMs, type RebuildFacts, rebuildState } from './rules.ts'

const requestedAt = '2026-11-20T10:00:00.000Z'
const at = (ms: number) => new Date(Date.parse(requestedAt) + ms)
const facts = (lastBuild: RebuildFacts['lastBuild'] = null): RebuildFacts => ({
  revision: 7,
  requestedAt,
  dueAt: null,
  askedAt: null,
  lastBuild,
})
const failed = (ms: number) =>
  facts({ revision: null, result: 'failed', startedAt: at(ms).toISOString() })

describe('The state of a change', () => {
  test('is live only when the served site has reached its revision', () => {
    expect(rebuildState(7, 7, facts(), at(1000))).toBe('live')
    expect(rebuildState(7, 9, facts(), at(1000))).toBe('live')
    expect(rebuildState(7, 6, facts(), at(1000))).toBe('rebuilding')
  })

  test('is not live if the served revision could not be read', () => {
    expect(rebuildState(7, null, facts(), at(1000))).toBe('rebuilding')
    expect(rebuildState(0, null, facts(), at(1000))).toBe('rebuilding')
  })

  test('is not live merely because a build is done: the served site decides', () => {
    expect(
      rebuildState(
        7,
        6,
        facts({ revision: 7, result: 'done', startedAt: at(10).toISOString() }),
        at(1000),
      ),
    ).toBe('rebuilding')
  })

  test('is publishing while a build runs', () => {
    expect(
      rebuildState(
        7,
        6,
        facts({ revision: null, result: 'running', startedAt: at(10).toISOString() }),
        at(1000),
      ),
    ).toBe('rebuilding')
  })

  test('is failed if a build that began after its request failed', () => {
    expect(rebuildState(7, 6, failed(10), at(1000))).toBe('failed')
    expect(rebuildState(7, 6, failed(0), at(1000))).toBe('failed')
    expect(rebuildState(7, 6, { ...failed(10), requestedAt: null }, at(1000))).toBe('failed')
  })

  test('is still publishing if only a build before its request failed', () => {
    expect(rebuildState(7, 6, failed(-10), at(1000))).toBe('rebuilding')
  })

  test('stays live after a failed build for a later change', () => {
    expect(rebuildState(6, 6, failed(10), at(1000))).toBe('live')
  })

  test('is overdue after fifteen minutes, not before', () => {
    expect(rebuildState(7, 6, facts(), at(OVERDUE_MS))).toBe('rebuilding')
    expect(rebuildState(7, 6, facts(), at(OVERDUE_MS + 1))).toBe('overdue')
  })

  test('is failed rather than overdue when the failure is known', () => {
    expect(rebuildState(7, 6, failed(10), at(OVERDUE_MS * 2))).toBe('failed')
  })

  test('is never overdue if nobody requested to publish the change', () => {
    expect(rebuildState(7, 6, { ...facts(), requestedAt: null }, at(OVERDUE_MS * 2))).toBe(
      'rebuilding',
    )
  })
})

describe('A change that waits for a build', () => {
  const DUE = 6 * 3_600_000
  const due: RebuildFacts = { ...facts(), dueAt: at(DUE).toISOString() }
  const asked = (ms: number): RebuildFacts => ({ ...due, askedAt: at(ms).toISOString() })

  test('waits until it is due, is then in progress, and overdue a quarter of an hour later', () => {
    const states = [OVERDUE_MS * 2, DUE - 1, DUE, DUE + OVERDUE_MS, DUE + OVERDUE_MS + 1]
    expect(states.map((ms) => rebuildState(7, 6, due, at(ms)))).toEqual([
      'waiting',
      'waiting',
      'rebuilding',
      'rebuilding',
      'overdue',
    ])
  })

  test('is in progress from the time of a build request, even before it is due', () => {
    expect(rebuildState(7, 6, asked(1000), at(2000))).toBe('rebuilding')
    expect(rebuildState(7, 6, asked(1000), at(OVERDUE_MS + 1001))).toBe('overdue')
  })

  test('still waits if a build was requested before it', () => {
    expect(rebuildState(7, 6, asked(-1000), at(2000))).toBe('waiting')
  })

  test('whose due time was lost is overdue like any other', () => {
    expect(rebuildState(7, 6, { ...due, dueAt: null }, at(OVERDUE_MS + 1))).toBe('overdue')
  })

  test('is live, or failed, like any other', () => {
    expect(rebuildState(7, 7, due, at(1000))).toBe('live')
    expect(rebuildState(7, 6, { ...failed(10), dueAt: due.dueAt }, at(1000))).toBe('failed')
  })

  test('is polled again when it is due', () => {
    expect(nextPollMs('waiting', due, at(1000))).toBe(DUE - 1000)
  })
})

describe('A change in progress is polled again', () => {
  test('after two seconds at first, and less and less often', () => {
    const after = [0, 20_000, 60_000, OVERDUE_MS].map((ms) =>
      nextPollMs('rebuilding', facts(), at(ms)),
    )
    expect(after).toEqual([STATUS_POLL_MS, STATUS_POLL_MS, 6000, OVERDUE_MS / 10])
  })

  test('depending on the time since the request', () => {
    const asked = { ...facts(), askedAt: at(3_600_000).toISOString() }
    expect(nextPollMs('rebuilding', asked, at(3_601_000))).toBe(STATUS_POLL_MS)
  })

  test('after two seconds if its time is unknown', () => {
    expect(nextPollMs('rebuilding', { ...facts(), requestedAt: null }, at(0))).toBe(STATUS_POLL_MS)
  })
})

test('The admin panel says each state in these words', () => {
  expect(REBUILD_LABELS).toEqual({
    live: 'Live',
    waiting: 'Waiting for the next build',
    rebuilding: 'Publishing…',
    failed: 'Build failed, the previous site is still live',
    overdue: 'Overdue',
  })
})
