import { expect, it } from 'vitest'
import { LAW } from './law.ts'

it('Each rule of law has its day and its sources', () => {
  for (const { rule, date, sources } of Object.values(LAW)) {
    expect(date, rule).toMatch(/^\d{4}-\d{2}(-\d{2})?$/)
    expect(rule).not.toBe('')
    for (const source of sources) expect(URL.canParse(source), source).toBe(true)
  }
})
