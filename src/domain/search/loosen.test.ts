import { expect, it } from 'vitest'
import { findIn } from './find.ts'
import { loosened } from './loosen.ts'
import { parseSearch, type Search, searchQuery } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

const flat = (price: number, more: Partial<Searchable> = {}): Searchable => ({
  projectBuildingName: 'Aqua',
  locality: 'Sector 62',
  city: 'Noida',
  listingType: 'Rent',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  bedrooms: 2,
  price,
  plotArea: 1000,
  ...more,
})
const ALL = [
  flat(27_250),
  flat(18_000, { bedrooms: 1 }),
  flat(19_000, { bedrooms: 1, locality: 'Sector 63' }),
  flat(19_500, { bedrooms: 3 }),
  flat(20_000, { city: 'Lucknow', locality: 'Gomti Nagar' }),
  flat(9_000_000, { listingType: 'Sell' }),
]
const TABLE = tableOf(columnsOf(ALL))

/** The ways out of a search without results: "Any BHK 3", with their address. Each finds as many as it says. */
function ways(query: string, beside: string[] = [], table = TABLE) {
  const search = parseSearch(new URLSearchParams(query))
  const total = (one: Search) => findIn([table], one).total
  expect(total(search)).toBe(0)
  return Object.fromEntries(
    loosened([table], search, { beside }).map((way) => {
      expect(total(way.search)).toBe(way.count)
      return [`${way.label} ${way.count}`, decodeURIComponent(searchQuery(way.search))]
    }),
  )
}

it('names the budget that is enough for the next one, and then what else can be given up', () => {
  expect(ways('q=rent 2 bhk noida 20k')).toEqual({
    'Raise the budget to ₹28,000 1': '?q=rent+2+bhk+noida&price-max=28000',
    'Any BHK 3': '?q=rent+noida+20k',
    'Any city 1': '?q=rent+2+bhk+20k',
  })
})

it('replaces a range on offer by a budget that is enough, and lowers one that begins too high', () => {
  expect(ways('for=rent&bhk=2&city=noida&budget=rent-under-10k')).toHaveProperty(
    ['Raise the budget to ₹28,000 1'],
    '?for=rent&city=noida&bhk=2&price-max=28000',
  )
  expect(ways('for=rent&price-min=30000')).toEqual({
    'Lower the budget to ₹27,000 1': '?for=rent&price-min=27000',
  })
})

it('stays with buying or renting, also where only the amount says which', () => {
  expect(Object.keys(ways('for=buy&bhk=3&price-max=100000'))).toEqual([])
  expect(ways('bhk=2&price-max=600000&price-min=500000')).toEqual({
    'Raise the budget to ₹90 L 1': '?deal=sell&bhk=2&price-min=500000&price-max=9000000',
  })
})

it('looks next door, and in the whole city', () => {
  const query = 'for=rent&city=noida&locality=sector-150&price-max=20000'
  expect(ways(query, ['sector-63'])).toEqual({
    'Next door too 1':
      '?for=rent&city=noida&locality=sector-150&locality=sector-63&price-max=20000',
    'All of Noida 3': '?for=rent&city=noida&price-max=20000',
  })
})

it('gives up words that name nothing', () => {
  expect(ways('q=aqua sector 999')).toEqual({ 'Without “aqua sector 999” 6': '' })
})

it('gives up an area in the words of its chip', () => {
  expect(ways('q=godown 5000 sft')).toEqual({})
  expect(ways('q=flat 5000 sft sector 62 noida')).toEqual({
    'Without about 5,000 sq ft 4': '?q=flat+sector+62+noida',
  })
  expect(ways('q=flat 500 gaj&city=noida')).toHaveProperty(['Without about 500 gaj 5'])
})

it('gives up one amenity where that is enough, and names each option that it drops', () => {
  const lift = flat(21_000, { amenities: ['Lift'] })
  const withLift = [...ALL, lift, lift]
  const table = tableOf(columnsOf(withLift))
  expect(ways('for=rent&amenities=lift&amenities=gym', [], table)).toEqual({
    'Without Gym 2': '?for=rent&amenities=lift',
  })
  expect(ways('for=rent&amenities=gym&amenities=swimming-pool', [], table)).toEqual({
    'Without Gym or Swimming Pool 7': '?for=rent',
  })
})

it('raises a range on offer to a price at its end, which it excludes', () => {
  const table = tableOf(columnsOf([flat(5_000_000, { listingType: 'Sell' })]))
  expect(ways('for=buy&budget=under-50l', [], table)).toEqual({
    'Raise the budget to ₹50 L 1': '?for=buy&price-max=5000000',
  })
})

it('never gives up whether it is a home or commercial', () => {
  expect(ways('deal=rent&category=commercial')).toEqual({})
})

it('gives up a right to offer by name, whether it was chosen or typed', () => {
  const shownOrNot = 'Right to offer shown or not 1'
  expect(ways('for=buy&right=seen')).toEqual({ [shownOrNot]: '?for=buy' })
  expect(ways('for=buy&q=flat papers shown')).toHaveProperty([shownOrNot], '?q=flat&for=buy')
})
