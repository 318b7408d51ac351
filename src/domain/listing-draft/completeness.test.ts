import { describe, expect, test } from 'vitest'
import { PHOTO_ADVICE_TEXTS, COMPLETENESS_TEXTS as texts } from '#language/listing-draft/texts'
import { LISTING_TYPES, PLOT } from '../listing/constants.ts'
import { FIELD_NAMES, fieldOf, fieldsWithoutMeaning } from '../listing/fields.ts'
import { COMPLETE, completenessOf, photoAdvice } from './completeness.ts'
import { stepOf } from './steps.ts'
import { EMPTY_DRAFT } from './values.ts'

const FLAT = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
}
const full = (over: object = {}) => ({
  ...FLAT,
  ...Object.fromEntries(FIELD_NAMES.filter((name) => !(name in FLAT)).map((name) => [name, '1'])),
  description: 'x'.repeat(COMPLETE.description),
  ...over,
})
/** A flat with the answers that the form insists on. */
const REQUIRED = {
  ...EMPTY_DRAFT,
  ...Object.fromEntries(
    FIELD_NAMES.filter((name) => fieldOf(name).required && fieldOf(name).kind !== 'choices').map(
      (name) => [name, '1'],
    ),
  ),
  ...FLAT,
}
const missingOf = (answers: Parameters<typeof completenessOf>[0], photos: number) =>
  completenessOf(answers, photos).missing.map(({ field }) => field)

describe('A listing', () => {
  test('is complete with five photos, a description and every answer that applies', () => {
    expect(completenessOf(full(), COMPLETE.photos)).toEqual({
      percent: 100,
      missing: [],
      next: null,
    })
    expect(completenessOf(full(), COMPLETE.photos + 3).percent).toBe(100)
  })

  test('is 60 % with every required answer and nothing else, and less without one', () => {
    expect(completenessOf(REQUIRED, 0).percent).toBe(60)
    expect(completenessOf({ ...REQUIRED, price: ' ' }, 0).percent).toBeLessThan(60)
    expect(completenessOf({ ...EMPTY_DRAFT, ...FLAT }, 0).percent).toBeLessThan(60)
  })

  test('lists missing photos and description first, then missing answers in the order of the form', () => {
    const { missing } = completenessOf({ ...EMPTY_DRAFT, ...FLAT }, 0)
    expect(missing.slice(0, 4).map(({ field }) => field)).toEqual([
      'photos',
      'description',
      'areaBasis',
      'bedrooms',
    ])
    expect(missing.slice(0, 2).map(({ text }) => text)).toEqual([
      texts.photos(COMPLETE.firstPhotos, false),
      texts.describe,
    ])
    expect(missing.at(-1)).toEqual({ field: 'amenities', text: texts.amenities })
    const steps = missing.slice(2).map(({ field }) => stepOf(field))
    expect(steps).toEqual(steps.toSorted())
  })

  test('names the one step that gains most, and keeps what it promises', () => {
    const without = { ...REQUIRED, description: null }
    const first = completenessOf(without, 0)
    expect(first.next).toMatchObject({ field: 'photos', text: texts.photos(3, false) })
    const third = completenessOf(without, 3)
    expect(third.percent).toBe(first.next?.percent)
    expect(third.next).toMatchObject({ field: 'photos', text: texts.photos(2, true) })
    const fifth = completenessOf(without, 5)
    expect(fifth.percent).toBe(third.next?.percent)
    expect(fifth.next).toMatchObject({ field: 'description', text: texts.describe })
    const described = completenessOf({ ...without, description: full().description }, 5)
    expect(described.percent).toBe(fifth.next?.percent)
    expect(described.next?.field).toBe('areaBasis')
  })

  test('does not list required fields, or fields that do not apply', () => {
    for (const listingType of LISTING_TYPES)
      for (const propertyType of ['Flat/Apartment', PLOT, 'Office']) {
        const propertyCategory = propertyType === 'Office' ? 'Commercial' : 'Residential'
        const choice = { listingType, propertyType, propertyCategory }
        const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
        for (const field of missingOf(choice, 0)) {
          expect(without, field).not.toContain(field)
          if (field !== 'photos' && field !== 'amenities')
            expect(fieldOf(field).required, field).toBeUndefined()
        }
      }
  })

  test('that is let needs no RERA number, and land no amenities', () => {
    expect(missingOf(FLAT, 5)).toContain('reraNumber')
    expect(missingOf({ ...FLAT, listingType: 'Rent' }, 5)).not.toContain('reraNumber')
    expect(missingOf(FLAT, 5)).toContain('amenities')
    expect(missingOf({ ...FLAT, propertyType: PLOT }, 5)).not.toContain('amenities')
  })

  test('counts 0 as an answer, but not spaces or an empty list', () => {
    expect(missingOf(full({ floorNumber: 0 }), 5)).toEqual([])
    expect(missingOf(full({ furnishing: '  ', amenities: [] }), 5)).toEqual([
      'furnishing',
      'amenities',
    ])
  })

  test('gains with each photo and each line of its description', () => {
    const steps = [
      completenessOf(full({ description: null }), 0),
      completenessOf(full({ description: null }), 4),
      completenessOf(full({ description: 'A bright flat in a quiet lane.' }), 4),
      completenessOf(full(), 4),
    ]
    const percents = steps.map(({ percent }) => percent)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(new Set(percents).size).toBe(4)
    expect(steps[2]?.missing.map(({ text }) => text)).toEqual([
      texts.photos(1, true),
      texts.describeMore,
    ])
  })
})

describe('Advice on chosen photos', () => {
  const shape = (width: number, height: number) => ({
    photo: { id: 'x', key: 'x', placeholder: '', width, height },
  })
  const [sideways, upright, unknown] = [shape(1600, 1200), shape(1200, 1600), { photo: null }]

  test('is empty before there are any, and if there are enough with a fitting cover', () => {
    expect(photoAdvice([])).toEqual([])
    expect(photoAdvice(Array(5).fill(sideways))).toEqual([])
    expect(photoAdvice(Array(5).fill(unknown))).toEqual([])
  })

  test('states their number, and suggests a better cover', () => {
    expect(photoAdvice([upright, unknown, sideways])).toEqual([
      PHOTO_ADVICE_TEXTS.more(3, 5),
      PHOTO_ADVICE_TEXTS.upright(3),
    ])
    expect(photoAdvice(Array(5).fill(upright))).toEqual([PHOTO_ADVICE_TEXTS.allUpright])
  })

  test('never suggests a panorama as the cover', () => {
    const panorama = shape(2048, 384)
    expect(photoAdvice([upright, panorama, upright, upright, upright])).toEqual([
      PHOTO_ADVICE_TEXTS.allUpright,
    ])
    expect(photoAdvice([panorama, upright, sideways, upright, upright])).toEqual([
      PHOTO_ADVICE_TEXTS.panorama(3),
    ])
    expect(photoAdvice(Array(5).fill(panorama))).toEqual([PHOTO_ADVICE_TEXTS.onlyPanoramas])
  })
})
