import { ENTRY_LABELS } from '#language/project-entry/texts'
import { ROUTED_CITIES } from '../city/constants.ts'
import { CONTENT_FIELDS } from '../content/fields.ts'
import type { Draft } from '../field/draft.ts'
import type { NameOf } from '../field/field.ts'
import { numberOf } from '../field/reading.ts'
import { type DraftValues, EMPTY_DRAFT } from '../listing-draft/values.ts'

/** An entry of `projects` as typed. */
export type EntryValues = Draft<NameOf<typeof CONTENT_FIELDS.projects>>

/** The entry for the preview of its card; the label of the title field stands in for a missing title. */
export function describedSoFar(values: EntryValues) {
  const price = numberOf('price', CONTENT_FIELDS.projects.price, values) ?? 0
  return {
    ...values,
    title: values.title.trim() || ENTRY_LABELS.title,
    heading: values.heading.trim() || CONTENT_FIELDS.projects.heading.label,
    price: price > 0 ? price : null,
  }
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
