import { expect, it } from 'vitest'
import { findIn } from './find.ts'
import { commercialChoice, quickChoices } from './quick.ts'
import { EMPTY_SEARCH, parseSearch, searchQuery } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

const flat = (bedrooms: number, price: number, more: Partial<Searchable> = {}): Searchable => ({
  projectBuildingName: 'Aqua',
  locality: 'Gomti Nagar',
  city: 'Lucknow',
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  bedrooms,
  price,
  plotArea: 1000,
  ...more,
})
const LAKH = 100_000
const TABLE = tableOf(
  columnsOf([
    flat(2, 42 * LAKH),
    flat(3, 68 * LAKH),
    flat(3, 69 * LAKH),
    flat(3, 95 * LAKH),
    flat(2, 18_000, { listingType: 'Rent' }),
    flat(2, 55 * LAKH, { city: 'Noida', locality: 'Sector 62' }),
  ]),
)

/** The choices on offer: "3 BHK 3". Each finds as many as it says. */
function quick(query: string) {
  const search = parseSearch(new URLSearchParams(query))
  const found = findIn([TABLE], search)
  return quickChoices([TABLE], search, found).map(({ label, change, count }) => {
    expect(findIn([TABLE], { ...search, ...change }).total).toBe(count)
    return `${label} ${count}`
  })
}

it('asks first what to do and where', () => {
  expect(quick('')).toEqual(['Buy 5', 'Rent 1', 'Lucknow 5', 'Noida 1'])
  expect(quick('q=rent')).toEqual([])
})

it('then asks for rooms and for a limit that parts what there is', () => {
  expect(quick('for=buy&city=lucknow')).toEqual([
    '2 BHK 1',
    '3 BHK 3',
    'Up to ₹50 L 1',
    'Up to ₹70 L 3',
  ])
  expect(quick('q=buy+3+bhk+lucknow')).toEqual(['Up to ₹70 L 2'])
  expect(quick('for=buy&city=lucknow&price-max=7000000')).toEqual(['2 BHK 1', '3 BHK 2'])
})

it('offers nothing that would leave all or none', () => {
  expect(quick('for=rent&city=lucknow')).toEqual([])
  expect(quickChoices([], EMPTY_SEARCH, findIn([], EMPTY_SEARCH))).toEqual([])
})

it('leads to what is commercial where homes stand before it', () => {
  const shop = flat(0, 50 * LAKH, { propertyCategory: 'Commercial', propertyType: 'Retail' })
  const tables = [tableOf(columnsOf([shop, flat(2, 42 * LAKH), { ...shop, price: 60 * LAKH }]))]
  const choices = (query: string) => {
    const search = parseSearch(new URLSearchParams(query))
    return commercialChoice(search, findIn(tables, search)).map(({ label, change }) => [
      label,
      searchQuery({ ...search, ...change }),
    ])
  }
  expect(choices('for=buy')).toEqual([['+ 2 commercial', '?for=buy&category=commercial']])
  expect(choices('q=buy+under+70+lakh')).toHaveLength(1)
  for (const query of ['', 'for=rent', 'for=buy&bhk=2', 'for=buy&type=retail', 'for=commercial'])
    expect(choices(query)).toEqual([])
})
