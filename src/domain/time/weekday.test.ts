import { expect, it } from 'vitest'
import { recentDay } from './weekday.ts'

it('A day of the last week is named, an older one has its date; days are those of India', () => {
  const now = new Date('2026-12-01T06:00:00Z')
  const said = (iso: string) => recentDay(iso, now)
  expect(said('2026-11-30T18:40:00Z')).toBe('today')
  expect(said('2026-11-30T06:00:00Z')).toBe('yesterday')
  expect(said('2026-11-25T06:00:00Z')).toBe('Wednesday')
  expect(said('2026-11-25T18:40:00Z')).toBe('Thursday')
  expect(said('2026-11-24T06:00:00Z')).toBe('24 Nov')
})
