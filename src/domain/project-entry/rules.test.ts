import { describe, expect, it } from 'vitest'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { ENTRY_LABELS, PROJECT_ENTRY_FIELD_TEXTS } from '#language/project-entry/texts'
import { CONTENT_FIELDS } from '../content/fields.ts'
import { entrySchemas } from '../content/schema.ts'
import { emptyDraft } from '../field/draft.ts'
import { readDraft } from '../field/reading.ts'
import { checkDraft } from '../listing-draft/check.ts'
import { typesOnOffer, withFittingType } from '../listing-draft/rules.ts'
import { validate } from '../text/validate.ts'
import { describedSoFar, type EntryValues, listingDraftOf } from './rules.ts'

const entry: EntryValues = {
  title: ' Sarovar Greens ',
  heading: 'Two towers by the lake',
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  location: 'Gomti Nagar, lucknow',
  price: '72 lakh',
  description: 'Ready in March.',
}
const FIELDS = CONTENT_FIELDS.projects
const EMPTY_ENTRY = emptyDraft(FIELDS)
const inputOf = (values: EntryValues) => readDraft(FIELDS, values)
const check = (over: Partial<EntryValues> = {}) =>
  validate(entrySchemas.projects, inputOf({ ...entry, ...over }))
const answered = (values: EntryValues, over: Partial<EntryValues>) =>
  withFittingType(values, { ...values, ...over })

describe('An entry of projects', () => {
  it('contains title, heading, description, location, price, property type, category and listing type', () => {
    expect(check()).toEqual({
      ok: true,
      value: { ...entry, title: 'Sarovar Greens', price: 7_200_000 },
    })
  })

  it('has an error for each missing answer, with a text of its own', () => {
    expect(validate(entrySchemas.projects, inputOf(EMPTY_ENTRY))).toEqual({
      ok: false,
      fields: {
        ...PROJECT_ENTRY_FIELD_TEXTS,
        listingType: LISTING_FIELD_TEXTS.listingType,
        propertyCategory: LISTING_FIELD_TEXTS.propertyCategory,
        propertyType: LISTING_FIELD_TEXTS.propertyType,
        price: LISTING_FIELD_TEXTS.price,
      },
    })
    const { description: _, ...rest } = inputOf(entry)
    expect(validate(entrySchemas.projects, rest)).toEqual({
      ok: false,
      fields: { description: PROJECT_ENTRY_FIELD_TEXTS.description },
    })
  })

  it('has a type of its category', () => {
    expect(check({ propertyType: 'Office' })).toEqual({
      ok: false,
      fields: { propertyType: LISTING_FIELD_TEXTS.typeNotInCategory },
    })
    expect(typesOnOffer(entry, null)).toContain('Flat/Apartment')
    expect(typesOnOffer({ ...entry, propertyCategory: '' }, null)).toEqual([])
  })

  it('loses its type when the category changes, and keeps it otherwise', () => {
    expect(answered(entry, { propertyCategory: 'Commercial' }).propertyType).toBe('')
    expect(answered(entry, { propertyCategory: 'Residential' }).propertyType).toBe('Flat/Apartment')
  })

  it('loses a type that a PG cannot have; other answers keep it', () => {
    const plot = { ...entry, propertyType: 'Plot/Land' }
    expect(answered(plot, { listingType: 'PG' }).propertyType).toBe('')
    expect(answered(entry, { listingType: 'PG' }).propertyType).toBe('Flat/Apartment')
    expect(answered({ ...plot, listingType: 'PG' }, { title: 'A' })).toMatchObject({
      title: 'A',
      propertyType: 'Plot/Land',
    })
    expect(answered(entry, { heading: 'Residential' }).propertyType).toBe('Flat/Apartment')
  })

  it('treats an answer of spaces as missing', () =>
    expect(check({ listingType: ' ', heading: ' ' })).toEqual({
      ok: false,
      fields: {
        listingType: LISTING_FIELD_TEXTS.listingType,
        heading: PROJECT_ENTRY_FIELD_TEXTS.heading,
      },
    }))
})

describe('While it is being written', () => {
  it('is previewed with the parsed price, and with the names of the first fields while they are empty', () => {
    expect(describedSoFar(entry)).toMatchObject({
      title: 'Sarovar Greens',
      heading: entry.heading,
      price: 7_200_000,
    })
    for (const price of ['-5', '0', '', '9'.repeat(400)])
      expect(describedSoFar({ ...entry, price }).price).toBeNull()
    expect(describedSoFar({ ...EMPTY_ENTRY, heading: ' ', price: 'much' })).toMatchObject({
      title: ENTRY_LABELS.title,
      heading: FIELDS.heading.label,
      price: null,
    })
  })
})

describe('Continued in the posting form', () => {
  it('all fields are carried over; the location gives city and locality', () => {
    expect(listingDraftOf(entry)).toMatchObject({
      projectBuildingName: 'Sarovar Greens',
      description: 'Two towers by the lake\n\nReady in March.',
      city: 'Lucknow',
      locality: 'Gomti Nagar',
      price: '72 lakh',
      propertyType: 'Flat/Apartment',
    })
    const left = checkDraft(listingDraftOf(entry))
    expect(left.ok ? [] : Object.keys(left.fields)).toEqual(['plotArea'])
  })

  it('empty answers are not carried over', () => {
    expect(listingDraftOf({ ...entry, heading: ' ' }).description).toBe('Ready in March.')
    expect(listingDraftOf({ ...entry, description: ' ' }).description).toBe(entry.heading)
    expect(listingDraftOf({ ...entry, location: ' , Aliganj,, Noida' })).toMatchObject({
      city: 'Noida',
      locality: 'Aliganj',
    })
  })

  it('a place outside the cities leaves the city open', () => {
    expect(listingDraftOf({ ...entry, location: 'Civil Lines, Agra' })).toMatchObject({
      city: '',
      locality: 'Civil Lines, Agra',
    })
  })
})
