import { describe, expect, it } from 'vitest'
import { filterIn, filterQuery, isFiltered, SEARCH_LIMIT } from './filter.ts'

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
    expect(read(filterQuery(filter))).toEqual(filter)
  })

  it('drops what it does not know', () =>
    expect(read('city=Mumbai&listingType=sell&view=log&role=Agent')).toEqual({ role: 'Agent' }))

  it('searches for no more than its limit', () =>
    expect(read(`q=${'x'.repeat(SEARCH_LIMIT + 1)}`)).toEqual({ q: 'x'.repeat(SEARCH_LIMIT) }))

  it('is empty if nothing is chosen', () => {
    expect(filterQuery({ city: undefined, q: '' })).toBe('')
    expect(isFiltered({ q: '' })).toBe(false)
    expect(isFiltered({ q: 'x' })).toBe(true)
    expect(isFiltered({ city: 'Lucknow', q: '' })).toBe(true)
  })
})
