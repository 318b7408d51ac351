import { describe, expect, test } from 'vitest'
import { entryFields } from '../../test/support/entry-fields.ts'
import { LISTING_FIELD_TEXTS } from '../listing/texts-field.ts'
import { validate } from '../text/validate.ts'
import { COLLECTIONS, CONTENT_LIMITS as LIMITS, collectionOf, type EntryKind } from './constants.ts'
import { CONTENT_FIELD_TEXTS as SAY } from './texts.ts'
import { picturesOf, uploadedKeys } from '../../server/content/pictures.ts'
import { entrySchemas } from './schema.ts'

const errors = (kind: EntryKind, over: object) => {
  const result = validate<unknown>(entrySchemas[kind], { ...entryFields[kind], ...over })
  return result.ok ? {} : result.fields
}
const empty = { furnishing: null, floorNumber: undefined, totalFloors: null }

describe('A launch', () => {
  test('says furniture and floors, each missed in its own words', () => {
    expect(errors('newlyProject', empty)).toEqual({
      furnishing: SAY.furnishing,
      floorNumber: SAY.floorNumber,
      totalFloors: SAY.totalFloors,
    })
    expect(errors('newlyProject', { floorNumber: 0 })).toEqual({})
  })

  test('of plots is not asked for them; one of sheds is asked for floors alone', () => {
    expect(errors('newlyProject', { ...empty, propertyType: 'Plot/Land' })).toEqual({})
    const shed = { propertyCategory: 'Commercial', propertyType: 'Industry' }
    expect(errors('newlyProject', { ...empty, ...shed })).toEqual({
      floorNumber: SAY.floorNumber,
      totalFloors: SAY.totalFloors,
    })
  })

  test('from the posting form may leave out what a listing may leave out', () => {
    expect(errors('postedLaunch', { ...empty, amenities: [], imageUrls: [] })).toEqual({})
    expect(errors('newlyProject', { amenities: [], imageUrls: [] })).toEqual({
      amenities: SAY.amenities,
      imageUrls: SAY.picturesMissing,
    })
  })

  test.each(['newlyProject', 'postedLaunch'] as const)(
    'keeps the rules of a listing as %s',
    (kind) => {
      expect(errors(kind, { propertyType: 'Office' })).toEqual({
        propertyType: LISTING_FIELD_TEXTS.typeNotInCategory,
      })
      expect(errors(kind, { listingType: 'PG', propertyType: 'Plot/Land' })).toEqual({
        propertyType: LISTING_FIELD_TEXTS.pgResidential,
      })
      expect(errors(kind, { floorNumber: 3, totalFloors: 2 })).toEqual({
        floorNumber: LISTING_FIELD_TEXTS.floorAboveTop,
      })
    },
  )
})

describe('The range of prices of a city’s offer', () => {
  test('goes up, or is one price', () => {
    expect(errors('cityData', { priceMin: 5, priceMax: 5 })).toEqual({})
    expect(errors('cityData', { priceMin: 6, priceMax: 5 })).toEqual({ priceMax: SAY.priceOrder })
  })

  test('is weighed although something else is wrong', () =>
    expect(errors('cityData', { title: '', priceMin: 6, priceMax: 5 })).toEqual({
      title: SAY.entryTitle,
      priceMax: SAY.priceOrder,
    }))
})

describe('A picture', () => {
  const problem = (address: string) => errors('comingSoon', { image: address }).image

  test.each(['/art/a.svg', '/property_images/abc-1/640.webp', '/x.jpg', '/a/b_c/d-e.avif'])(
    'is one of this site: %s',
    (address) => expect(problem(address)).toBeUndefined(),
  )

  test.each([
    'https://evil.example/a.svg',
    '//evil.example/a.svg',
    'art/a.svg',
    'x/art/a.svg',
    '/art/../a.svg',
    '/art/a.svg?x',
    '/art/a.svgx',
    '/art/a.html',
    '/art/.svg',
    '',
  ])('is not %j', (address) => expect(problem(address)).toBe(SAY.picture))

  test('has an address of a limited length, and a project a limited number', () => {
    const long = (length: number) => `/${'x'.repeat(length - '/.svg'.length)}.svg`
    expect(problem(long(LIMITS.picture))).toBeUndefined()
    expect(problem(long(LIMITS.picture + 1))).toBe(SAY.picture)
    const many = (count: number) => ({ imageUrls: Array(count).fill('/art/a.svg') })
    expect(errors('projectExplore', many(LIMITS.pictures))).toEqual({})
    expect(errors('projectExplore', many(LIMITS.pictures + 1))).toEqual({
      imageUrls: SAY.picturesTooMany,
    })
  })

  test('is known by its key where it was uploaded, each once; the others are files of the site', () => {
    expect(picturesOf(entryFields.comingSoon)).toEqual([entryFields.comingSoon.image])
    expect(picturesOf(entryFields.projectExplore)).toEqual(entryFields.projectExplore.imageUrls)
    expect(picturesOf({})).toEqual([])
    expect(
      uploadedKeys([
        '/property_images/abc-1/640.webp',
        '/art/a.svg',
        '/property_images/abc-1/320.webp',
        '/property_images/def-2/640.webp',
      ]),
    ).toEqual(['property_images/abc-1', 'property_images/def-2'])
  })
})

test('What the posting form writes stands among the city projects and launches', () => {
  expect(COLLECTIONS.map(collectionOf)).toEqual(COLLECTIONS)
  expect([collectionOf('postedProject'), collectionOf('postedLaunch')]).toEqual([
    'projectExplore',
    'newlyProject',
  ])
})
