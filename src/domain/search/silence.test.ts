import { describe, expect, test } from 'vitest'
import { findIn } from './find.ts'
import { find, firstOf } from './found.ts'
import { parseSearch } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { unsaidOf } from './silence.ts'
import { columnsOf, tableOf } from './table.ts'

const pg: Searchable = {
  listingType: 'PG',
  projectBuildingName: 'Tulsi House',
  locality: 'Gomti Nagar',
  city: 'Lucknow',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  price: 9000,
  plotArea: 120,
}
const plot: Searchable = { ...pg, listingType: 'Sell', propertyType: 'Plot/Land', price: 4_000_000 }
const named = (projectBuildingName: string, more: Partial<Searchable> = {}, base = pg) => ({
  ...base,
  ...more,
  projectBuildingName,
})
const search = (query: string) => parseSearch(new URLSearchParams(query))

/** What a search answers: the names in their order, and the sentence about those that say nothing. */
function answer(query: string, ...lists: Searchable[][]) {
  const tables = lists.map((listings) => tableOf(columnsOf(listings)))
  const found = findIn(tables, search(query))
  const names = firstOf(tables, found, { sort: search(query).sort, most: 100 }).map(
    ({ table, row }) => lists[table]?.[row]?.projectBuildingName,
  )
  return { names, said: unsaidOf(search(query), found), found }
}

describe('A wish that most listings leave open', () => {
  const some = [
    named('silent a'),
    named('no', { wifi: 'No' }),
    named('silent b'),
    named('yes', { wifi: 'Extra' }),
    named('silent c'),
  ]

  test('sorts: those that say so come first, and only those that say otherwise are left out', () => {
    const { names, said } = answer('for=pg&wifi=yes', some)
    expect(names).toEqual(['yes', 'silent a', 'silent b', 'silent c'])
    expect(said).toBe('“With Wi-Fi”: 1 says so; 3 do not say and come after it.')
    expect(answer('for=pg&q=wifi', some).names).toEqual(names)
  })

  test('counts only those that say so, and for other filters all that are found', () => {
    const { counts, total, unfiltered } = answer('for=pg&wifi=yes', some).found
    expect([total, counts.wifi, counts.city, unfiltered.wifi]).toEqual([
      4,
      { yes: 1 },
      { lucknow: 4 },
      5,
    ])
  })

  test('keeps the chosen order within each group', () => {
    const prices = [named('dear', { price: 20_000 }), ...some, named('cheap', { price: 100 })]
    expect(answer('for=pg&wifi=yes&sort=price-low', prices).names).toEqual([
      'yes',
      'cheap',
      'silent a',
      'silent b',
      'silent c',
      'dear',
    ])
  })

  test('says that nobody says so, and nothing where everybody does', () => {
    const silent = [named('a'), named('b')]
    expect(answer('for=pg&wifi=yes', silent)).toMatchObject({
      names: ['a', 'b'],
      said: '“With Wi-Fi”: no listing says so. These 2 do not say yes or no.',
    })
    expect(answer('for=pg&wifi=yes', [named('one')]).said).toContain('This one does not say')
    expect(answer('for=pg&wifi=yes', [named('one', { wifi: 'Extra' })]).said).toBe('')
  })

  test('excludes where half of the otherwise fitting listings say something', () => {
    const half = [named('yes', { wifi: 'Extra' }), named('no', { wifi: 'No' }), ...some.slice(2, 3)]
    const evenly = [...half, named('silent d')]
    expect(answer('for=pg&wifi=yes', evenly)).toMatchObject({ names: ['yes'], said: '' })
    expect(answer('for=pg&wifi=yes', evenly).found.unfiltered.wifi).toBe(4)
    expect(answer('for=pg&wifi=yes', [...evenly, named('silent e')]).names).toHaveLength(4)
  })

  test('is judged among all tables, and only among what fits otherwise', () => {
    expect(answer('for=pg&wifi=yes', some.slice(3), some.slice(0, 3)).names).toHaveLength(4)
    const elsewhere = some.map((one) => ({ ...one, city: 'Noida' }))
    const here = [named('yes', { wifi: 'Extra' }), named('silent')]
    expect(answer('for=pg&wifi=yes&city=lucknow', [...elsewhere, ...here]).names).toEqual(['yes'])
  })

  test('does not find what has no such field', () => {
    const flat = named('flat', { listingType: 'Sell' })
    expect(answer('wifi=yes', [flat, ...some]).names).not.toContain('flat')
    expect(answer('corner=yes', [flat, named('plot', {}, plot)]).names).toEqual(['plot'])
  })

  test('may be several: the fewer are left open, the earlier', () => {
    const pgs = [
      named('neither'),
      named('wifi', { wifi: 'Included' }),
      named('no ac', { airConditioning: 'No' }),
      named('silent'),
      named('both', { wifi: 'Included', airConditioning: 'In the rooms' }),
      named('quiet'),
    ]
    expect(answer('for=pg&wifi=yes&ac=yes', pgs)).toMatchObject({
      names: ['both', 'wifi', 'neither', 'silent', 'quiet'],
      said: '“AC in the rooms” and “With Wi-Fi”: 1 says all of it; 4 leave some open and come after it.',
    })
  })

  test('may be a range: a road of no stated width is no road of 0 feet', () => {
    const plots = [named('silent', {}, plot), named('also', {}, plot), named('third', {}, plot)]
    const said = [30, 20].map((roadWidth) => named(String(roadWidth), { roadWidth }, plot))
    expect(answer('road-min=30', [...plots, ...said])).toMatchObject({
      names: ['30', 'silent', 'also', 'third'],
      said: '“Road: from 30 ft”: 1 says so; 3 do not say and come after it.',
    })
    expect(answer('road-min=30', [...plots.slice(1), ...said]).names).toEqual(['30'])
    expect(answer('road-max=20', [...plots, ...said]).names[0]).toBe('20')
  })

  test('stays a condition for an amenity, which a listing that leaves it out does not have', () => {
    const lift = named('lift', { amenities: ['Lift'] })
    expect(answer('amenities=lift', [lift, ...some]).names).toEqual(['lift'])
  })
})

test('A right to offer stays a condition, however few have shown one', () => {
  const shown = named('shown', { right: { at: '2026-11-11T06:00:00Z' } })
  const others = ['a', 'b', 'c'].map((name) => named(name))
  expect(answer('right=seen', [shown, ...others])).toMatchObject({ names: ['shown'], said: '' })
  expect(answer('right=seen', others).names).toEqual([])
})

test('Of a few listings, only those are found that say what is wished', () =>
  expect(find([named('silent'), named('yes', { wifi: 'Extra' })], search('wifi=yes'))).toHaveLength(
    1,
  ))
