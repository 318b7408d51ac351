import { describe, expect, test } from 'vitest'
import { CONTENT_FIELD_TEXTS as texts } from '#english/content/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { picturesOf, uploadedKeys } from '../../server/content/pictures.ts'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { validate } from '../text/validate.ts'
import { CONTENT_LIMITS as LIMITS } from './constants.ts'
import { COLLECTIONS, collectionOf, type EntryKind } from './fields.ts'
import { entrySchemas } from './schema.ts'

const errors = (kind: EntryKind, over: object) => {
  const result = validate<unknown>(entrySchemas[kind], { ...entryFields[kind], ...over })
  return result.ok ? {} : result.fields
}
const empty = { furnishing: null, floorNumber: undefined, totalFloors: null }

describe('A launch', () => {
  test('needs furnishing and floors, and each has its own error message', () => {
    expect(errors('newlyProject', empty)).toEqual({
      furnishing: texts.furnishing,
      floorNumber: texts.floorNumber,
      totalFloors: texts.totalFloors,
    })
    expect(errors('newlyProject', { floorNumber: 0 })).toEqual({})
  })

  test('of plots needs neither; one of sheds needs only floors', () => {
    expect(errors('newlyProject', { ...empty, propertyType: 'Plot/Land' })).toEqual({})
    const shed = { propertyCategory: 'Commercial', propertyType: 'Industry' }
    expect(errors('newlyProject', { ...empty, ...shed })).toEqual({
      floorNumber: texts.floorNumber,
      totalFloors: texts.totalFloors,
    })
  })

  test('from the posting form has the same optional fields as a listing', () => {
    expect(errors('postedLaunch', { ...empty, amenities: [], imageUrls: [] })).toEqual({})
    expect(errors('newlyProject', { amenities: [], imageUrls: [] })).toEqual({
      amenities: texts.amenities,
      imageUrls: texts.picturesMissing,
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

describe('The price range of a city’s offer', () => {
  test('is ascending, or a single price', () => {
    expect(errors('cityData', { priceMin: 5, priceMax: 5 })).toEqual({})
    expect(errors('cityData', { priceMin: 6, priceMax: 5 })).toEqual({ priceMax: texts.priceOrder })
  })

  test('is checked even if another field has an error', () =>
    expect(errors('cityData', { title: '', priceMin: 6, priceMax: 5 })).toEqual({
      title: texts.entryTitle,
      priceMax: texts.priceOrder,
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
  ])('is not %j', (address) => expect(problem(address)).toBe(texts.picture))

  test('has an address of limited length, and a project has a limited number of pictures', () => {
    const long = (length: number) => `/${'x'.repeat(length - '/.svg'.length)}.svg`
    expect(problem(long(LIMITS.picture))).toBeUndefined()
    expect(problem(long(LIMITS.picture + 1))).toBe(texts.picture)
    const many = (count: number) => ({ imageUrls: Array(count).fill('/art/a.svg') })
    expect(errors('projectExplore', many(LIMITS.pictures))).toEqual({})
    expect(errors('projectExplore', many(LIMITS.pictures + 1))).toEqual({
      imageUrls: texts.picturesTooMany,
    })
  })

  test('is identified by its key if it was uploaded, each key once; the others are files of the site', () => {
    expect(picturesOf('comingSoon', entryFields.comingSoon)).toEqual([entryFields.comingSoon.image])
    expect(picturesOf('projectExplore', entryFields.projectExplore)).toEqual(
      entryFields.projectExplore.imageUrls,
    )
    expect(picturesOf('cityData', entryFields.cityData)).toEqual([])
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

test('Entries from the posting form belong to the city projects and the launches', () => {
  expect(COLLECTIONS.map(collectionOf)).toEqual(COLLECTIONS)
  expect([collectionOf('postedProject'), collectionOf('postedLaunch')]).toEqual([
    'projectExplore',
    'newlyProject',
  ])
})

test.each([
  'projectExplore',
  'newlyProject',
  'postedProject',
  'postedLaunch',
  'sentLaunch',
] as const)(
  'What an admin writes as the city of a %s is stored by its English name, if it is known',
  (kind) => {
    const stored = (city: string) => {
      const result = validate(entrySchemas[kind], { ...entryFields[kind], city })
      return result.ok && result.value.city
    }
    expect(['वाराणसी', 'lko', 'Nainital'].map(stored)).toEqual(['Varanasi', 'Lucknow', 'Nainital'])
  },
)
