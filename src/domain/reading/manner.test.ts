import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '../../test/support/data/arbitraries.ts'
import type { Reading } from './answer.ts'
import { readArea } from './area.ts'
import { readCount } from './count.ts'
import { dateOrderIn, readDate } from './date.ts'
import { isDecimalOpen, readCountOf, readMoneyOf } from './figure.ts'
import type { Manner } from './manner.ts'
import { readMoney } from './money.ts'
import { readFigure } from './number.ts'

const TODAY = new Date('2026-11-25T12:00:00+05:30')
const COMMA: Manner = { decimal: 'comma' }
const POINT: Manner = { decimal: 'point' }
const values = <Value>(reading: Reading<Value> | null): unknown => {
  if (reading?.is === 'asked') return reading.readings.map(({ value }) => value)
  return reading?.is === 'taken' ? reading.value : null
}

describe('A figure is read by the mark of its decimals where that is known', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['1,25 Cr', [12_500_000, 1_250_000_000], 12_500_000, 1_250_000_000],
    ['45.000', [45_000, 45], 45_000, 45],
    ['1,25,000', 125_000, 125_000, 125_000],
    ['24,5k', [24_500, 245_000], 24_500, 245_000],
    // A group of three is one to everybody.
    ['12,500', 12_500, 12_500, 12_500],
    ['72.5 lakh', 7_250_000, 7_250_000, 7_250_000],
    // Nothing below one is grouped.
    ['0,95 Cr', 9_500_000, 9_500_000, 9_500_000],
  ])('%s', (text, unknown, comma, point) => {
    expect(values(readMoney(text))).toEqual(unknown)
    expect(values(readMoney(text, COMMA))).toEqual(comma)
    expect(values(readMoney(text, POINT))).toEqual(point)
  })

  test('in every reader of figures', () => {
    const area = (manner: Manner) => values(readArea('112,5 sq m', manner))
    expect(area({})).toHaveLength(2)
    expect(area(COMMA)).toMatchObject({ amount: 112.5 })
    expect(area(POINT)).toMatchObject({ amount: 1125 })
    expect(values(readArea('1.500', COMMA))).toMatchObject({ amount: 1500 })
    expect(values(readArea('1.500', POINT))).toMatchObject({ amount: 1.5 })
    expect(values(readArea('0,250 acre'))).toMatchObject({ amount: 0.25 })
    expect(values(readFigure('8,5', undefined, COMMA))).toBe(8.5)
    expect(values(readFigure('8,5', undefined, POINT))).toBe(85)
    expect(values(readCount('1.200', 'feet', COMMA))).toBe(1200)
    expect(values(readCountOf('bathrooms', {}, '1.200', COMMA))).toBe(1200)
    expect(values(readMoneyOf('price', { min: 1 }, '1,5 lakh', {}, null, COMMA))).toBe(150_000)
  })

  test('and whether a text leaves it open can be told', () => {
    expect(
      ['1,25 Cr', '1.500', '24,5k', '1,450 sq ft', '1.25 Cr', '1.500 Cr', '72,00,00', '7'].map(
        isDecimalOpen,
      ),
    ).toEqual([true, true, true, false, false, false, false, false])
  })

  test('so that what is open has one reading once it is answered', () => {
    const figures = fc
      .tuple(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(',', '.'),
        fc.stringMatching(/^\d{1,3}$/),
        fc.constantFrom('', ' lakh', ' Cr', 'k', ' sq ft', ' acre'),
      )
      .map(([whole, mark, rest, unit]) => `${whole}${mark}${rest}${unit}`)
    fc.assert(
      fc.property(figures, fc.constantFrom(COMMA, POINT), (text, manner) => {
        if (!isDecimalOpen(text)) return
        // Whether a unit was left out is another question.
        for (const read of [readMoney, readArea])
          expect(read(text, { ...manner, free: true })?.is, text).not.toBe('asked')
      }),
      { seed: SEED, numRuns: 1000 },
    )
  })
})

test('A marla has the size that is known of its writer', () => {
  const said = (manner: Manner) => {
    const reading = readArea('10 marla', manner)
    if (reading?.is === 'asked') return [reading.kind, ...reading.readings.map(({ said }) => said)]
    return reading?.is === 'taken' ? reading.said : reading?.why
  }
  expect(said({})).toEqual([
    'marla',
    '250 sq yd (1 marla = 25 sq yd)',
    '302.5 sq yd (1 marla = 30.25 sq yd)',
  ])
  expect(said({ marla: 25 })).toBe('250 sq yd')
  expect(said({ marla: 30.25 })).toBe('302.5 sq yd')
})

describe('A date in figures is read by what stands first', () => {
  test('the day, where nothing else is known', () => {
    expect(values(readDate('03/04/2027', TODAY))).toBe('2027-04-03')
    expect(values(readDate('03/04/2027', TODAY, undefined, { order: 'day first' }))).toBe(
      '2027-04-03',
    )
    expect(values(readDate('03/04/2027', TODAY, undefined, { order: 'month first' }))).toBe(
      '2027-03-04',
    )
    // Only the calendar's days are days.
    expect(values(readDate('13/04/2027', TODAY, undefined, { order: 'month first' }))).toBe(
      '2027-04-13',
    )
  })

  test('and each text says which it allows', () => {
    expect(
      ['03/04/2027', '13/04/2027', '04-13-27', '5.5.2027', '31/31/2027', 'Dec 2028', '46388'].map(
        dateOrderIn,
      ),
    ).toEqual(['either', 'day first', 'month first', null, null, null, null])
  })
})
