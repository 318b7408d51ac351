import { describe, expect, it } from 'vitest'
import { OPTION_TEXTS } from '#language/listing/texts-facets'
import { GALLERY_TEXTS } from '#language/search/texts'
import { WISHES } from '../listing/answers-to.ts'
import { PG_GATE } from '../listing/constants.ts'
import { BUDGETS, PRICE_BUCKETS, RENTS } from '../listing/facet-options.ts'
import { LISTING_FACETS } from '../listing/facets.ts'
import { fieldOf } from '../listing/fields.ts'
import { slugOf } from '../text/slug.ts'
import { searchChips } from './chips.ts'
import { PAGE_SIZE } from './constants.ts'
import { findIn } from './find.ts'
import { find } from './found.ts'
import { EMPTY_SEARCH, parseSearch, searchQuery } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

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
  it('finds everything without a query', () =>
    expect(names('')).toEqual(['Garden Bay', 'Kashi Plots']))

  it('finds by words in any order and case', () => {
    expect(names('q=NAGAR+gomti')).toEqual(['Garden Bay', 'Kashi Plots'])
    expect(names('q=bay')).toEqual(['Garden Bay'])
    expect(names('q=3+BHK+lucknow')).toEqual(['Garden Bay'])
    expect(names('q=3bhk')).toEqual(['Garden Bay'])
  })

  it('leaves out a word that nothing knows, and names it', () => {
    const found = findIn([tableOf(columnsOf(all))], search('q=castle+lucknow'))
    expect(found.aside.map(({ typed }) => typed)).toEqual(['castle'])
    expect([names('q=castle'), names('q=castle+lucknow')]).toEqual([
      ['Garden Bay', 'Kashi Plots'],
      ['Garden Bay'],
    ])
  })

  it('finds all the words, in any place, ignoring accents and commas', () => {
    expect(names('q=bay+varanasi')).toEqual([])
    expect(names('q=kashi,++varanasi,')).toEqual(['Kashi Plots'])
    expect(names('q=K%C3%A1sh%C3%AD')).toEqual(['Kashi Plots'])
    expect(names('q=residential+plot%2Fland')).toEqual(['Kashi Plots'])
    expect(names('q=,')).toEqual(['Garden Bay', 'Kashi Plots'])
    expect(names('q=4bhk')).toEqual([])
    expect(names('q=3++bhk')).toEqual(['Garden Bay'])
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

  it('finds by bedrooms, with five and more as one option, and by furnishing', () => {
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

  it('finds by the visitor’s wish: leasing is renting commercial property', () => {
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
    expect(found('for=commercial')).toEqual(['Office'])
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

  it('sorts by price and area without changing the given list', () => {
    expect(names('sort=price-high')).toEqual(['Kashi Plots', 'Garden Bay'])
    expect(names('sort=area')).toEqual(['Kashi Plots', 'Garden Bay'])
    expect(all[0]).toBe(flat)
  })

  it('sorts by price, lowest first', () => {
    expect(find([plot, flat], search('sort=price-low')).map(({ price }) => price)).toEqual([
      7_200_000, 9_000_000,
    ])
  })

  it('reads no more than 100 characters of words and no page beyond the thousandth', () => {
    expect(search(`q=${'x'.repeat(101)}`).q).toBe('x'.repeat(100))
    expect([search('page=1000').page, search('page=1001').page, search('page=2.5').page]).toEqual([
      1000, 1000, 1,
    ])
  })

  it('ignores unknown parameters', () => {
    expect(search('city=atlantis&type=x&budget=1&sort=y&page=-3')).toEqual(EMPTY_SEARCH)
    expect(search('page=2').page).toBe(2)
  })

  it('is written into the address and read back the same', () => {
    const asked = search(
      'q=gomti+nagar&for=buy&city=lucknow&type=plot-land&budget=over-3cr&sort=area&page=3',
    )
    expect(search(searchQuery(asked))).toEqual(asked)
    expect(searchQuery(EMPTY_SEARCH)).toBe('')
    expect(searchQuery({ ...EMPTY_SEARCH, q: '  ' })).toBe('')
    expect(searchQuery({ ...EMPTY_SEARCH, q: ' bay ' })).toBe('?q=bay')
  })
})

const countsOf = (listings: readonly Searchable[], query: string) =>
  findIn([tableOf(columnsOf(listings))], search(query)).counts

describe('counts', () => {
  it('are the results of each option, ignoring its own facet', () => {
    const counts = countsOf(all, 'city=lucknow')
    expect(counts.city).toEqual({ lucknow: 1, varanasi: 1 })
    expect(counts.type).toEqual({ 'flat-apartment': 1 })
    expect([counts.budget, counts.for]).toEqual([{ '50l-90l': 1 }, { buy: 1 }])
  })

  it('of combined options include only listings that match all of them', () => {
    const lift = { ...flat, amenities: ['Lift', 'Gym'] }
    const gym = { ...flat, amenities: ['Gym'] }
    expect(countsOf([lift, gym], '').amenities).toEqual({ lift: 1, gym: 2 })
    expect(countsOf([lift, gym], 'amenities=lift').amenities).toEqual({ lift: 1, gym: 1 })
    expect(find([lift, gym, flat], search('amenities=lift&amenities=gym'))).toEqual([lift])
  })

  it('leave out listings that two facets exclude', () => {
    expect(countsOf(all, 'city=lucknow&type=plot-land').budget).toEqual({})
    expect(countsOf(all, 'city=lucknow&type=plot-land').city).toEqual({ varanasi: 1 })
  })
})

describe('several options of one facet', () => {
  const sigra = { ...flat, locality: 'Sigra', city: 'Varanasi' }
  it('are alternatives', () => {
    expect(
      find([flat, plot, sigra], search('locality=sigra&locality=gomti-nagar&city=varanasi')),
    ).toEqual([plot, sigra])
    expect(names('type=plot-land&type=flat-apartment')).toEqual(['Garden Bay', 'Kashi Plots'])
  })

  it('are separate parameters in the address', () => {
    const asked = search(
      'locality=sigra&type=flat-apartment&type=plot-land&bhk=2&bhk=3&price-max=7000000&area-min=900',
    )
    expect([asked.locality, asked.type, asked.price, asked.area]).toEqual([
      ['sigra'],
      ['flat-apartment', 'plot-land'],
      { from: null, to: 7_000_000 },
      { from: 900, to: null },
    ])
    expect(search(searchQuery(asked))).toEqual(asked)
    expect(search('locality=%3Cscript%3E&price-max=1e9&area-min=-4')).toEqual(EMPTY_SEARCH)
  })

  it('of a single-choice facet count only the first', () =>
    expect(search('city=varanasi&city=lucknow').city).toEqual(['lucknow']))
})

describe('a range', () => {
  it('includes both its ends', () => {
    expect(names('price-max=7200000')).toEqual(['Garden Bay'])
    expect(names('price-min=7200001')).toEqual(['Kashi Plots'])
    expect(names('area-min=1450&area-max=1450')).toEqual(['Garden Bay'])
  })
})

describe('a PG', () => {
  it('for women and men is found by a search for either', () => {
    const pg = (pgFor: string): Searchable => ({ ...flat, listingType: 'PG', pgFor })
    const [women, both] = [pg('Women'), pg('Women and men')]
    expect(find([women, both, pg('Men')], search('for=pg&guests=women'))).toEqual([women, both])
    expect(countsOf([women, both], 'for=pg').guests).toMatchObject({ women: 2, men: 1 })
  })
})

describe('a wish that several answers fulfil', () => {
  const countsIn = (listings: readonly Partial<Searchable>[], query = '') =>
    countsOf(
      listings.map((more) => ({ ...flat, ...more })),
      query,
    )

  it('is found and counted with each of them', () => {
    const pgs = (['Included', 'Extra', 'No', null] as const).map((wifi) => ({
      ...flat,
      listingType: 'PG' as const,
      wifi,
      laundry: wifi,
    }))
    expect(find(pgs, search('wifi=yes&laundry=yes'))).toEqual(pgs.slice(0, 2))
    expect(countsOf(pgs, '')).toMatchObject({ wifi: { yes: 2 }, laundry: { yes: 2 } })
  })

  it('for tenants is fulfilled where anyone may come', () =>
    expect(
      countsIn([{ tenantsPreferred: 'Anyone' }, { tenantsPreferred: 'Students' }]).tenants,
    ).toEqual({ anyone: 1, families: 1, students: 2, 'working-people': 1, companies: 1 }))

  it('for a gate that is open late is fulfilled by one that never closes', () =>
    expect(countsIn(PG_GATE.map((gateCloses) => ({ listingType: 'PG', gateCloses }))).gate).toEqual(
      { never: 1, 'after-10-pm': 2, 'by-10-pm': 3, 'by-9-pm': 2 },
    ))

  it('names only what a poster may answer', () => {
    for (const [name, wishes] of Object.entries(WISHES)) {
      const field = fieldOf(name as keyof typeof WISHES)
      expect('options' in field && field.options).toEqual(
        expect.arrayContaining(Object.values(wishes).flat()),
      )
    }
  })

  it('is read from what a poster may answer', () => {
    const stated = { brokerage: 'No brokerage', pets: 'Allowed', approvedBy: 'LDA', corner: 'Yes' }
    const counts = countsIn([stated, { airConditioning: 'In the rooms' }])
    expect(counts).toMatchObject({
      brokerage: { none: 1 },
      pets: { allowed: 1 },
      approved: { lda: 1 },
      corner: { yes: 1 },
      ac: { yes: 1 },
    })
  })
})

describe('who offers it', () => {
  const [owner, agent] = ['Owner', 'Agent'].map((by) => ({ ...flat, by }))
  const shown = { ...flat, by: 'Agent', right: { at: '2026-11-11T06:00:00Z' } }
  const posted = [owner, agent, shown] as Searchable[]

  it('is filtered by the role, and by the right to offer that was seen', () => {
    expect(find(posted, search('by=owner'))).toEqual([owner])
    expect(find(posted, search('right=seen'))).toEqual([shown])
    expect(find(posted, search('right=seen&by=owner'))).toEqual([])
  })

  it('is counted for what else is chosen', () => {
    expect(countsOf(posted, '').right).toEqual({ seen: 1 })
    expect(countsOf(posted, 'right=seen').by).toEqual({ agent: 1 })
    expect(countsOf(posted, 'by=owner').right).toEqual({})
  })

  it('is one chip, which says no more than was seen', () =>
    expect(searchChips(search('right=seen&right=verified'))).toMatchObject([
      { label: OPTION_TEXTS.right?.seen, remove: { right: [] } },
    ]))
})

describe('a floor', () => {
  it('is found in its group, and as the top of its house', () => {
    const floors = [-1, 0, 3, 7, 12].map((floorNumber) => ({
      ...flat,
      floorNumber,
      totalFloors: 12,
    }))
    expect(find(floors, search('floor=below-ground'))).toEqual([floors[0]])
    expect(find(floors, search('floor=ground&floor=top'))).toEqual([floors[1], floors[4]])
    expect(countsOf(floors, '').floor).toEqual({
      'below-ground': 1,
      ground: 1,
      '1-4': 1,
      '5-9': 1,
      '10-up': 1,
      top: 1,
    })
  })
})

it('a road is found by its least width in feet', () => {
  const plots = [20, 30, 60].map((roadWidth) => ({ ...plot, roadWidth }))
  expect(find(plots, search('road-min=30'))).toEqual(plots.slice(1))
  expect(searchChips(search('road-min=30')).map(({ label }) => label)).toEqual(['Road: from 30 ft'])
  expect(searchQuery(search('road-min=30'))).toBe('?road-min=30')
})

describe('Recently added listings', () => {
  it('include those of every shorter period', () => {
    const ago = (days: number) => ({
      ...flat,
      approvedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    })
    const fresh = [ago(0), ago(3), ago(20), ago(50)]
    expect(countsOf(fresh, '').added).toMatchObject({ 1: 1, 7: 2, 30: 3 })
    expect(find(fresh, search('added=7'))).toEqual(fresh.slice(0, 2))
  })
})

it('added listings are counted in days of India, which begin at 18:30 UTC', () => {
  const at = (approvedAt: string) => ({ ...flat, approvedAt })
  const flats = [at('2026-11-22T18:29:59Z'), at('2026-11-22T18:30:00Z'), at('2026-11-23T18:30:00Z')]
  const { added } = tableOf(columnsOf(flats), Date.parse('2026-11-23T20:00:00Z')).facets
  const options = (row: number) => added.members[added.codes[row] ?? 0]?.map((n) => added.ids[n])
  expect(flats.map((_, row) => options(row)?.sort())).toEqual([
    ['30', '7'],
    ['1', '30', '7'],
    ['1', '30', '7'],
  ])
})

describe('chips', () => {
  it('name the active filters, and each removes its own', () => {
    expect(searchChips(search('q=++'))).toEqual([])
    expect(searchChips(search('q=+bay+&city=lucknow'))).toEqual([
      { remove: { q: '', page: 1 }, label: '“bay”' },
      { remove: { city: [], page: 1 }, label: 'Lucknow', inHeading: true },
    ])
  })
})

it('names a type in an address by its letters and digits', () => {
  expect(['Flat/Apartment', '1 RK / Studio', "ATM'S"].map(slugOf)).toEqual([
    'flat-apartment',
    '1-rk-studio',
    'atm-s',
  ])
})

it('offers each option once', () => {
  for (const { options } of LISTING_FACETS)
    expect(new Set(options?.map((option) => option.id)).size).toBe(options?.length ?? 0)
  expect(PAGE_SIZE).toBe(24)
})

describe('The button of a filter', () => {
  it('says how many filters are active', () => {
    expect([0, 1, 2].map(GALLERY_TEXTS.show)).toEqual([
      'Show 0 properties',
      'Show 1 property',
      'Show 2 properties',
    ])
  })
})
