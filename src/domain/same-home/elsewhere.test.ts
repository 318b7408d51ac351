import { expect, test } from 'vitest'
import { ELSEWHERE_TEXTS } from '#language/same-home/texts'
import { priceOf } from '../money/rules.ts'
import { type FormerListing, formerPrices, lowestElsewhere } from './elsewhere.ts'

const FORMER: FormerListing = {
  publishedAt: '2026-03-03T06:00:00.000Z',
  listingType: 'Sell',
  first: 6_500_000,
  last: 6_100_000,
  offered: false,
  until: '2026-06-05T06:00:00.000Z',
}
const said = (over: Partial<FormerListing> = {}) =>
  ELSEWHERE_TEXTS.line(formerPrices({ ...FORMER, ...over }))

test('Another account’s listing is told with its own prices, and until when it was on offer', () => {
  expect(said()).toBe(
    'Published by another account, at ₹65,00,000, last at ₹61,00,000; no longer on offer there since 5 Jun 2026',
  )
  expect(said({ last: 6_500_000, until: null })).toBe(
    'Published by another account, at ₹65,00,000; no longer on offer there',
  )
  expect(said({ first: null, last: null, offered: true })).toBe(
    'Published by another account; still on offer there',
  )
})

test('The lowest of the offers by others is named, and nothing where there is none', () => {
  const offer = (id: string, price: number) => ({ id, price, role: 'Agent', seen: false }) as const
  const elsewhere = {
    others: 2,
    offers: [offer('a', 6_400_000), offer('b', 6_100_000)],
    listings: [],
  }
  expect(lowestElsewhere(elsewhere, 'Sell')).toEqual(
    priceOf({ listingType: 'Sell', price: 6_100_000 }),
  )
  expect(lowestElsewhere({ ...elsewhere, offers: [] }, 'Sell')).toBeNull()
  expect(ELSEWHERE_TEXTS.also(2, '₹61 L')).toBe('Also offered by 2 others, from ₹61 L')
  expect(ELSEWHERE_TEXTS.also(1, '₹61 L')).toBe('Also offered by one other, for ₹61 L')
})
