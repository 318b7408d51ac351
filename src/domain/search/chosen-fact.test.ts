import { expect, it } from 'vitest'
import { searchable } from '../../contract/search-index.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { toCard } from '../listing/card.ts'
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
    chosenFact(table, row, { ...EMPTY_SEARCH, ...search }, { rightAt: null }).replaceAll(
      '\u00a0',
      ' ',
    ),
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

it('A card says of a right to offer only to who asks, with the day where it stands alone', () => {
  const seen = { kind: 'electricity bill', agree: ['name', 'place'] } as const
  const shown = (at: string) =>
    publicListing('c', { right: { ...seen, agree: [...seen.agree], at } })
  const rows = ['2026-11-11T20:00:00Z', '2025-12-31T06:00:00Z'].map(shown)
  const all = [...rows, publicListing('d')]
  const tables = tableOf(columnsOf(all.map(searchable)))
  const says = (search: Partial<Search>) =>
    all.map((listing, row) =>
      chosenFact(
        tables,
        row,
        { ...EMPTY_SEARCH, ...search },
        toCard(listing),
        new Date('2026-12-01T06:00:00Z'),
      ),
    )
  expect(says({ by: ['agent'] })).toEqual(['', '', ''])
  expect(says({ right: ['seen'] })).toEqual([
    'Right to offer seen 12 Nov',
    'Right to offer seen 31 Dec 2025',
    '',
  ])
  const both = says({ right: ['seen'], by: ['owner'] }).map((fact) =>
    fact.replaceAll('\u00a0', ' '),
  )
  expect(both[0]).toBe('By owner · Right to offer seen')
})

it('A card does not repeat what its first line says', () =>
  expect(factsFor({ bhk: ['3'], city: ['lucknow'], type: ['flat-apartment'] })).toEqual(['', '']))
