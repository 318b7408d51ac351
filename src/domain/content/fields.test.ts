import { describe, expect, test } from 'vitest'
import { CONTENT_FIELD_TEXTS } from '#english/content/texts'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { CITIES } from '../city/constants.ts'
import { emptyDraft, writeDraft } from '../field/draft.ts'
import { askedOf, type Fields } from '../field/field.ts'
import { readDraft } from '../field/reading.ts'
import { typesOnOffer, withFittingType } from '../listing-draft/rules.ts'
import { validate } from '../text/validate.ts'
import { COLLECTIONS, CONTENT_FIELDS, type Collection } from './fields.ts'
import { entrySchemas } from './schema.ts'

const fieldsOf = (collection: Collection): Fields => CONTENT_FIELDS[collection]
const check = (collection: Collection, values: Record<string, string>) =>
  validate<unknown>(entrySchemas[collection], readDraft(fieldsOf(collection), values))

describe.each(COLLECTIONS)('The form of %s', (collection) => {
  const fields = fieldsOf(collection)
  test('converts an entry to what is typed and back', () => {
    expect(check(collection, writeDraft(fields, entryFields[collection]))).toEqual({
      ok: true,
      value: entryFields[collection],
    })
  })

  test('has an error at each field when empty: all but the registration are required', () => {
    const result = check(collection, emptyDraft(fields))
    const errors = result.ok ? {} : result.fields
    const registration = ['reraNumber', 'reraExempt', 'reraLink', 'collectionAccount']
    const required = Object.keys(fields).filter((name) => !registration.includes(name))
    expect(Object.keys(errors).sort()).toEqual(required.sort())
    for (const sentence of Object.values(errors)) expect(sentence).not.toBe('Invalid input')
  })

  test('has a label of its own for each field', () => {
    const labels = Object.values(fields).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

const launch = writeDraft(fieldsOf('newlyProject'), entryFields.newlyProject)

test('Changing the category clears the chosen type; the same category keeps it', () => {
  const chosen = (propertyCategory: string) =>
    withFittingType(launch, { ...launch, propertyCategory }).propertyType
  expect(chosen('Commercial')).toBe('')
  expect(chosen('Residential')).toBe('Flat/Apartment')
  const offered = (propertyCategory: string) =>
    typesOnOffer({ listingType: '', propertyCategory, propertyType: '' }, 'Admin')
  expect(offered('Commercial')).toEqual(expect.arrayContaining(['Office', 'Hospitality']))
  expect(offered('')).toEqual([])
})

test('No other answer clears the type, and an entry without a category keeps any', () => {
  expect(withFittingType(launch, { ...launch, city: 'Noida' })).toEqual({
    ...launch,
    city: 'Noida',
  })
  const coming = { listingType: 'Sell', propertyType: 'Plot/Land' }
  expect(withFittingType(coming, { ...coming, listingType: 'PG' }).propertyType).toBe('Plot/Land')
})

test('The fields of a launch depend on its type; those of a coming project do not', () => {
  const asked = (collection: Collection, propertyType: string) =>
    askedOf(fieldsOf(collection), { propertyType }).map(([name]) => name)
  expect(asked('newlyProject', 'Plot/Land')).not.toContain('floorNumber')
  expect(asked('newlyProject', '')).toEqual(Object.keys(CONTENT_FIELDS.newlyProject))
  for (const collection of COLLECTIONS.filter((one) => one !== 'newlyProject'))
    expect(asked(collection, 'Plot/Land')).toEqual(Object.keys(CONTENT_FIELDS[collection]))
})

test('A launch without furnishing gets its own error message', () => {
  expect(check('newlyProject', { ...launch, furnishing: '' })).toEqual({
    ok: false,
    fields: { furnishing: CONTENT_FIELD_TEXTS.furnishing },
  })
})

test('An area is asked for in square feet, and a price is explained', () => {
  expect(CONTENT_FIELDS.newlyProject.plotArea.label).toContain('sq ft')
  expect(CONTENT_FIELDS.projects.price.hint).toBeTruthy()
})

test('A coming project is in any city of the portal', () =>
  expect(CONTENT_FIELDS.comingSoon.city.options).toEqual(CITIES.map(({ name }) => name)))

test('The coming-soon form offers Sell, Rent / Lease and PG, and stores Rent', () =>
  expect(CONTENT_FIELDS.comingSoon.listingType).toMatchObject({
    options: ['Sell', 'Rent', 'PG'],
    labels: { Rent: 'Rent / Lease' },
  }))
