import { expect, it } from 'vitest'
import { ageSaid, coverLabel, originInAlt, originLabel } from '#language/trust/texts-safety'
import { ADULT, LAW_FACTS } from '../report/law.ts'

it('A picture is labelled where its poster said so, and nowhere else', () => {
  expect([originLabel('AI'), coverLabel('AI'), originInAlt('A flat', 'AI')]).toEqual([
    'Made or staged with AI',
    'Cover made or staged with AI',
    'A flat, made or staged with AI',
  ])
  expect([originLabel(null), coverLabel(undefined), originInAlt('A flat', null)]).toEqual([
    '',
    '',
    'A flat',
  ])
})

it('The sentence about age names the age of the law', () =>
  expect(ageSaid(ADULT)).toBe('By signing up you say that you are 18 or older.'))

it('Each fact of law has its rule, its day, its sources, and how it was read', () => {
  for (const { rule, since, sources, seen } of LAW_FACTS) {
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(URL.canParse(source)).toBe(true)
    expect([rule, seen].every(Boolean)).toBe(true)
  }
})
