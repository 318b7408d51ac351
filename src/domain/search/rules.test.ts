import { describe, expect, it } from 'vitest'
import { BUDGETS, PAGE_SIZE, PRICE_BUCKETS, RENTS } from './constants.ts'
import { GALLERY_MESSAGES } from './messages.ts'
import { searchChips } from './chips.ts'
import {
  EMPTY_SEARCH,
  FACET_OPTIONS,
  facetCounts,
  find,
  parseSearch,
  searchQuery,
  typeSlug,
} from './rules.ts'
import type { Searchable } from './text.ts'

const flat: Searchable = {
  listingType: 'Sell',
  projectBuildingName: 'Garden Bay',
  locality: 'Gomti Nagar',
  city: 'Lucknow',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  bedrooms: 3,
  price: 7_200_000,
  plotArea: 1450,
}
const plot: Searchable = {
  ...flat,
  projectBuildingName: 'Kashi Plots',
  city: 'Varanasi',
  propertyType: 'Plot/Land',
  bedrooms: null,
  price: 9_000_000,
  plotArea: 1800,
}
const all = [flat, plot]
const search = (query: string) => parseSearch(new URLSearchParams(query))
const names = (query: string) =>
  find(all, search(query)).map((listing) => listing.projectBuildingName)

describe('price ranges', () => {
  it('are the three of the portal', () =>
    expect(PRICE_BUCKETS.map((bucket) => bucket.label)).toEqual(['50L-90L', '90L-1Cr', '1Cr-3Cr']))

  it('include their lower end only, so 90 L is in 90L-1Cr', () => {
    expect(names('budget=50l-90l')).toEqual(['Garden Bay'])
    expect(names('budget=90l-1cr')).toEqual(['Kashi Plots'])
  })

  it('leave no gap', () => {
    for (const ranges of [BUDGETS, RENTS])
      for (const [index, budget] of ranges.slice(1).entries())
        expect(budget.from).toBe(ranges[index]?.to)
  })
})

describe('a search', () => {
  it('finds everything when nothing is asked', () =>
    expect(names('')).toEqual(['Garden Bay', 'Kashi Plots']))

  it('finds by words in any order and case', () => {
    expect(names('q=NAGAR+gomti')).toEqual(['Garden Bay', 'Kashi Plots'])
    expect(names('q=bay')).toEqual(['Garden Bay'])
    expect(names('q=3+BHK+lucknow')).toEqual(['Garden Bay'])
    expect(names('q=3bhk')).toEqual(['Garden Bay'])
    expect(names('q=castle')).toEqual([])
  })

  it('finds all the words, wherever they stand, without regard to accents and commas', () => {
    expect(names('q=bay+varanasi')).toEqual([])
    expect(names('q=kashi,++varanasi,')).toEqual(['Kashi Plots'])
    expect(names('q=K%C3%A1sh%C3%AD')).toEqual(['Kashi Plots'])
    expect(names('q=residential+plot%2Fland')).toEqual(['Kashi Plots'])
    expect(names('q=,')).toEqual(['Garden Bay', 'Kashi Plots'])
    expect(names('q=4bhk')).toEqual([])
    expect(names('q=3++bhk')).toEqual(['Garden Bay'])
    expect(names('q=baygomti')).toEqual([])
    expect(names('q=bhk')).toEqual(['Garden Bay'])
    const other = { ...flat, bedrooms: 2, locality: 'Sector 3' }
    for (const q of ['3+BHK', '3++BHK'])
      expect(find([other, flat], search(`q=${q}`))).toEqual([flat])
    expect(find([other, flat], search('q=3BHK,+bay'))).toEqual([flat])
  })

  it('finds by city and type', () => {
    expect(names('city=varanasi')).toEqual(['Kashi Plots'])
    expect(names('type=flat-apartment')).toEqual(['Garden Bay'])
    expect(names('type=flat-apartment&city=varanasi')).toEqual([])
  })

  it('finds by bedrooms, five and more in one, and by furnishing', () => {
    const large = { ...flat, projectBuildingName: 'Large', bedrooms: 7, furnishing: 'Unfurnished' }
    const found = (query: string) =>
      find([flat, plot, large], search(query)).map((listing) => listing.projectBuildingName)
    expect([found('bhk=3'), found('bhk=5'), found('bhk=1')]).toEqual([
      ['Garden Bay'],
      ['Large'],
      [],
    ])
    expect(found('furnishing=unfurnished&bhk=5')).toEqual(['Large'])
    expect(search('bhk=9&furnishing=x')).toEqual(EMPTY_SEARCH)
  })

  it('finds by what the visitor wants to do: leasing is renting something commercial', () => {
    const office: Searchable = {
      ...flat,
      projectBuildingName: 'Office',
      listingType: 'Rent',
      propertyCategory: 'Commercial',
      propertyType: 'Office',
      price: 60_000,
    }
    const home: Searchable = {
      ...flat,
      projectBuildingName: 'Home',
      listingType: 'Rent',
      price: 24_000,
    }
    const bed: Searchable = { ...flat, projectBuildingName: 'Bed', listingType: 'PG', price: 8000 }
    const found = (query: string) =>
      find([flat, office, home, bed], search(query)).map((listing) => listing.projectBuildingName)
    expect([found('for=buy'), found('for=lease'), found('for=rent'), found('for=pg')]).toEqual([
      ['Garden Bay'],
      ['Office'],
      ['Home'],
      ['Bed'],
    ])
    expect([
      found('budget=rent-over-60k'),
      found('budget=rent-10k-25k'),
      found('budget=under-50l'),
    ]).toEqual([['Office'], ['Home'], []])
  })

  it('sorts by price and area, and leaves the list it was given alone', () => {
    expect(names('sort=price-high')).toEqual(['Kashi Plots', 'Garden Bay'])
    expect(names('sort=area')).toEqual(['Kashi Plots', 'Garden Bay'])
    expect(all[0]).toBe(flat)
  })

  it('sorts by price from the lowest on', () => {
    expect(find([plot, flat], search('sort=price-low')).map(({ price }) => price)).toEqual([
      7_200_000, 9_000_000,
    ])
  })

  it('reads no more words than 100 characters and no page beyond the thousandth', () => {
    expect(search(`q=${'x'.repeat(101)}`).q).toBe('x'.repeat(100))
    expect([search('page=1000').page, search('page=1001').page, search('page=2.5').page]).toEqual([
      1000, 1000, 1,
    ])
  })

  it('ignores what it does not know', () => {
    expect(search('city=atlantis&type=x&budget=1&sort=y&page=-3')).toEqual(EMPTY_SEARCH)
    expect(search('page=2').page).toBe(2)
  })

  it('goes into the address and comes back the same', () => {
    const asked = search(
      'q=gomti+nagar&for=buy&city=lucknow&type=plot-land&budget=over-3cr&sort=area&page=3',
    )
    expect(search(searchQuery(asked))).toEqual(asked)
    expect(searchQuery(EMPTY_SEARCH)).toBe('')
    expect(searchQuery({ ...EMPTY_SEARCH, q: '  ' })).toBe('')
    expect(searchQuery({ ...EMPTY_SEARCH, q: ' bay ' })).toBe('?q=bay')
  })
})

describe('counts', () => {
  it('say what each option would give, its own facet left aside', () => {
    const counts = facetCounts(all, search('city=lucknow'))
    expect(counts.city).toEqual({ '': 2, lucknow: 1, varanasi: 1 })
    expect(counts.type).toEqual({ '': 1, 'flat-apartment': 1 })
    expect(counts.budget).toEqual({ '': 1, '50l-90l': 1 })
    expect(counts.for).toEqual({ '': 1, buy: 1 })
    const all3 = facetCounts(all, EMPTY_SEARCH)
    expect([all3.bhk, all3.furnishing]).toEqual([{ '': 2, 3: 1 }, { '': 2 }])
  })
})

describe('chips', () => {
  it('name what is on, and what each would take back', () => {
    expect(searchChips(search('q=++'))).toEqual([])
    expect(searchChips(search('q=+bay+&city=lucknow'))).toEqual([
      { remove: { q: '', page: 1 }, label: '“bay”' },
      { remove: { city: '', page: 1 }, label: 'Lucknow' },
    ])
  })
})

it('names a type in an address by its letters and figures', () => {
  expect(['Flat/Apartment', '1 RK / Studio', "ATM'S"].map(typeSlug)).toEqual([
    'flat-apartment',
    '1-rk-studio',
    'atm-s',
  ])
})

it('offers each option once', () => {
  for (const options of Object.values(FACET_OPTIONS))
    expect(new Set(options.map((option) => option.id)).size).toBe(options.length)
  expect(PAGE_SIZE).toBe(24)
})

describe('The button of a filter', () => {
  it('says how many there are', () => {
    expect([0, 1, 2].map(GALLERY_MESSAGES.show)).toEqual([
      'Show 0 properties',
      'Show 1 property',
      'Show 2 properties',
    ])
  })
})
