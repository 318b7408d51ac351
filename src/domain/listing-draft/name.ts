import { isMadeName, isMostlyNameless, madeName } from '../listing/name.ts'
import type { Posting } from './posting.ts'
import type { DraftValues } from './values.ts'

type Named = Pick<
  DraftValues,
  'listingType' | 'propertyType' | 'city' | 'locality' | 'projectBuildingName'
>

/** Says a stored name in the reader's language. */
export type ShowName = (name: string) => string

/**
 * The name of a draft. A plot, a house, a shop or a PG has the name that its kind and place make, until somebody types
 * one; other homes have it once their poster says that they have no name. Projects have none but their own. `name` is
 * sent, and `offer` is what could be sent instead: each empty if there is none.
 */
export function nameOfDraft(
  values: Named,
  posting: Posting = 'listing',
): { name: string; isMade: boolean; offer: string } {
  const typed = values.projectBuildingName
  if (posting !== 'listing') return { name: typed, isMade: false, offer: '' }
  const offer = madeName(values)
  const wasMade = isMadeName(typed.trim())
  const isMade = offer !== '' && (typed.trim() === '' ? isMostlyNameless(values) : wasMade)
  // A made name whose place was taken back is no name.
  return { name: isMade ? offer : wasMade ? '' : typed, isMade, offer }
}

/** What the draft keeps of what stands in the field: of an untouched proposal, that it is one. */
export function typedName(values: Named, text: string, show: ShowName): string {
  const { offer } = nameOfDraft(values)
  return offer !== '' && text === show(offer) ? offer : text
}
