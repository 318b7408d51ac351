import { CATEGORIES, LISTING_TYPES } from '../listing/constants.ts'
import { fieldsWithoutMeaning } from '../listing/fields.ts'
import { typesFor } from '../listing/rules.ts'
import { readNumber, readRupees } from '../listing-draft/numbers.ts'
import { once, priceOf, short } from '../money/rules.ts'
import type { Collection } from './constants.ts'
import { type FormField, FORM_FIELDS } from './form-fields.ts'

/** The form's values: one text per field. A field with several values has one per line. */
export type EntryValues = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, unknown>>

export const linesOf = (text: string | undefined) => (text ?? '').split('\n').filter(Boolean)

/** The fields that apply with the values so far: a plot has no floors. */
export function questionsFor(collection: Collection, values: EntryValues): readonly FormField[] {
  const pointless: readonly string[] = fieldsWithoutMeaning(
    values.propertyType ?? '',
    values.propertyCategory ?? '',
  )
  return FORM_FIELDS[collection].filter(({ name }) => !pointless.includes(name))
}

/** The types of the chosen category; none before one is chosen. */
export function typesOf({ propertyCategory }: EntryValues): readonly string[] {
  const category = CATEGORIES.find((own) => own === propertyCategory)
  return category ? typesFor(category, true) : []
}

/** The values after an answer; another category clears the chosen type. */
export function withAnswer(values: EntryValues, name: string, value: string): EntryValues {
  const after = { ...values, [name]: value }
  return name === 'propertyCategory' && value !== values.propertyCategory
    ? { ...after, propertyType: '' }
    : after
}

function read({ kind }: FormField, text: string): unknown {
  if (kind === 'money') return readRupees(text)
  if (kind === 'number') return readNumber(text)
  if (kind === 'many' || kind === 'pictures') return linesOf(text)
  return text || undefined
}

/** Converts the values to the input of the entry's schema. */
export function toFields(collection: Collection, values: EntryValues): Record<string, unknown> {
  return Object.fromEntries(
    questionsFor(collection, values).map((question) => [
      question.name,
      read(question, values[question.name] ?? ''),
    ]),
  )
}

/** Converts an entry to the form's values; empty ones without an entry. */
export function toValues(collection: Collection, fields: Fields = {}): EntryValues {
  const written = (value: unknown) =>
    Array.isArray(value) ? value.join('\n') : value == null ? '' : String(value)
  return Object.fromEntries(
    FORM_FIELDS[collection].map(({ name }) => [name, written(fields[name])]),
  )
}

/** The texts of an entry in the list. */
export function summaryOf(fields: Fields): { title: string; place: string; price: string } {
  const words = (...names: string[]) =>
    names
      .map((name) => fields[name])
      .filter((value): value is string => typeof value === 'string' && value !== '')
  const amounts = (...names: string[]) =>
    names.map((name) => fields[name]).filter((value): value is number => typeof value === 'number')
  const listingType = LISTING_TYPES.find((type) => type === fields.listingType) ?? 'Sell'
  const prices = [
    ...amounts('price').map((price) => priceOf({ listingType, price })),
    ...amounts('priceMin', 'priceMax').map(once),
  ]
  const place =
    words('location').length > 0 ? words('location') : [...new Set(words('locality', 'city'))]
  return {
    title: words('title', 'projectBuildingName')[0] ?? '',
    place: [...place, ...words('propertyType', 'projectType')].join(', '),
    price: prices.map(short).join(' to '),
  }
}
