import { expect, test } from 'vitest'
import { joinFacts } from './facts.ts'

test('A line of facts has what is known, and breaks before a dot and never after it', () => {
  const line = joinFacts(['PG', '', null, false, 'Gomti Nagar', undefined])
  expect(line.replaceAll('\u00a0', ' ')).toBe('PG · Gomti Nagar')
  expect(line).toMatch(/ ·(?! )/)
  expect(joinFacts([])).toBe('')
})
