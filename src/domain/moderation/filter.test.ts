import { describe, expect, it } from 'vitest'
import { queryOf } from '../paging/rules.ts'
import { filterIn, isFiltered, logFilterIn, SEARCH_LIMIT } from './filter.ts'

const read = (query: string) => filterIn(new URLSearchParams(query))

describe('The filter of the queue in an address', () => {
  it('is read as it was written', () => {
    const filter = {
      city: 'Lucknow',
      listingType: 'Rent',
      propertyType: 'Flat/Apartment',
      role: 'Agent',
      hints: 'yes',
      newcomer: 'yes',
      q: 'gomti nagar',
    } as const
    expect(read(queryOf(filter))).toEqual(filter)
  })

  it('drops what it does not know', () =>
    expect(read('city=Mumbai&listingType=sell&view=log&role=Agent')).toEqual({ role: 'Agent' }))

  it('searches for no more than its limit', () =>
    expect(read(`q=${'x'.repeat(SEARCH_LIMIT + 1)}`)).toEqual({ q: 'x'.repeat(SEARCH_LIMIT) }))

  it('is empty if nothing is chosen', () => {
    expect(queryOf({ city: undefined, q: '' })).toBe('')
    expect(isFiltered({ q: '' })).toBe(false)
    expect(isFiltered({ q: 'x' })).toBe(true)
    expect(isFiltered({ city: 'Lucknow', q: '' })).toBe(true)
  })
})

describe('The filter of the log in an address', () => {
  const readLogFilter = (query: string) => logFilterIn(new URLSearchParams(query))

  it('is read as it was written', () => {
    const filter = {
      q: 'gomti nagar',
      decision: 'listing.rejected',
      admin: 'admin1000',
      city: 'Lucknow',
      from: '2026-11-01',
      to: '2026-11-20',
      page: 2,
    } as const
    expect(readLogFilter(queryOf(filter))).toEqual(filter)
  })

  it('drops what it does not know', () =>
    expect(readLogFilter('view=log&decision=maybe&city=Agra&from=today&page=0')).toEqual({}))
})
