import { type Draft, emptyDraft, restoreDraft as restore } from '../field/draft.ts'
import { FIELD_NAMES, type FieldName, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'

/** A draft of a listing, or of what admins publish with the same form. */
export type DraftValues = Draft<FieldName>

export const EMPTY_DRAFT: Readonly<DraftValues> = emptyDraft(LISTING_FIELDS)

export const restoreDraft = (stored: Readonly<Record<string, unknown>>): DraftValues =>
  restore(LISTING_FIELDS, stored)

/** Whether nothing is answered but what an empty form answers by itself. */
export const isEmptyDraft = (values: DraftValues): boolean =>
  FIELD_NAMES.every((name) => fieldOf(name).initial !== undefined || values[name].trim() === '')
