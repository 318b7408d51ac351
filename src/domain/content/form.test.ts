import { describe, expect, test } from 'vitest'
import { entryFields } from '../../test/support/entry-fields.ts'
import { validate } from '../text/validate.ts'
import { COLLECTIONS } from './constants.ts'
import { questionsFor, summaryOf, toFields, toValues, typesOf, withAnswer } from './form.ts'
import { QUESTIONS } from './questions.ts'
import { entrySchemas } from './schema.ts'

describe.each(COLLECTIONS)('The form of %s', (collection) => {
  test('asks for each field of the collection, and for nothing else', () => {
    expect(QUESTIONS[collection].map(({ name }) => name).sort()).toEqual(
      Object.keys(entrySchemas[collection].shape).sort(),
    )
  })

  test('reads back what an entry says', () => {
    expect(
      validate<unknown>(
        entrySchemas[collection],
        toFields(collection, toValues(collection, entryFields[collection])),
      ),
    ).toEqual({ ok: true, value: entryFields[collection] })
  })

  test('left empty, has an error at each question: all must be answered', () => {
    const result = validate<unknown>(
      entrySchemas[collection],
      toFields(collection, toValues(collection)),
    )
    expect(result.ok ? [] : Object.keys(result.fields).sort()).toEqual(
      QUESTIONS[collection].map(({ name }) => name).sort(),
    )
  })
})

test('Changing the category clears the chosen type; the same category keeps it', () => {
  const values = toValues('newlyProject', entryFields.newlyProject)
  expect(withAnswer(values, 'propertyCategory', 'Commercial').propertyType).toBe('')
  expect(withAnswer(values, 'propertyCategory', 'Residential').propertyType).toBe('Flat/Apartment')
  expect(typesOf({ propertyCategory: 'Commercial' })).toEqual(
    expect.arrayContaining(['Office', 'Hospitality']),
  )
  expect(typesOf({ propertyCategory: '' })).toEqual([])
})

test('A launch of plots is not asked for floors', () => {
  expect(
    questionsFor('newlyProject', { propertyType: 'Plot/Land' }).map(({ name }) => name),
  ).not.toContain('floorNumber')
})

test('The coming-soon form offers Sell, Rent / Lease and PG, and stores Rent', () => {
  const question = QUESTIONS.comingSoon.find(({ name }) => name === 'listingType')
  expect(question).toMatchObject({
    options: ['Sell', { value: 'Rent', label: 'Rent / Lease' }, 'PG'],
  })
})

test('An entry stands in the list with name, place and figure', () => {
  expect(summaryOf(entryFields.cityData)).toEqual({
    title: 'Two-bedroom flats',
    place: 'Aliganj, Lucknow, Flat/Apartment',
    figure: '₹ 55 L to ₹ 86 L',
  })
  expect(summaryOf(entryFields.projectExplore)).toEqual({
    title: 'Aqua Line Towers',
    place: 'Sector 75, Noida',
    figure: '',
  })
})
