import { describe, expect, test } from 'vitest'
import { awakeHours, buildsAt, creditsOf, monthOf } from './month.ts'
import { BUDGETS } from './prices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const nothing = { requests: 0, bytes: 0, shared: 0, uncached: 0 }
const idle = { visits: 0, approvals: 0, sittings: 0 }

describe('The database is awake', () => {
  test('for five minutes after a query', () => {
    expect(awakeHours([[HOUR, HOUR]])).toBeCloseTo(5 / 60)
  })

  test('once if queries come before it sleeps, in any order', () => {
    const spans = [
      [HOUR + 4 * MINUTE, HOUR + 6 * MINUTE],
      [HOUR, HOUR],
      [HOUR + MINUTE, HOUR + 2 * MINUTE],
    ] as const
    expect(awakeHours(spans)).toBeCloseTo(11 / 60)
  })

  test('twice if it slept in between', () => {
    expect(
      awakeHours([
        [0, 0],
        [HOUR, HOUR],
      ]),
    ).toBeCloseTo(10 / 60)
  })

  test('never without queries', () => {
    expect(awakeHours([])).toBe(0)
  })
})

describe('The builds of a day', () => {
  test('are one for each window in which something was approved', () => {
    expect(buildsAt([8 * HOUR, 9 * HOUR, 13 * HOUR, 20 * HOUR]).map((at) => at / MINUTE)).toEqual([
      490, 850, 1210,
    ])
  })

  test('are none without an approval', () => {
    expect(buildsAt([])).toEqual([])
  })
})

describe('Credits', () => {
  test('are the price of each used unit, and their sum', () => {
    const usage = { deploy: 2, database: 3, bandwidth: 4e9, requests: 50_000, compute: 6 }
    expect(creditsOf(usage)).toEqual({
      ...{ deploy: 30, database: 30, bandwidth: 80, requests: 10, compute: 30 },
      all: 180,
    })
  })

  test('for a query every five minutes use up the monthly budget of a busy site twice', () => {
    const always = { ...nothing, requests: 1, uncached: 1 }
    const usage = monthOf({ ...idle, visits: 288 }, always, nothing, nothing)
    expect(Math.round(usage.database / 10)).toBe(72)
    expect(creditsOf(usage).all).toBeGreaterThan(2 * BUDGETS.busy)
  })
})

describe('A month', () => {
  test('without any visit consists of the schedules, and the daily cleanup', () => {
    const usage = monthOf(idle, nothing, nothing, nothing)
    expect(usage).toMatchObject({ deploy: 0, bandwidth: 0, requests: 30 * 145 })
    expect(usage.database).toBeCloseTo((30 * 6) / 60)
  })

  test('counts the calls of visitors, owners and admins', () => {
    const counted = { requests: 10, bytes: 1000, shared: 2, uncached: 0 }
    const day = { visits: 100, approvals: 4, sittings: 2 }
    const usage = monthOf(day, counted, counted, counted)
    // One visit in ten records that a listing was read.
    expect(usage.requests).toBe(30 * (145 + 10 + 106 * 10))
    expect(usage.bandwidth).toBe(30 * 106 * 1000)
    expect(usage.deploy).toBe(60)
    // Half a second each: the schedules, the recorded views, and the CDN's requests.
    expect(usage.compute).toBeCloseTo((30 * (145 + 10 + 2 * 6 * 2) * 0.5) / 3600)
  })

  test('has no more sittings than approvals', () => {
    const day = { visits: 0, approvals: 1, sittings: 3 }
    expect(monthOf(day, nothing, nothing, nothing).deploy).toBe(30)
  })
})
