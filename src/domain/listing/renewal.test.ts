import { describe, expect, test } from 'vitest'
import { LISTING_DAYS } from './constants.ts'
import { renewalOf } from './renewal.ts'

const DAY_MS = 86_400_000
const SINCE = Date.parse('2026-09-01T06:00:00Z')
const laterBy = (days: number, over = {}) =>
  renewalOf({
    since: SINCE,
    confirmedAt: SINCE,
    closed: false,
    now: SINCE + days * DAY_MS,
    ...over,
  })

describe('The link of a mail that asks whether a listing is still available', () => {
  test('renews it before it expires, and for a month after', () => {
    expect([LISTING_DAYS.asked, LISTING_DAYS.unconfirmed].map((days) => laterBy(days))).toEqual([
      'renew',
      'renew',
    ])
    expect(LISTING_DAYS.renewalLink).toBe(LISTING_DAYS.unconfirmed + 30)
    expect(laterBy(LISTING_DAYS.renewalLink)).toBe('renew')
    expect(laterBy(LISTING_DAYS.renewalLink + 1 / 24)).toBe('too old')
  })

  test('has no effect after a later confirmation, at any age', () => {
    const confirmed = { confirmedAt: SINCE + 55 * DAY_MS }
    expect([56, 200].map((days) => laterBy(days, confirmed))).toEqual([
      'confirmed since',
      'confirmed since',
    ])
  })

  test('does not reopen a sold or rented listing', () => {
    expect(laterBy(54, { closed: true })).toBe('closed')
    expect(laterBy(54, { closed: true, confirmedAt: SINCE + DAY_MS })).toBe('closed')
  })
})
