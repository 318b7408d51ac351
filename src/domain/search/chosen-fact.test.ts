import { expect, it } from 'vitest'
import { searchable } from '../../contract/search-index.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { chosenFact } from './chosen-fact.ts'
import { EMPTY_SEARCH, type Search } from './rules.ts'
import { columnsOf, tableOf } from './table.ts'

const table = tableOf(
  columnsOf(
    [
      publicListing('a', {
        furnishing: 'Fully furnished',
        facingType: 'East',
        amenities: ['Gym', 'Lift'],
      }),
      publicListing('b', { furnishing: 'Unfurnished', facingType: null, amenities: ['Lift'] }),
    ].map(searchable),
  ),
)
const factsFor = (search: Partial<Search>) =>
  [0, 1].map((row) =>
    chosenFact(table, row, { ...EMPTY_SEARCH, ...search }).replaceAll('\u00a0', ' '),
  )

it('A card has no third line for a visitor who has asked for nothing', () =>
  expect(factsFor({})).toEqual(['', '']))

it('A card says what its home answers to the filters that are set', () => {
  expect(factsFor({ furnishing: ['fully-furnished', 'unfurnished'] })).toEqual([
    'Fully furnished',
    'Unfurnished',
  ])
  expect(factsFor({ facing: ['east'], amenities: ['lift', 'gym'] })).toEqual([
    'East facing · Lift · Gym',
    'Lift',
  ])
})

it('A card does not repeat what its first line says', () =>
  expect(factsFor({ bhk: ['3'], city: ['lucknow'], type: ['flat-apartment'] })).toEqual(['', '']))
