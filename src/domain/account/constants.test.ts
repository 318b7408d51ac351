import { describe, expect, test } from 'vitest'
import { CONTACT_THROTTLES } from '../contact/constants.ts'
import { ENQUIRY_THROTTLES } from '../enquiry/constants.ts'
import { PHONE_LIMITS } from '../phone/constants.ts'
import { REPORT_THROTTLES } from '../report/constants.ts'
import { SESSION_MS, THROTTLES } from './constants.ts'

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
      expect(perHour(THROTTLES[own]) * 6).toBeLessThan(perHour(THROTTLES[together]))
    },
  )
})

test('Nobody is sent more than twenty mails with a link in an hour, whoever asks for them', () => {
  expect(perHour(THROTTLES.resetOfAccount)).toBeLessThanOrEqual(20)
})

describe('A limit of attempts', () => {
  const windows = [
    THROTTLES,
    REPORT_THROTTLES,
    ENQUIRY_THROTTLES,
    CONTACT_THROTTLES,
    PHONE_LIMITS,
  ].flatMap((limits) => Object.entries(limits))

  test.each(windows)('of %s counts those of ten minutes, an hour or a day', (_, { windowMs }) =>
    expect([HOUR_MS / 6, HOUR_MS, DAY_MS]).toContain(windowMs),
  )

  test.each([
    ['enquiries', ENQUIRY_THROTTLES],
    ['reports', REPORT_THROTTLES],
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
