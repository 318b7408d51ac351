import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatMonth, latestMonth, relativeDay } from './calendar.ts'

const now = new Date('2026-11-20T12:00:00+05:30')

describe('dates', () => {
  it('are written as in India', () => {
    expect(formatDate('2026-11-12T20:00:00Z')).toBe('13 Nov 2026')
    expect(formatDay('2026-11-12')).toBe('12 Nov')
    expect(formatMonth('2026-11-12T00:00:00Z')).toBe('November 2026')
  })

  it('are counted in calendar days of India', () => {
    expect(relativeDay('2026-11-20T00:30:00+05:30', now)).toBe('today')
    expect(relativeDay('2026-11-19T23:30:00+05:30', now)).toBe('yesterday')
    expect(relativeDay('2026-11-17T12:00:00+05:30', now)).toBe('3 days ago')
  })

  it('are months when long ago', () =>
    expect(
      ['2026-10-07', '2026-10-06', '2026-09-20'].map((date) =>
        relativeDay(`${date}T12:00:00+05:30`, now),
      ),
    ).toEqual(['44 days ago', 'last month', '2 months ago']))

  it('are never in the future, even if the visitor’s clock is wrong', () => {
    expect(relativeDay('2026-11-25T12:00:00+05:30', now)).toBe('today')
  })

  it('count in the month of the last of them, which begins at midnight in India', () => {
    const times = [
      '2026-10-31T18:29:59.000Z',
      '2026-11-20T06:00:00.000Z',
      '2026-10-31T18:30:00.000Z',
    ]
    expect(latestMonth([...times, '2025-11-20T06:00:00.000Z'])).toEqual({
      last: times[1],
      count: 2,
    })
    expect(latestMonth([])).toBeNull()
  })
})
