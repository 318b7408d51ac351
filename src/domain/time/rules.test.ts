import { describe, expect, it } from 'vitest'
import { ageInWords, agoInWords, formatClock, formatMoment } from './rules.ts'

const now = new Date('2026-11-20T10:00:00Z')

describe('An age in words', () => {
  it.each([
    ['2026-11-20T09:59:01Z', 'just now'],
    ['2026-11-20T10:05:00Z', 'just now'],
    ['2026-11-20T09:59:00Z', '1 minute'],
    ['2026-11-20T09:00:01Z', '59 minutes'],
    ['2026-11-20T09:00:00Z', '1 hour'],
    ['2026-11-19T10:00:01Z', '23 hours'],
    ['2026-11-19T10:00:00Z', '1 day'],
    ['2026-11-10T10:00:00Z', '10 days'],
  ])('of %s is "%s"', (time, words) => {
    expect(ageInWords(time, now)).toBe(words)
  })

  it('reads as a sentence part, without "just now ago"', () => {
    expect(agoInWords('2026-11-20T07:00:00Z', now)).toBe('3 hours ago')
    expect(agoInWords('2026-11-20T10:00:00Z', now)).toBe('just now')
  })
})

it("A moment is shown in India's time", () => {
  expect(formatMoment('2026-11-12T10:35:00Z')).toMatch(/^12 Nov, 4:05\spm$/)
})

it("A time of the day is shown in India's time, by 24 hours", () => {
  expect(formatClock('2026-11-12T09:00:00Z')).toBe('14:30')
  expect(formatClock('2026-11-12T18:35:00Z')).toBe('00:05')
})
