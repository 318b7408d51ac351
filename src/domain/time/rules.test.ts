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
  for (const [time, said] of [
    ['10:35', '12 Nov, 4:05 pm'],
    ['18:35', '13 Nov, 12:05 am'],
    ['06:30', '12 Nov, 12:00 pm'],
  ])
    expect(formatMoment(`2026-11-12T${time}:00Z`)).toBe(said)
})

it("A time of the day is shown in India's time, by 24 hours", () => {
  expect(formatClock('2026-11-12T09:00:00Z')).toBe('14:30')
  expect(formatClock('2026-11-12T18:35:00Z')).toBe('00:05')
})
