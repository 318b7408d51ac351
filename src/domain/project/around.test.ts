import { expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { searchQuery } from '../search/rules.ts'
import { aroundProject } from './around.ts'

const project = { city: 'lucknow', locality: 'Gomti Nagar' }

test('Around a project is what is for sale in its locality, homes first', () => {
  const around = aroundProject(project, [
    publicListing('plot', { propertyType: 'Plot/Land', price: 3_000_000 }),
    publicListing('flat', { locality: 'gomtinagar', price: 6_000_000 }),
    publicListing('house'),
    publicListing('rent', { listingType: 'Rent' }),
    publicListing('sold', { availability: 'sold', price: 1_000_000 }),
    publicListing('far', { locality: 'Aliganj' }),
    publicListing('namesake', { city: 'Kanpur' }),
  ])
  expect(around?.listings.map(({ id }) => id)).toEqual(['flat', 'house', 'plot'])
  expect(around?.homesFrom).toEqual({ rupees: 6_000_000, period: '' })
  expect(around && searchQuery(around.search)).toBe('?for=buy&city=lucknow&locality=gomti-nagar')
})

test('Nothing is around a project where nothing is for sale, or in no known city', () => {
  expect(aroundProject(project, [])).toBeNull()
  expect(aroundProject({ city: 'Agra', locality: 'Gomti Nagar' }, [publicListing('a')])).toBeNull()
})
