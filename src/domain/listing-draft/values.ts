import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { AMENITIES, type Amenity } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'

export type DraftField = FieldName

/** A draft of a listing: each answer as typed, `amenities` one per line, `plotArea` in `areaUnit`. */
export type DraftValues = Record<DraftField, string>

export const DRAFT_FIELDS = FIELD_NAMES

export const EMPTY_DRAFT: Readonly<DraftValues> = {
  ...(Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as DraftValues),
  areaUnit: AREA_UNIT_NAMES[0],
}

/** Restores a draft from what a device has stored: unknown keys are dropped, missing ones are empty. */
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

/** Adds an amenity to the answer, or removes it. */
export function toggleAmenity(values: DraftValues, amenity: string, chosen: boolean): string {
  return AMENITIES.filter((own) =>
    own === amenity ? chosen : chosenAmenities(values).includes(own),
  ).join('\n')
}
