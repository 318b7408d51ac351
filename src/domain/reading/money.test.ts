import { describe, expect, test } from 'vitest'
import { LISTING_FIELDS } from '../listing/fields.ts'
import type { Bounded } from './bounds.ts'
import { readMoneyOf } from './figure.ts'
import { type MoneyContext, readMoney } from './money.ts'

const asked = (text: string, context: MoneyContext) => {
  const reading = readMoney(text, context)
  return reading?.is === 'asked'
    ? [reading.kind, reading.readings.map(({ said }) => said)]
    : reading
}

describe('A figure that cannot be rupees lacks its unit', () => {
  const price = (property: Bounded) => {
    const reading = readMoneyOf('price', LISTING_FIELDS.price, '52.5', property, null)
    return reading?.is === 'asked' ? reading.readings.map(({ said }) => said) : reading
  }
  test('lakh or crore of a sale, thousands of a rent, and any of them where nobody knows', () => {
    expect(price({ listingType: 'Sell' })).toEqual(['₹52.5 lakh', '₹52.5 crore'])
    expect(price({ listingType: 'Rent' })).toEqual(['₹52,500'])
    expect(price({})).toEqual(['₹52.5 lakh', '₹52.5 crore', '₹52,500'])
  })

  test('but not of what may be small: a deposit, or the maintenance of a foot', () => {
    expect(readMoney('2.75', { free: true, monthly: true })).toMatchObject({ is: 'taken' })
  })
})

describe('What is no price for certain is asked', () => {
  test('with what is asked, so that one answer may settle it for many', () => {
    expect(asked('4500 per sqft', { squareFeet: 1200 })).toEqual(['rate', ['₹54 lakh']])
    expect(asked('1.9 Cr onwards', {})).toEqual(['least', ['₹1.9 crore']])
    expect(asked('starting from 1,9 Cr', {})).toEqual(['least', ['₹1.9 crore', '₹19 crore']])
    expect(asked('1,9 Cr', {})).toEqual([undefined, ['₹1.9 crore', '₹19 crore']])
  })

  test('but the least of several where a field asks for that', () =>
    expect(readMoney('1.9 Cr onwards', { least: true })).toMatchObject({
      is: 'taken',
      value: 19_000_000,
    }))
})
