import { describe, expect, it } from 'vitest'
import { isAlike } from '../../test/support/data/alike.ts'
import { comparePrice, isWithin, likeness, usualRange } from './rules.ts'

const flat = { city: 'Lucknow', locality: 'Gomti Nagar', plotArea: 1000, price: 5_000_000 }

describe('A listing looks like another one', () => {
  it('in the same city and locality, with an area within 5 % and a price within 10 %', () => {
    expect(isAlike(flat, { ...flat, plotArea: 950, price: 4_500_000 })).toBe(true)
    expect(isAlike(flat, { ...flat, plotArea: 949 })).toBe(false)
    expect(isAlike(flat, { ...flat, price: 4_499_999 })).toBe(false)
    expect(isAlike(flat, { ...flat, city: 'Kanpur' })).toBe(false)
    expect(isAlike(flat, { ...flat, locality: 'Aliganj' })).toBe(false)
  })

  it('in either order of the two', () => {
    for (const other of [
      { ...flat, plotArea: 950 },
      { ...flat, plotArea: 1052 },
      { ...flat, plotArea: 1053 },
    ])
      expect(isAlike(flat, other)).toBe(isAlike(other, flat))
  })

  it.each([
    'gomti  nagar',
    'Gomtinagar',
    'Gomti Nagar, Lucknow',
    'गोमती नगर',
    'Vipul Khand, Gomti Nagar',
  ])('however its locality is spelled: %s', (locality) =>
    expect(isAlike(flat, { ...flat, locality })).toBe(true),
  )

  it('in several respects, each of which is reported separately', () => {
    expect(likeness(flat, { ...flat, price: 9_000_000 })).toEqual({
      area: true,
      price: false,
    })
  })
})

it('The difference of two amounts is relative to the larger one', () => {
  expect(isWithin(95, 100, 5)).toBe(true)
  expect(isWithin(94.9, 100, 5)).toBe(false)
  expect(isWithin(0, 0, 5)).toBe(true)
})

describe('A price is unusual', () => {
  const check = { rate: 6000, compared: 5, lower: 4000, upper: 5000 }

  it('outside the quartiles by 1.5 times their distance', () => {
    expect(usualRange(check)).toEqual({ low: 2500, high: 6500 })
    expect(comparePrice({ ...check, rate: 6500 })).toBe('usual')
    expect(comparePrice({ ...check, rate: 6501 })).toBe('high')
    expect(comparePrice({ ...check, rate: 2500 })).toBe('usual')
    expect(comparePrice({ ...check, rate: 2499 })).toBe('low')
  })

  it('and by a quarter: homes of one price say little of another', () => {
    const tower = { ...check, lower: 4000, upper: 4000 }
    expect(usualRange(tower)).toEqual({ low: 3000, high: 5000 })
    expect(comparePrice({ ...tower, rate: 4800 })).toBe('usual')
    expect(comparePrice({ ...tower, rate: 5001 })).toBe('high')
    expect(comparePrice({ ...tower, rate: 2999 })).toBe('low')
  })

  it('among five listings at least', () => {
    expect(comparePrice({ ...check, rate: 90_000, compared: 4 })).toBe('unknown')
    expect(comparePrice({ rate: 90_000, compared: 0, lower: null, upper: null })).toBe('unknown')
    expect([usualRange({ ...check, lower: null }), usualRange({ ...check, upper: null })]).toEqual([
      null,
      null,
    ])
  })

  it('but never because the range goes below zero', () => {
    expect(usualRange({ ...check, lower: 100, upper: 5000 })?.low).toBe(0)
  })
})
