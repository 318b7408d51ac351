import { describe, expect, test } from 'vitest'
import { buildDueAt, REBUILD_EVERY_MINUTES, type SiteChange } from './windows.ts'

const MINUTE = 60_000
const now = new Date('2026-11-20T09:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
/** Minutes until the build for a change, if the last build was requested `askedAgo` minutes ago. */
const waits = (change: SiteChange, askedAgo: number | null, every = REBUILD_EVERY_MINUTES) =>
  (buildDueAt(change, { now, askedAt: askedAgo === null ? null : at(-askedAgo) }, every).getTime() -
    now.getTime()) /
  MINUTE

test('The deployed site is built four times a day at most, unless something must leave it', () => {
  expect(REBUILD_EVERY_MINUTES).toBe(360)
})

describe('A change that can be read on demand', () => {
  const CHANGES: SiteChange[] = [
    'listing approved',
    'listing changed',
    'listing closed or confirmed',
    'listing deleted by its owner',
    'listing expired',
    'account changed',
    'content changed',
    'build failed',
    'change missed',
  ]

  test.each(CHANGES)('waits until six hours after the last build: %s', (change) => {
    expect([waits(change, 0), waits(change, 90), waits(change, 340)]).toEqual([360, 270, 20])
  })

  test.each(CHANGES)('waits ten minutes for further changes: %s', (change) => {
    expect([waits(change, 355), waits(change, 5000), waits(change, null)]).toEqual([10, 10, 10])
  })

  test('never waits longer than the configured interval', () => {
    expect([waits('listing approved', null, 3), waits('listing approved', 0, 3)]).toEqual([3, 3])
  })
})

describe('An urgent change', () => {
  const CHANGES: SiteChange[] = ['listing taken down', 'account disabled', 'account deleted']

  test.each(CHANGES)('is built at once, within any window: %s', (change) => {
    expect([waits(change, null), waits(change, 61), waits(change, 60)]).toEqual([0, 0, 0])
  })

  test.each(CHANGES)('is built once an hour at most: %s', (change) => {
    // Urgent changes never wait longer than others, even if the usual interval is shorter.
    expect([waits(change, 0), waits(change, 45), waits(change, 0, 20)]).toEqual([60, 15, 20])
  })
})

test('What an admin asks for is built now, and without windows so is each change', () => {
  expect([waits('rebuild now', 0), waits('rebuild now', null)]).toEqual([0, 0])
  const changes: SiteChange[] = ['listing approved', 'listing taken down', 'content changed']
  expect(changes.map((change) => waits(change, 0, 0))).toEqual([0, 0, 0])
})
