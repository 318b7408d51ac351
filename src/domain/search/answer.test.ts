import { describe, expect, it } from 'vitest'
import { CITY_COUNT } from '#language/city/texts-named'
import { once } from '../money/rules.ts'
import { answerTo, spreadOf } from './answer.ts'
import { budgetsFor, criteriaOf, switched } from './criteria.ts'
import { findIn } from './find.ts'
import { placeStats } from './found.ts'
import { EMPTY_SEARCH, parseSearch } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

const search = (query: string) => parseSearch(new URLSearchParams(query))
const answer = (query: string, total: number) => answerTo(search(query), total)

describe('The heading of a search is its answer', () => {
  it.each([
    ['for=buy&city=lucknow&type=flat-apartment', 38, '38 flats to buy in Lucknow'],
    ['for=buy&city=lucknow&type=flat-apartment', 1, '1 flat to buy in Lucknow'],
    ['q=3+bhk+flats+in+lucknow+for+sale', 12, '12 flats with 3 BHK to buy in Lucknow'],
    ['q=rent+2+bhk+noida+12k', 0, '0 homes with 2 BHK to rent in Noida under ₹12,000'],
    ['for=buy&city=noida&budget=50l-90l', 4, '4 properties to buy in Noida at ₹50 L to ₹90 L'],
    ['for=rent&budget=rent-over-60k', 4, `4 homes to rent in ${CITY_COUNT} from ₹60,000`],
    [
      'for=buy&budget=under-50l&budget=90l-1cr',
      4,
      `4 properties to buy in ${CITY_COUNT} under ₹50 L`,
    ],
    ['for=rent&bhk=2&bhk=3&city=noida', 1234, '1,234 homes with 2 or 3 BHK to rent in Noida'],
    ['for=pg', 2, `2 PG and co-living homes in ${CITY_COUNT}`],
    ['for=lease&city=kanpur', 5, '5 commercial properties to lease in Kanpur'],
    [
      'city=lucknow&locality=gomti-nagar&locality=aliganj',
      3,
      '3 properties in Gomti Nagar and Aliganj, Lucknow',
    ],
    ['city=noida&locality=a&locality=b&locality=c', 0, '0 properties in 3 localities of Noida'],
    ['q=aqua', 2, `2 properties in ${CITY_COUNT} for “aqua”`],
    // A shop to rent is no home.
    ['q=rent+noida', 7, '7 properties to rent in Noida'],
    ['for=rent&city=noida', 7, '7 homes to rent in Noida'],
    ['q=2+bhk+rent', 7, `7 homes with 2 BHK to rent in ${CITY_COUNT}`],
    ['q=kashi', 1, '1 property in Varanasi'],
  ])('%s, %i found', (query, total, words) => expect(answer(query, total)).toBe(words))
})

const flat: Searchable = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  projectBuildingName: 'Kesar',
  locality: 'Aliganj',
  city: 'Lucknow',
  bedrooms: 3,
  price: 5_000_000,
  plotArea: 1000,
}
const flats = Array.from({ length: 20 }, (_, n) => ({ ...flat, price: 5_000_000 + n * 100_000 }))
const spread = (listings: readonly Searchable[]) => {
  const tables = [tableOf(columnsOf(listings))]
  return spreadOf(tables, findIn(tables, EMPTY_SEARCH))
}

describe('The line below it', () => {
  it('states the lowest price and the usual range', () => {
    expect(spread(flats)).toBe('from ₹50 L, mostly ₹5,200 to 6,600 per sq ft')
    const rents = flats.map((one, n) => ({
      ...one,
      listingType: 'Rent' as const,
      price: 8000 + n * 1000,
    }))
    expect(spread(rents)).toBe('from ₹8,000 per month, mostly ₹10,000 to 24,000')
    expect(spread(rents.slice(0, 4))).toBe('from ₹8,000 per month')
  })

  it('states only the lowest price with few listings, and nothing if sales and rents are mixed', () => {
    expect(spread(flats.slice(0, 4))).toBe('from ₹50 L')
    expect(spread([...flats, { ...flat, listingType: 'Rent' }])).toBe('')
    expect(spread([])).toBe('')
  })

  it('states no usual price below the lowest one, and no lowest price above a usual one', () => {
    const rents = flats.map((one) => ({ ...one, listingType: 'PG' as const, price: 24_400 }))
    expect(spread(rents)).toBe('from ₹24,400 per bed per month')
    const dear = { ...flat, price: 9_000_000 }
    expect(spread([{ ...flat, price: 1_199_999 }, ...Array(3).fill(dear)])).toBe('from ₹11.9 L')
  })
})

it('The figures of localities are their count and their lowest price', () => {
  const rent = { ...flat, listingType: 'Rent' as const, locality: 'Mahanagar', price: 9000 }
  const mixed = [rent, { ...rent, locality: 'Chinhat' }, { ...flat, locality: 'Chinhat', price: 1 }]
  const tables = [tableOf(columnsOf([...flats, ...mixed]))]
  expect(placeStats(tables, findIn(tables, EMPTY_SEARCH))).toEqual({
    aliganj: { count: 20, sales: 20, from: once(5_000_000) },
    mahanagar: { count: 1, sales: 0, from: { rupees: 9000, period: 'month' } },
    // A rent does not tell the price of a sale.
    chinhat: { count: 2, sales: 1, from: once(1) },
  })
})

describe('Another wish', () => {
  it('has other budgets, and keeps the filters that still apply', () => {
    const asked = search(
      'for=buy&city=noida&budget=50l-90l&price-max=9&type=flat-apartment&furnishing=unfurnished',
    )
    const rent = switched(asked, 'rent')
    expect([rent.for, rent.budget, rent.price.to, rent.type]).toEqual([['rent'], [], null, []])
    expect([rent.city, rent.furnishing]).toEqual([['noida'], ['unfurnished']])
    expect(switched(search('for=pg&guests=women&bhk=2'), 'rent').guests).toEqual([])
    expect(switched(search('for=buy&bhk=2'), 'commercial').bhk).toEqual([])
  })

  it('is also recognised when typed', () => {
    const ids = (query: string) => budgetsFor(criteriaOf(search(query))).map(({ id }) => id)
    expect(ids('for=buy')).not.toContain('rent-under-10k')
    expect(ids('q=pg+in+noida')).not.toContain('under-50l')
    expect(ids('q=shop+for+rent')).not.toContain('under-50l')
    // Before either is chosen, the same figure could be a price or a rent.
    expect([ids(''), ids('for=commercial')]).toEqual([[], []])
    expect(ids('for=commercial&deal=sell')).toContain('under-50l')
    expect(ids('for=commercial&deal=rent')).toContain('rent-under-10k')
  })
})
