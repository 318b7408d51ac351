import { readDraft } from '../field/reading.ts'
import { nameOfDraft } from './name.ts'
import { ASKED_IN, type Posting } from './posting.ts'
import type { DraftValues } from './values.ts'

/** Converts a draft to the input of the listing's schema: parsed numbers, area in square feet. */
export const toListingInput = (
  values: DraftValues,
  posting: Posting = 'listing',
): Record<string, unknown> => ({
  ...readDraft(ASKED_IN[posting], values),
  projectBuildingName: nameOfDraft(values, posting).name,
})
