import { describe, expect, test } from 'vitest'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { validate } from '../text/validate.ts'
import { CITIES } from '../city/constants.ts'
import { COLLECTIONS, type Collection } from './constants.ts'
import {
  type EntryValues,
  questionsFor,
  summaryOf,
  toFields,
  toValues,
  typesOf,
  withAnswer,
} from './form.ts'
import { CONTENT_FIELD_TEXTS } from '#language/content/texts'
import { FORM_FIELDS } from './form-fields.ts'
import { entrySchemas } from './schema.ts'

describe.each(COLLECTIONS)('The form of %s', (collection) => {
  test('has each field of the collection, and no other', () => {
    expect(FORM_FIELDS[collection].map(({ name }) => name).sort()).toEqual(
      Object.keys(entrySchemas[collection].shape).sort(),
    )
  })

  test('converts an entry to values and back', () => {
    expect(
      validate<unknown>(
        entrySchemas[collection],
        toFields(collection, toValues(collection, entryFields[collection])),
      ),
    ).toEqual({ ok: true, value: entryFields[collection] })
  })

  test('has an error at each field when empty: all are required', () => {
    const result = validate<unknown>(
      entrySchemas[collection],
      toFields(collection, toValues(collection)),
    )
    expect(result.ok ? [] : Object.keys(result.fields).sort()).toEqual(
      FORM_FIELDS[collection].map(({ name }) => name).sort(),
    )
    for (const sentence of Object.values(result.ok ? {} : result.fields))
      expect(sentence).not.toBe('Invalid input')
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

test('No other answer clears the type', () => {
  const values = toValues('newlyProject', entryFields.newlyProject)
  expect(withAnswer(values, 'city', 'Noida')).toEqual({ ...values, city: 'Noida' })
})

test('The fields of a launch depend on its type; those of a coming project do not', () => {
  const asked = (collection: Collection, values: EntryValues) =>
    questionsFor(collection, values).map(({ name }) => name)
  expect(asked('newlyProject', { propertyType: 'Plot/Land' })).not.toContain('floorNumber')
  expect(asked('newlyProject', {})).toEqual(FORM_FIELDS.newlyProject.map(({ name }) => name))
  for (const collection of COLLECTIONS.filter((one) => one !== 'newlyProject'))
    expect(asked(collection, { propertyType: 'Plot/Land' })).toEqual(
      FORM_FIELDS[collection].map(({ name }) => name),
    )
})

test('A launch without furnishing gets its own error message', () => {
  const values = { ...toValues('newlyProject', entryFields.newlyProject), furnishing: '' }
  expect(validate<unknown>(entrySchemas.newlyProject, toFields('newlyProject', values))).toEqual({
    ok: false,
    fields: { furnishing: CONTENT_FIELD_TEXTS.furnishing },
  })
})

test('Each form field has a label and the kind of the schema’s field', () => {
  for (const questions of Object.values(FORM_FIELDS))
    for (const { name, label } of questions) expect(label).not.toBe(name)
  const kinds = (collection: Collection) =>
    FORM_FIELDS[collection].map(({ name, kind }) => `${name}: ${kind}`)
  expect(kinds('projects')).toEqual([
    'title: line',
    'heading: line',
    'listingType: choice',
    'propertyCategory: choice',
    'propertyType: types',
    'location: line',
    'price: money',
    'description: text',
  ])
  expect(kinds('comingSoon').slice(0, 3)).toEqual([
    'image: picture',
    'title: line',
    'description: text',
  ])
  expect(kinds('projectExplore').slice(2)).toEqual([
    'city: line',
    'locality: line',
    'imageUrls: pictures',
  ])
  expect(FORM_FIELDS.newlyProject.find(({ name }) => name === 'plotArea')?.label).toContain('sq ft')
  expect(FORM_FIELDS.projects.find(({ name }) => name === 'price')?.hint).toBeTruthy()
  expect(FORM_FIELDS.comingSoon.find(({ name }) => name === 'city')).toMatchObject({
    options: CITIES.map(({ name }) => name),
  })
})

test('The coming-soon form offers Sell, Rent / Lease and PG, and stores Rent', () => {
  const question = FORM_FIELDS.comingSoon.find(({ name }) => name === 'listingType')
  expect(question).toMatchObject({
    options: ['Sell', { value: 'Rent', label: 'Rent / Lease' }, 'PG'],
  })
})

test('The list shows an entry with name, place and price', () => {
  expect(summaryOf(entryFields.cityData)).toEqual({
    title: 'Two-bedroom flats',
    place: 'Aliganj, Lucknow, Flat/Apartment',
    price: '₹ 55 L to ₹ 86 L',
  })
  expect(summaryOf(entryFields.projectExplore)).toEqual({
    title: 'Aqua Line Towers',
    place: 'Sector 75, Noida',
    price: '',
  })
  expect(summaryOf(entryFields.projects)).toEqual({
    title: 'Homes by the park',
    place: 'Gomti Nagar, Lucknow, Flat/Apartment',
    price: '₹ 60 L',
  })
  expect(summaryOf({ locality: 'Noida', city: 'Noida', location: '' })).toEqual({
    title: '',
    place: 'Noida',
    price: '',
  })
})
