import { describe, expect, it } from 'vitest'
import { MEANT_TEXTS } from '#language/search/texts'
import { savedQuery, savedSearchName } from '../saved-search/rules.ts'
import { answerTo, meaningOf } from './answer.ts'
import { searchChips } from './chips.ts'
import { SALES_FROM } from './constants.ts'
import { switched } from './criteria.ts'
import { findIn } from './find.ts'
import { find } from './found.ts'
import { parseSearch } from './rules.ts'
import { columnsOf, tableOf } from './table.ts'

const offer = (
  projectBuildingName: string,
  listingType: 'Sell' | 'Rent' | 'PG',
  price: number,
) => ({
  projectBuildingName,
  city: 'Noida',
  locality: 'Sector 62',
  plotArea: 1000,
  ...({ propertyCategory: 'Residential', propertyType: 'Flat/Apartment' } as const),
  listingType,
  price,
})
const shop = { propertyCategory: 'Commercial', propertyType: 'Retail' } as const
const OFFERS = [
  offer('flat', 'Sell', 4_000_000),
  offer('villa', 'Sell', 30_000_000),
  offer('rent', 'Rent', 24_500),
  offer('palace', 'Rent', 600_000),
  offer('bed', 'PG', 6_100),
  { ...offer('shop', 'Sell', 4_500_000), ...shop },
  { ...offer('lease', 'Rent', 40_000), ...shop },
]
const search = (query: string) => parseSearch(new URLSearchParams(query))
const namesOf = (query: string) => find(OFFERS, search(query)).map((one) => one.projectBuildingName)

describe('Without a wish, a budget', () => {
  it.each([
    ['price-max=5000000', ['flat', 'shop']],
    [`price-max=${SALES_FROM}`, []],
    [`price-max=${SALES_FROM - 1}`, ['rent', 'bed', 'lease']],
    ['price-max=25000', ['rent', 'bed']],
    ['price-min=10000', ['rent', 'palace', 'lease']],
    ['price-min=5000000', ['villa']],
    ['price-min=10000&price-max=5000000', ['flat', 'shop']],
    ['for=commercial&price-max=5000000', ['shop']],
    ['for=commercial&price-max=50000', ['lease']],
    // With a chosen wish, the budget belongs to it.
    ['for=rent&price-max=5000000', ['rent', 'palace']],
    ['for=buy&price-max=100000', []],
    ['q=rent&price-max=5000000', ['rent', 'palace', 'lease']],
    ['deal=pg&price-max=5000000', ['bed']],
  ])('(%s) never mixes sales and rents', (query, names) => expect(namesOf(query)).toEqual(names))

  it.each([
    ['price-max=5000000', 'sale', '2 properties to buy in Noida under ₹50 L', 'Up to ₹50 L to buy'],
    [
      'price-max=25000',
      'let',
      '2 properties to rent in Noida under ₹25,000',
      'Up to ₹25,000 to rent',
    ],
  ] as const)('(%s) says what it was taken for', (query, meant, heading, chip) => {
    const own = search(`city=noida&${query}`)
    const found = findIn([tableOf(columnsOf(OFFERS))], own)
    expect(answerTo(own, found.total)).toBe(heading)
    expect(searchChips(own).map(({ label }) => label)).toContain(chip)
    expect(meaningOf(own, found)).toBe(MEANT_TEXTS[meant].text)
    // The other wishes show how many listings match the budget.
    expect(found.counts.for.rent ?? 0).toBeGreaterThan(0)
  })

  it('stays when a wish is chosen, which then decides its meaning', () => {
    const asked = search('price-max=400000')
    expect(switched(asked, 'buy').price.to).toBe(400_000)
    const found = findIn([tableOf(columnsOf(OFFERS))], switched(asked, 'buy'))
    expect(meaningOf(switched(asked, 'buy'), found)).toBe('')
    expect(switched(search('for=rent&price-max=400000'), 'buy').price.to).toBeNull()
  })

  it('is saved with its meaning, so that a buyer gets no mails about rents', () => {
    expect(savedQuery('?city=noida&price-max=5000000')).toBe(
      '?for=buy&city=noida&price-max=5000000',
    )
    expect(savedSearchName('?city=noida&price-max=5000000')).toContain('to buy')
    expect(savedQuery('?price-max=25000')).toBe('?price-max=25000')
    expect(savedSearchName('?price-max=25000')).toBe('Up to ₹25,000 to rent')
  })
})
