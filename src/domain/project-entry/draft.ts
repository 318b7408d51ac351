import { ROUTED_CITIES } from '../city/constants.ts'
import { typesOnOffer } from '../listing-draft/rules.ts'
import { readRupees } from '../listing-draft/numbers.ts'
import { type DraftValues, EMPTY_DRAFT } from '../listing-draft/values.ts'
import type { PropertyType } from '../listing/constants.ts'
import { typeProblem } from '../listing/rules.ts'
import { ENTRY_LABELS } from '#language/project-entry/texts'

export type EntryField = keyof typeof ENTRY_LABELS
/** An entry's answers as typed. */
export type EntryValues = Record<EntryField, string>

export const ENTRY_FIELDS = Object.keys(ENTRY_LABELS) as EntryField[]
export const EMPTY_ENTRY = Object.fromEntries(
  ENTRY_FIELDS.map((field) => [field, '']),
) as Readonly<EntryValues>

/** Restores an entry from what a device has stored. */
export function restoreEntry(stored: Readonly<Record<string, unknown>>): EntryValues {
  return Object.fromEntries(
    ENTRY_FIELDS.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as EntryValues
}

/** The entry after an answer. Another category, or a listing type that does not fit, clears the property type. */
export function withEntryAnswer(
  values: EntryValues,
  field: EntryField,
  value: string,
): EntryValues {
  const next = { ...values, [field]: value }
  const otherCategory = field === 'propertyCategory' && value !== values.propertyCategory
  if (otherCategory || (field === 'listingType' && typeProblem(next) !== null))
    next.propertyType = ''
  return next
}

/** Converts the values to the input of the entry's schema. */
export function toEntryInput(values: EntryValues): Record<string, unknown> {
  return { ...values, price: readRupees(values.price) }
}

/** The entry for the preview of its card; the label of the title field stands in for a missing title. */
export function describedSoFar(values: EntryValues) {
  const price = readRupees(values.price) ?? 0
  return {
    ...values,
    title: values.title.trim() || ENTRY_LABELS.title,
    heading: values.heading.trim() || ENTRY_LABELS.heading,
    price: price > 0 && Number.isFinite(price) ? price : null,
  }
}

/** The types that fit the entry's category and listing type. */
export function entryTypes(values: EntryValues): readonly PropertyType[] {
  return typesOnOffer(
    { ...EMPTY_DRAFT, listingType: values.listingType, propertyCategory: values.propertyCategory },
    null,
  )
}

/** Converts an entry to a listing draft; the city is found in the location. */
export function listingDraftOf(values: EntryValues): DraftValues {
  const parts = values.location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const city =
    ROUTED_CITIES.find(({ name }) =>
      parts.some((part) => part.toLowerCase() === name.toLowerCase()),
    )?.name ?? ''
  const locality = parts.filter((part) => part.toLowerCase() !== city.toLowerCase()).join(', ')
  const { listingType, propertyCategory, propertyType, price } = values
  return {
    ...EMPTY_DRAFT,
    listingType,
    propertyCategory,
    propertyType,
    price,
    city,
    locality,
    projectBuildingName: values.title.trim(),
    description: [values.heading.trim(), values.description.trim()].filter(Boolean).join('\n\n'),
  }
}
