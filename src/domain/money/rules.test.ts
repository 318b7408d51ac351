import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PERIOD_TEXTS } from '#language/money/texts-amounts'
import { SEED } from '../../test/support/data/arbitraries.ts'
import { rupeesIn } from '../../test/support/data/rupees.ts'
import { LISTING_LIMITS, LISTING_TYPES } from '../listing/constants.ts'
import {
  exact,
  inBoth,
  inWords,
  lowerBound,
  lowestOf,
  monthly,
  once,
  priceOf,
  pricePerSquareFoot,
  short,
} from './rules.ts'

test('Nothing stands between the sign of the rupee and its figure, however an amount is written', () => {
  const amount = fc.integer({ min: 0, max: LISTING_LIMITS.price })
  fc.assert(
    fc.property(amount, (rupees) => {
      const money = monthly(rupees)
      const texts = [exact(money), short(money), lowerBound(money), inBoth(rupees)]
      const signs = texts.flatMap((text) => text.match(/₹.?/gu) ?? [])
      expect(signs.filter((sign) => !/^₹\d$/.test(sign))).toEqual([])
      expect(signs.length).toBeGreaterThanOrEqual(texts.length)
    }),
    { seed: SEED },
  )
})

describe('A price in full', () => {
  test.each([
    [950, '₹950'],
    [1_19_250, '₹1,19,250'],
    [72_00_000, '₹72,00,000'],
    [99_99_999, '₹99,99,999'],
    [1_30_00_000, '₹1,30,00,000'],
    [10_00_00_00_000, '₹10,00,00,00,000'],
  ])('of %i rupees is %s', (rupees, text) => expect(exact(once(rupees))).toBe(text))

  test.each([
    ['Sell', '₹1,19,250', '₹1,19,250', '₹1.19 L'],
    ['Rent', '₹1,19,250 per month', '₹1,19,250 per month', '₹1.19 L per month'],
    [
      'PG',
      '₹1,19,250 per bed per month',
      '₹1,19,250 per bed per month',
      '₹1.19 L per bed per month',
    ],
  ] as const)('of a listing of the type %s says what it is paid for', (listingType, ...texts) => {
    const price = priceOf({ listingType, price: 1_19_250 })
    expect([exact(price), short(price), lowerBound(price)]).toEqual(texts)
  })

  test('of maintenance says that it is monthly', () =>
    expect(exact(monthly(4750))).toBe('₹4,750 a month'))
})

test.each([
  [950, '₹950'],
  [18_500, '₹18,500'],
  [99_999, '₹99,999'],
  [1_00_000, '₹1 L'],
  [1_19_250, '₹1,19,250'],
  [1_86_000, '₹1.86 L'],
  [11_99_999, '₹11,99,999'],
  [72_00_000, '₹72 L'],
  [72_50_000, '₹72.5 L'],
  [72_34_567, '₹72,34,567'],
  [99_99_999, '₹99,99,999'],
  [1_00_00_000, '₹1 Cr'],
  [1_30_00_000, '₹1.3 Cr'],
  [1_30_50_000, '₹1,30,50,000'],
  [2_49_00_000, '₹2.49 Cr'],
])('The short text of %i is %s, which is never rounded', (rupees, text) =>
  expect(short(once(rupees))).toBe(text),
)

test.each([
  [950, '₹950'],
  [24_500, '₹24,500'],
  [99_999, '₹99,999'],
  [1_00_000, '₹1 L'],
  [1_19_250, '₹1.19 L'],
  [11_99_999, '₹11.9 L'],
  [72_00_000, '₹72 L'],
  [99_99_999, '₹99.9 L'],
  [1_30_00_000, '₹1.3 Cr'],
  [1_29_99_999, '₹1.29 Cr'],
  [2_49_00_000, '₹2.49 Cr'],
  [12_49_00_000, '₹12.4 Cr'],
  [10_49_00_00_000, '₹1,049 Cr'],
])('What costs at least %i costs from %s', (rupees, text) =>
  expect(lowerBound(once(rupees))).toBe(text),
)

test('Screen readers hear the unit as a word', () => {
  expect(inWords(short(once(72_50_000)))).toBe('₹72.5 lakh')
  expect(inWords('from ₹50 L to ₹1.3 Cr')).toBe('from ₹50 lakh to ₹1.3 crore')
  expect(inWords(lowerBound(priceOf({ listingType: 'Rent', price: 1_19_250 })))).toBe(
    '₹1.19 lakh per month',
  )
})

describe('For any price', () => {
  const prices = fc.integer({ min: 1, max: LISTING_LIMITS.price })
  const types = fc.constantFrom(...LISTING_TYPES)
  const holds = (check: (price: ReturnType<typeof priceOf>) => void) =>
    fc.assert(
      fc.property(prices, types, (price, listingType) => check(priceOf({ price, listingType }))),
      { seed: SEED, numRuns: 2000 },
    )

  it('the exact and the short text state that price', () =>
    holds((price) => {
      expect(rupeesIn(exact(price))).toEqual([price.rupees])
      expect(rupeesIn(short(price))).toEqual([price.rupees])
    }))

  it('the lower bound is not above it, and within a hundredth of it', () =>
    holds((price) => {
      const [bound = 0] = rupeesIn(lowerBound(price))
      expect(bound).toBeLessThanOrEqual(price.rupees)
      expect(bound).toBeGreaterThan(price.rupees * 0.99 - 1)
    }))

  it('the text for screen readers equals the visible one', () =>
    holds((price) => {
      for (const text of [short(price), lowerBound(price)])
        expect(rupeesIn(inWords(text))).toEqual(rupeesIn(text))
    }))

  it('each text ends with its period', () =>
    holds((price) => {
      for (const text of [exact(price), short(price), lowerBound(price)])
        expect(text.endsWith(PERIOD_TEXTS[price.period])).toBe(true)
    }))
})

describe('The lowest of some prices', () => {
  const rent = priceOf({ listingType: 'Rent', price: 9000 })

  test('is one of them', () => {
    expect(lowestOf([once(3), once(2), once(4)])).toEqual(once(2))
    expect(lowestOf([rent])).toEqual(rent)
  })

  test('is none without prices, or if rents are mixed with the prices of sales', () => {
    expect(lowestOf([])).toBeNull()
    expect(lowestOf([once(5_000_000), rent])).toBeNull()
  })

  test('is found among more prices than a function call can have arguments', () =>
    expect(lowestOf(Array.from({ length: 300_000 }, (_, n) => once(n + 5)))).toEqual(once(5)))
})

test('Price per sq ft is given for sales only', () => {
  expect(pricePerSquareFoot({ listingType: 'Sell', price: 72_00_000, plotArea: 1440 })).toBe(5000)
  expect(pricePerSquareFoot({ listingType: 'Rent', price: 20_000, plotArea: 1000 })).toBeNull()
  expect(pricePerSquareFoot({ listingType: 'Sell', price: 72_00_000, plotArea: 0 })).toBeNull()
})
