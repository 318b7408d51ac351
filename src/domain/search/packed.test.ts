import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardPlaces, pack, unpack } from './packed.ts'
import { fromPlanes, fromRounded, toPlanes, toRounded } from './planes.ts'
import { columnsOf } from './table.ts'
import type { Searchable } from './text.ts'

const flat: Searchable = {
  ...{ listingType: 'Sell', propertyCategory: 'Residential', propertyType: 'Flat/Apartment' },
  ...{ projectBuildingName: 'Kesar Heights', locality: 'Gomti Nagar', city: 'Lucknow' },
  ...{ bedrooms: 3, furnishing: 'Semi-furnished', by: 'Owner', amenities: ['Lift', 'Study Room'] },
  ...{ price: 7_225_000, plotArea: 1076.39, approvedAt: '2026-11-20T10:00:00.000Z' },
}
const plot: Searchable = {
  ...{ ...flat, propertyType: 'Plot/Land', projectBuildingName: 'Amaltas', bedrooms: null },
  ...{ locality: 'sec-9', price: 99_999_999_999, plotArea: 100_000_000, amenities: [] },
  approvedAt: '2026-10-01T00:00:00.000Z',
}
const rent: Searchable = { ...flat, listingType: 'Rent', price: 1, plotArea: 0.5 }

it('Columns come back from their packing as they were', () => {
  const columns = columnsOf([flat, rent, plot], {
    rankOf: (row) => 3 * row + 2,
    slugFor: (text) => `slug of ${text}`,
  })
  const packed = JSON.parse(JSON.stringify(pack(columns))) as ReturnType<typeof pack>
  const back = unpack(packed)
  const rows = (read: 'price' | 'plotArea' | 'amenities' | 'day' | 'rank') => Array.from(back[read])
  for (const name of ['price', 'plotArea', 'amenities', 'day', 'rank'] as const)
    expect(rows(name), name).toEqual(Array.from(columns[name]))
  for (const [field, { codes, values }] of Object.entries(columns.words)) {
    const own = back.words[field as 'city']
    const words = (column: typeof own) => Array.from(column.codes, (code) => column.values[code])
    expect(words(own), field).toEqual(words({ codes, values }))
  }
  const { codes } = back.words.locality
  expect(Array.from(codes, (code) => back.slugs[code])).toEqual([
    'slug of Gomti Nagar',
    'slug of Gomti Nagar',
    'slug of sec-9',
  ])
})

it('Whole numbers of any size travel as planes of digits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
      expect(Array.from(fromPlanes(toPlanes(numbers), numbers.length))).toEqual(numbers)
      const [digits, zeros] = toRounded(numbers)
      expect(Array.from(fromRounded([digits, zeros], numbers.length))).toEqual(numbers)
    }),
  )
})

it('Each card has a place of its own, those of one kind together and in the order of the rows', () => {
  const kinds = Array.from({ length: 200 }, (_, n) => [flat, plot, rent][n % 3] as Searchable)
  const { chunks, chunkOf, slotOf } = cardPlaces(columnsOf(kinds))
  const places = kinds.map((_, row) => (chunkOf[row] ?? 0) * 64 + (slotOf[row] ?? 0))
  expect(new Set(places).size).toBe(200)
  expect([chunks, Math.max(...places)]).toEqual([4, 199])
  const flats = places.filter((_, row) => row % 3 === 0)
  expect(flats).toEqual(Array.from({ length: 67 }, (_, n) => (flats[0] ?? 0) + n))
})
