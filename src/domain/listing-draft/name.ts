import { isMadeName, isMostlyNameless, madeName, shownName } from '../listing/name.ts'
import type { Posting } from './posting.ts'
import type { DraftValues } from './values.ts'

type Named = Pick<
  DraftValues,
  'listingType' | 'propertyType' | 'city' | 'locality' | 'projectBuildingName'
>

/**
 * The name of a draft. A plot, a house, a shop or a PG has the name that its kind and place make, until somebody types
 * one; other homes have it once their poster says that they have no name. Projects have none but their own.
 * `stored` is sent, `shown` stands in the field, and `offer` is what could stand there: each empty if there is none.
 */
export function nameOfDraft(
  values: Named,
  posting: Posting = 'listing',
): { stored: string; shown: string; isMade: boolean; offer: string } {
  const typed = values.projectBuildingName
  const made = posting === 'listing' ? madeName(values) : ''
  const offer = shownName(made)
  const isMade =
    made !== '' && (typed.trim() === '' ? isMostlyNameless(values) : isMadeName(typed.trim()))
  if (isMade) return { stored: made, shown: offer, isMade, offer }
  // A made name whose place was taken back is no name.
  const text = posting === 'listing' && isMadeName(typed.trim()) ? '' : typed
  return { stored: text, shown: text, isMade, offer }
}

/** What the draft keeps of what stands in the field: of an untouched proposal, that it is one. */
export function typedName(values: Named, text: string): string {
  const { offer } = nameOfDraft(values)
  return offer !== '' && text === offer ? madeName(values) : text
}
