import { describe, expect, test } from 'vitest'
import { ACCOUNT_LIMITS, SESSION_MS, THROTTLES } from '../account/constants.ts'
import { CONTACT_THROTTLES } from '../contact/constants.ts'
import { ENQUIRY_THROTTLES } from '../enquiry/constants.ts'
import { PHONE_LIMITS } from '../phone/constants.ts'
import { validate } from '../text/validate.ts'
import { REPORT_LIMIT, REPORT_REASONS, REPORT_THROTTLES } from './constants.ts'
import { REPORT_MESSAGES } from './messages.ts'
import { reportSchema } from './schema.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('A report', () => {
  const errors = (said: object) => {
    const result = validate(reportSchema, said)
    return result.ok ? {} : result.fields
  }

  test('has one of the reasons, and may say more', () => {
    for (const reason of REPORT_REASONS) expect(errors({ reason, note: '' })).toEqual({})
    expect([errors({}), errors({ reason: 'Ugly' })]).toEqual([
      { reason: REPORT_MESSAGES.reason },
      { reason: REPORT_MESSAGES.reason },
    ])
  })

  test('says so much at most', () => {
    const [reason] = REPORT_REASONS
    expect(errors({ reason, note: 'x'.repeat(REPORT_LIMIT) })).toEqual({})
    expect(errors({ reason, note: 'x'.repeat(REPORT_LIMIT + 1) })).toHaveProperty('note')
  })
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
    expect([10 * MINUTE, HOUR, DAY]).toContain(windowMs),
  )

  test.each([
    ['enquiries', ENQUIRY_THROTTLES],
    ['reports', REPORT_THROTTLES],
  ])('of %s about one listing leaves room for others than one network', (_, limits) => {
    expect([limits.network.windowMs, limits.listing.windowMs, limits.both.windowMs]).toEqual([
      HOUR,
      DAY,
      DAY,
    ])
    expect(limits.both.attempts * 5).toBeLessThan(limits.listing.attempts)
  })
})

test('A session ends after two weeks without use, and after sixty days in all', () => {
  expect([SESSION_MS.idle, SESSION_MS.absolute]).toEqual([14 * DAY, 60 * DAY])
  expect(ACCOUNT_LIMITS).toMatchObject({ passwordMin: 6, mobileDigits: 10 })
})
