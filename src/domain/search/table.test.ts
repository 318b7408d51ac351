import { expect, test } from 'vitest'
import { AMENITIES } from '../listing/constants.ts'
import { columnsOf, tableOf } from './table.ts'

/** As many bits a whole number keeps, so as many amenities there may be. */
const MASK_BITS = 53

const flat = {
  projectBuildingName: 'Aqua',
  locality: 'Sector 62',
  city: 'Noida',
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  bedrooms: 2,
  price: 9_000_000,
  plotArea: 1000,
} as const

test('A row has each of its amenities, also of a list that is longer than 32', () => {
  const values = Array.from({ length: MASK_BITS }, (_, n) => `Amenity ${n}`)
  const places = [0, 30, 31, 32, 33, 52]
  const mask = places.reduce((sum, place) => sum + 2 ** place, 0)
  const columns = { ...columnsOf([flat]), amenities: { masks: [mask], values } }
  const { codes, members } = tableOf(columns).facets.amenities
  expect(members[codes[0] ?? 0]).toEqual(places)
})

test('All amenities have a bit of the mask', () => {
  expect(AMENITIES.length).toBeLessThanOrEqual(MASK_BITS)
  const rows = AMENITIES.map((amenity) => ({ ...flat, amenities: [amenity] }))
  const { codes, members } = tableOf(columnsOf(rows)).facets.amenities
  expect(rows.map((_, row) => members[codes[row] ?? 0])).toEqual(AMENITIES.map((_, n) => [n]))
})
