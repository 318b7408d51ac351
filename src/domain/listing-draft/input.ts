import { readDraft } from '../field/reading.ts'
import { LISTING_FIELDS } from '../listing/fields.ts'
import { type Posting, UNASKED } from './posting.ts'
import type { DraftValues } from './values.ts'

/** Converts a draft to the input of the listing's schema: parsed numbers, area in square feet. */
export const toListingInput = (
  values: DraftValues,
  posting: Posting = 'listing',
): Record<string, unknown> => readDraft(LISTING_FIELDS, values, new Set(UNASKED[posting]))
