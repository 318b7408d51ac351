import { describe, expect, test } from 'vitest'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { validate } from '../text/validate.ts'
import {
  ADMIN_PROPERTY_TYPES,
  AMENITIES,
  CATEGORIES,
  LISTING_LIMITS as LIMITS,
} from './constants.ts'
import { listingFieldsSchema, photoIdsSchema } from './schema.ts'

const flat = {
  listingType: 'Rent',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  projectBuildingName: 'Garden Bay',
  plotArea: 1450,
  areaUnit: 'sq ft',
  price: 18_000,
  amenities: [],
}
const errors = (over: Record<string, unknown>) => {
  const result = validate(listingFieldsSchema, { ...flat, ...over })
  return result.ok ? {} : result.fields
}

describe('A listing', () => {
  test('needs no more than type, place, name, area and price', () => expect(errors({})).toEqual({}))

  test.each([
    ['price', 1, LIMITS.price],
    ['plotArea', LIMITS.areaLeast, LIMITS.area],
    ['bedrooms', 1, LIMITS.bedrooms],
    ['bathrooms', 1, LIMITS.bathrooms],
    ['totalFloors', 0, LIMITS.floors],
    ['deposit', 0, LIMITS.price],
  ])('states as its %s %d to %d', (field, least, most) => {
    expect([errors({ [field]: least }), errors({ [field]: most })]).toEqual([{}, {}])
    expect(errors({ [field]: least - 1 })).toHaveProperty(field)
    expect(errors({ [field]: most + 1 })).toHaveProperty(field)
  })

  test.each(['price', 'deposit', 'bedrooms', 'bathrooms', 'floorNumber', 'totalFloors'])(
    'states its %s in whole numbers',
    (field) => expect(errors({ [field]: 1.5 })).toHaveProperty(field),
  )

  test('has an error for an amount that is missing, too small or too large', () => {
    expect([errors({ price: 0 }), errors({ price: LIMITS.price + 1 })]).toEqual([
      { price: texts.price },
      { price: texts.priceTooHigh },
    ])
    expect([0, 0.5, LIMITS.area + 1].map((plotArea) => errors({ plotArea }).plotArea)).toEqual([
      texts.plotArea,
      texts.plotAreaTooLow,
      texts.plotAreaTooHigh,
    ])
  })

  test.each([
    ['locality', LIMITS.locality],
    ['projectBuildingName', LIMITS.name],
    ['reraNumber', LIMITS.reraNumber],
    ['description', LIMITS.description],
  ])('has a %s of %i characters at most', (field, limit) => {
    expect(errors({ [field]: 'x'.repeat(limit) })).toEqual({})
    expect(errors({ [field]: 'x'.repeat(limit + 1) })).toHaveProperty(field)
  })

  test('has a type of its category; an Admin’s types fit either category', () => {
    expect(errors({ propertyType: 'Office' })).toEqual({ propertyType: texts.typeNotInCategory })
    expect(errors({ propertyCategory: 'Commercial', propertyType: 'Office' })).toEqual({})
    for (const propertyCategory of CATEGORIES)
      for (const propertyType of ADMIN_PROPERTY_TYPES)
        expect(errors({ propertyCategory, propertyType })).toEqual({})
  })

  test('that is a PG is residential, and no plot', () => {
    const pg = { listingType: 'PG' }
    expect(errors(pg)).toEqual({})
    expect(errors({ ...pg, propertyType: 'Plot/Land' })).toEqual({
      propertyType: texts.pgResidential,
    })
    expect(errors({ ...pg, propertyCategory: 'Commercial', propertyType: 'Retail' })).toEqual({
      propertyType: texts.pgResidential,
    })
  })

  test('is on the top floor at most; either may be left out', () => {
    expect(errors({ floorNumber: 12, totalFloors: 12 })).toEqual({})
    expect(errors({ floorNumber: 13, totalFloors: 12 })).toEqual({
      floorNumber: texts.floorAboveTop,
    })
    expect(errors({ floorNumber: 1, totalFloors: 0 })).toEqual({ floorNumber: texts.floorAboveTop })
    expect(errors({ floorNumber: 13, totalFloors: null })).toEqual({})
    expect([errors({ floorNumber: 13 }), errors({ totalFloors: 12, floorNumber: null })]).toEqual([
      {},
      {},
    ])
  })

  test('may be below the ground, in a building of any height', () => {
    for (const totalFloors of [null, 0, 12])
      expect(errors({ floorNumber: -LIMITS.floorsBelow, totalFloors })).toEqual({})
    expect(errors({ floorNumber: -LIMITS.floorsBelow - 1 })).toHaveProperty('floorNumber')
    expect(errors({ totalFloors: -1 })).toHaveProperty('totalFloors')
  })

  test('needs none of the answers that older listings do not have', () => {
    const plot = { propertyType: 'Plot/Land', floorNumber: null, totalFloors: null }
    expect([errors({ listingType: 'PG' }), errors(plot)]).toEqual([{}, {}])
    expect(errors({ ...plot, roadWidth: 4 })).toHaveProperty('roadWidth')
    expect(errors({ ...plot, approvedBy: 'Moat' })).toHaveProperty('approvedBy')
  })

  test('reports errors across fields together with those of single fields', () => {
    expect(errors({ price: 0, propertyType: 'Office', floorNumber: 3, totalFloors: 2 })).toEqual({
      price: texts.price,
      propertyType: texts.typeNotInCategory,
      floorNumber: texts.floorAboveTop,
    })
    expect(validate(listingFieldsSchema, null).ok).toBe(false)
  })

  test.each(['1999-12-31', '2100-01-01', '0020-01-01', '2026-02-30', 'soon'])(
    'is not available from %s',
    (availableFrom) =>
      expect(errors({ availableFrom })).toEqual({ availableFrom: texts.availableFrom }),
  )

  test('is available from a day of this century', () =>
    expect([
      errors({ availableFrom: '2026-12-01' }),
      errors({ availableFrom: '2000-01-01' }),
    ]).toEqual([{}, {}]))

  test('keeps each amenity once, in their usual order, and refuses unknown ones', () => {
    expect(
      validate(listingFieldsSchema, { ...flat, amenities: ['Lift', 'Gym', 'Lift'] }),
    ).toMatchObject({ ok: true, value: { amenities: ['Gym', 'Lift'] } })
    expect(errors({ amenities: ['Moat'] })).toHaveProperty(['amenities.0'])
    expect(errors({ amenities: Array(AMENITIES.length * 2).fill('Gym') })).toEqual({})
    expect(errors({ amenities: Array(AMENITIES.length * 2 + 1).fill('Gym') })).toHaveProperty(
      'amenities',
    )
  })
})

describe('The photos of a listing', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `photo${n + 1000}`)

  test('are optional, and twelve at most', () => {
    expect(PHOTO_LIMITS.count).toBe(12)
    expect(validate(photoIdsSchema, []).ok).toBe(true)
    expect(validate(photoIdsSchema, ids(PHOTO_LIMITS.count)).ok).toBe(true)
    expect(validate(photoIdsSchema, ids(PHOTO_LIMITS.count + 1))).toEqual({
      ok: false,
      fields: { _: texts.photos },
    })
  })

  test.each(['short12', 'x'.repeat(41), 'Photo1000', 'photo/1000', '../photo1000', 'photo1000\n'])(
    'are named by ids, not by %j',
    (id) => expect(validate(photoIdsSchema, [id]).ok).toBe(false),
  )
})
