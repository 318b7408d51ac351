import { describe, expect, test } from 'vitest'
import { LISTING_FIELD_TEXTS, wholeNumberBetween } from '#language/listing/texts-poster'
import { validate } from '../text/validate.ts'
import { of } from './field.ts'
import { schemaOf } from './schema.ts'

const errors = { missing: 'Missing', wrong: 'Wrong', tooMuch: 'Too much' }
const FIELDS = {
  least: of({ kind: 'count', min: 1, max: 5 }, { label: 'Least', required: true, errors }),
  most: of({ kind: 'count', min: 1, max: 5 }, { label: 'Most' }),
  propertyType: of({ kind: 'choice', options: ['Flat/Apartment', 'Plot/Land'] }, { label: 'Type' }),
  floor: of(
    { kind: 'count', min: 0, max: 9 },
    {
      label: 'Floor',
      required: true,
      notFor: { types: ['Plot/Land'] },
      errors: { missing: 'No floor' },
    },
  ),
  photos: of({ kind: 'pictures', max: 2, min: 1 }, { label: 'Photos', required: true, errors }),
}
const inOrder = {
  fields: ['least', 'most'],
  shownAt: 'most',
  error: 'Order',
  holds: ({ least, most }: { least: number; most: number }) => !(least > most),
}
const good = { least: 1, floor: 2, photos: ['/a.svg'] }
const problems = (over: object, rules = [inOrder]) => {
  const result = validate<unknown>(schemaOf(FIELDS, rules), { ...good, ...over })
  return result.ok ? {} : result.fields
}

describe('The schema of a table of fields', () => {
  test('requires only required fields', () => expect(problems({})).toEqual({}))

  test('distinguishes a missing answer from a wrong one and from too many', () => {
    expect(problems({ least: undefined })).toEqual({ least: 'Missing' })
    expect(problems({ least: 1.5, photos: [] })).toEqual({ least: 'Wrong', photos: 'Missing' })
    expect(problems({ least: 9, photos: Array(3).fill('/a.svg') })).toEqual({
      least: 'Too much',
      photos: 'Too much',
    })
    expect(problems({ photos: ['elsewhere'] })).toEqual({ 'photos.0': 'Wrong' })
  })

  test('has a default message for each kind of field', () => {
    expect(problems({ most: 7 })).toEqual({ most: wholeNumberBetween(1, 5) })
    expect(problems({ propertyType: 'Castle' })).toEqual({
      propertyType: LISTING_FIELD_TEXTS.propertyType,
    })
  })

  test('requires a field only where it applies', () => {
    expect(problems({ floor: null })).toEqual({ floor: 'No floor' })
    expect(problems({ floor: 'x' })).toEqual({ floor: wholeNumberBetween(0, 9) })
    expect(problems({ floor: undefined, propertyType: 'Plot/Land' })).toEqual({})
  })

  test('checks a rule across fields only if all of them are valid, even beside other errors', () => {
    expect(problems({ least: 3, most: 2, photos: [] })).toEqual({
      most: 'Order',
      photos: 'Missing',
    })
    const other = { ...inOrder, fields: ['least', 'price'] }
    expect(problems({ least: 3, most: 2 }, [other])).toEqual({})
  })
})
