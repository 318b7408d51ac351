import { describe, expect, test } from 'vitest'
import { REPORT_TEXTS } from '#language/report/texts'
import { validate } from '../text/validate.ts'
import { REPORT_LIMIT, REPORT_REASONS } from './constants.ts'
import { reportSchema } from './schema.ts'

describe('A report', () => {
  const errors = (said: object) => {
    const result = validate(reportSchema, said)
    return result.ok ? {} : result.fields
  }

  test('has one of the reasons, and may say more', () => {
    for (const reason of REPORT_REASONS) expect(errors({ reason, note: '' })).toEqual({})
    expect([errors({}), errors({ reason: 'Ugly' })]).toEqual([
      { reason: REPORT_TEXTS.reason },
      { reason: REPORT_TEXTS.reason },
    ])
  })

  test('has a note of limited length', () => {
    const [reason] = REPORT_REASONS
    expect(errors({ reason, note: 'x'.repeat(REPORT_LIMIT) })).toEqual({})
    expect(errors({ reason, note: 'x'.repeat(REPORT_LIMIT + 1) })).toHaveProperty('note')
  })
})
