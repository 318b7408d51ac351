import { describe, expect, it } from 'vitest'
import type { FacetRule } from '../listing/facets.ts'
import { addChoice, choiceIn, facetTable, filterTables, queryOf } from './facets.ts'

type Name = 'price' | 'style' | 'amenities'
const rules: FacetRule<Name>[] = [
  {
    name: 'price',
    choice: 'one',
    options: [{ id: '50l-90l' }, { id: '90l-1cr' }, { id: '1cr-3cr' }],
  },
  { name: 'style', choice: 'many', options: null },
  { name: 'amenities', choice: 'all', options: [{ id: 'gym' }, { id: 'lift' }] },
]
const flats = { price: ['50l-90l', '90l-1cr'], style: ['new'], amenities: ['gym', 'lift'] }
const villas = { price: ['1cr-3cr'], style: ['old'], amenities: ['gym'] }
const entries = [flats, villas]
const choice = (query: string) => choiceIn(new URLSearchParams(query), rules)
const find = (query: string, tables: readonly (typeof entries)[] = [entries]) =>
  filterTables(
    tables.map((own) => facetTable(own, rules)),
    rules,
    choice(query),
  )
const names = (query: string) => find(query).rows[0]?.map((row) => (row === 0 ? 'flats' : 'villas'))

describe('A choice of options', () => {
  it('keeps all entries if nothing is chosen', () => expect(names('')).toEqual(['flats', 'villas']))

  it('finds entries with the chosen option, among others', () => {
    expect(names('price=90l-1cr')).toEqual(['flats'])
    expect(names('price=1cr-3cr')).toEqual(['villas'])
  })

  it('finds nothing with two options of which an entry has only one', () => {
    expect(names('price=50l-90l&price=1cr-3cr')).toEqual([])
    expect(names('price=50l-90l&price=90l-1cr')).toEqual(['flats'])
  })

  it('finds entries with one of several alternatives', () => {
    expect(names('style=new&style=old')).toEqual(['flats', 'villas'])
    expect(names('style=old&style=unknown')).toEqual(['villas'])
    expect(names('style=unknown')).toEqual([])
  })

  it('finds entries with all options that are combined', () => {
    expect(names('amenities=gym')).toEqual(['flats', 'villas'])
    expect(names('amenities=gym&amenities=lift')).toEqual(['flats'])
  })

  it('finds entries that match every chosen facet', () => {
    expect(names('price=50l-90l&amenities=gym')).toEqual(['flats'])
    expect(names('price=1cr-3cr&amenities=lift')).toEqual([])
  })

  it('finds nothing among entries without a value for a facet', () =>
    expect(filterTables([facetTable([{}], rules)], rules, choice('style=new')).total).toBe(0))
})

describe('The count of an option', () => {
  it('is the number of results if it replaced the chosen one; clearing the choice has a count too', () => {
    const { counts, unfiltered } = find('price=50l-90l')
    expect(counts.price).toEqual({ '50l-90l': 1, '90l-1cr': 1, '1cr-3cr': 1 })
    expect([unfiltered.price, unfiltered.style]).toEqual([2, 1])
  })

  it('is the number of results together with the others if all are combined', () => {
    expect(find('').counts.amenities).toEqual({ gym: 2, lift: 1 })
    expect(find('amenities=lift').counts.amenities).toEqual({ gym: 1, lift: 1 })
  })

  it('leaves out entries that another facet excludes', () =>
    expect(find('price=1cr-3cr&style=new').counts).toEqual({
      price: { '50l-90l': 1, '90l-1cr': 1 },
      style: { old: 1 },
      amenities: {},
    }))

  it('is the sum over several tables, and an entry in two of them counts once', () => {
    const twice = { ...villas, amenities: ['gym', 'gym'] }
    const { counts, total, rows } = find('', [entries, [twice]])
    expect([counts.amenities, total, rows]).toEqual([{ gym: 3, lift: 1 }, 3, [[0, 1], [0]]])
  })
})

it('A choice is written into the address and read back the same, without unknown values', () => {
  const chosen = choice('price=50L-90L&amenities=lift&amenities=gym&amenities=moat&colour=red')
  expect(chosen).toEqual({ price: ['50l-90l'], style: [], amenities: ['gym', 'lift'] })
  const params = new URLSearchParams()
  addChoice(params, rules, chosen)
  expect(queryOf(params)).toBe('?price=50l-90l&amenities=gym&amenities=lift')
  expect(choiceIn(params, rules)).toEqual(chosen)
  expect(queryOf(new URLSearchParams())).toBe('')
})
