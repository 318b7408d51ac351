import { describe, expect, it } from 'vitest'
import {
  dayNumber,
  feedTime,
  formatDate,
  formatDay,
  formatLongDate,
  formatMonth,
  indianDate,
  indianTime,
  indianYear,
  latestMonth,
  relativeDay,
  shortAge,
  tableTime,
} from './calendar.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
const now = new Date('2026-11-20T12:00:00+05:30')

describe('dates', () => {
  it('are written as in India', () => {
    expect(formatDate('2026-11-12T20:00:00Z')).toBe('13 Nov 2026')
    expect(formatDay('2026-11-12')).toBe('12 Nov')
    expect(formatMonth('2026-11-12T00:00:00Z')).toBe('November 2026')
    expect(formatLongDate('2026-02-28T19:00:00Z')).toBe('1 March 2026')
    expect(MONTHS.map((month) => formatDay(`2026-${month}-03`))).toEqual([
      '3 Jan',
      '3 Feb',
      '3 Mar',
      '3 Apr',
      '3 May',
      '3 Jun',
      '3 Jul',
      '3 Aug',
      '3 Sept',
      '3 Oct',
      '3 Nov',
      '3 Dec',
    ])
  })

  it('are counted in calendar days of India', () => {
    expect(relativeDay('2026-11-20T00:30:00+05:30', now)).toBe('today')
    expect(relativeDay('2026-11-19T23:30:00+05:30', now)).toBe('yesterday')
    expect(relativeDay('2026-11-17T12:00:00+05:30', now)).toBe('3 days ago')
  })

  it('is short beside a sign', () => {
    const ages = ['2026-11-20', '2026-11-19', '2026-11-17'].map((day) =>
      shortAge(`${day}T00:10:00+05:30`, now),
    )
    expect(ages).toEqual(['today', '1 day', '3 days'])
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

  it('are counted within the month of the latest one, which begins at midnight in India', () => {
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

describe('A day in India begins at 18:30 UTC of the day before', () => {
  it.each([
    ['2026-11-23T18:29:59Z', '2026-11-23', '23 Nov 2026', '2026-11-23T23:59:59+05:30'],
    ['2026-11-23T18:30:00Z', '2026-11-24', '24 Nov 2026', '2026-11-24T00:00:00+05:30'],
    ['2026-11-23T20:00:00Z', '2026-11-24', '24 Nov 2026', '2026-11-24T01:30:00+05:30'],
    ['2026-11-23T23:59:59Z', '2026-11-24', '24 Nov 2026', '2026-11-24T05:29:59+05:30'],
    ['2026-11-24T00:00:00Z', '2026-11-24', '24 Nov 2026', '2026-11-24T05:30:00+05:30'],
    ['2026-12-31T18:29:59Z', '2026-12-31', '31 Dec 2026', '2026-12-31T23:59:59+05:30'],
    ['2026-12-31T18:30:00Z', '2027-01-01', '1 Jan 2027', '2027-01-01T00:00:00+05:30'],
    ['2028-02-28T18:30:00Z', '2028-02-29', '29 Feb 2028', '2028-02-29T00:00:00+05:30'],
  ])('%s is %s', (iso, day, said, moment) => {
    const time = new Date(iso)
    expect([indianDate(time), formatDate(iso), indianTime(time)]).toEqual([day, said, moment])
    expect(tableTime(time)).toBe(moment.slice(0, 19).replace('T', ' '))
    expect(indianYear(time)).toBe(Number(day.slice(0, 4)))
    expect(dayNumber(time) * 86_400_000).toBe(Date.parse(day))
    expect(new Date(feedTime(time)).getTime()).toBe(time.getTime())
  })

  it('in a feed as well', () => {
    expect(feedTime(new Date('2026-12-31T20:00:00Z'))).toBe('Fri, 01 Jan 2027 01:30:00 +0530')
  })
})
