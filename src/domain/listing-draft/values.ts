import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { AMENITIES, type Amenity } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'

export type DraftField = FieldName

/** A half-written listing: each answer as it was typed, `amenities` one a line, `plotArea` in `areaUnit`. */
export type DraftValues = Record<DraftField, string>

export const DRAFT_FIELDS = FIELD_NAMES

export const EMPTY_DRAFT: Readonly<DraftValues> = {
  ...(Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as DraftValues),
  areaUnit: AREA_UNIT_NAMES[0],
}

/** A draft from whatever a device has stored: unknown keys are dropped, missing ones are empty. */
export function restoreDraft(stored: Readonly<Record<string, unknown>>): DraftValues {
  const known = DRAFT_FIELDS.map((field) => {
    const value = stored[field]
    return [field, typeof value === 'string' ? value : EMPTY_DRAFT[field]]
  })
  return Object.fromEntries(known) as DraftValues
}

export function isEmptyDraft(values: DraftValues): boolean {
  return DRAFT_FIELDS.every((field) => field === 'areaUnit' || values[field].trim() === '')
}

export function areaUnitOf(values: DraftValues): AreaUnit {
  return AREA_UNIT_NAMES.find((unit) => unit === values.areaUnit) ?? AREA_UNIT_NAMES[0]
}

export function chosenAmenities(values: DraftValues): Amenity[] {
  const lines = values.amenities.split('\n')
  return AMENITIES.filter((amenity) => lines.includes(amenity))
}

/** The `amenities` answer with one more, or one less. */
export function toggleAmenity(values: DraftValues, amenity: string, chosen: boolean): string {
  return AMENITIES.filter((own) =>
    own === amenity ? chosen : chosenAmenities(values).includes(own),
  ).join('\n')
}
