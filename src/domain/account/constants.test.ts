import { describe, expect, test } from 'vitest'
import { CONTACT_RATE_LIMITS } from '../contact/constants.ts'
import { ENQUIRY_RATE_LIMITS } from '../enquiry/constants.ts'
import { PHONE_LIMITS } from '../phone/constants.ts'
import { REPORT_RATE_LIMITS } from '../report/constants.ts'
import { SESSION_MS, RATE_LIMITS } from './constants.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const perHour = ({ attempts, windowMs }: { attempts: number; windowMs: number }) =>
  attempts * (HOUR_MS / windowMs)

describe('A handful of networks', () => {
  test.each([
    ['login', 'loginToAccount'],
    ['reset', 'resetOfAccount'],
  ] as const)(
    'that go to their own limit of %s leave some of what all have together',
    (own, together) => {
      expect(perHour(RATE_LIMITS[own]) * 6).toBeLessThan(perHour(RATE_LIMITS[together]))
    },
  )
})

test('Nobody is sent more than twenty mails with a link in an hour, whoever asks for them', () => {
  expect(perHour(RATE_LIMITS.resetOfAccount)).toBeLessThanOrEqual(20)
})

describe('A limit of attempts', () => {
  const windows = [
    RATE_LIMITS,
    REPORT_RATE_LIMITS,
    ENQUIRY_RATE_LIMITS,
    CONTACT_RATE_LIMITS,
    PHONE_LIMITS,
  ].flatMap((limits) => Object.entries(limits))

  test.each(windows)('of %s has a window of ten minutes, an hour or a day', (_, { windowMs }) =>
    expect([HOUR_MS / 6, HOUR_MS, DAY_MS]).toContain(windowMs),
  )

  test.each([
    ['enquiries', ENQUIRY_RATE_LIMITS],
    ['reports', REPORT_RATE_LIMITS],
  ])('of %s about one listing leaves room for others than one network', (_, limits) => {
    expect([limits.network.windowMs, limits.listing.windowMs, limits.both.windowMs]).toEqual([
      HOUR_MS,
      DAY_MS,
      DAY_MS,
    ])
    expect(limits.both.attempts * 5).toBeLessThan(limits.listing.attempts)
  })
})

test('A session ends after two weeks without use, and after sixty days in all', () => {
  expect([SESSION_MS.idle, SESSION_MS.absolute]).toEqual([14 * DAY_MS, 60 * DAY_MS])
})
