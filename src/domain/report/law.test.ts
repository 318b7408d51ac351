import { expect, it } from 'vitest'
import { AGE_SAID } from '#language/account/texts'
import { LAW_FACTS } from './law.ts'

it('The sentence about age names the age of the law', () =>
  expect(AGE_SAID).toBe('By signing up you say that you are 18 or older.'))

it('Each fact of law has its rule, its day, its sources, and how it was read', () => {
  for (const { rule, since, sources, seen } of LAW_FACTS) {
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(URL.canParse(source)).toBe(true)
    expect([rule, seen].every(Boolean)).toBe(true)
  }
})
