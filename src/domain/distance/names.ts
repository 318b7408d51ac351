import { PLACE_NAMES } from '#language/distance/texts-names'
import { placeKey, placeWords } from '../city/place-words.ts'
import { PLACE_LABELS, PLACE_NAME_MOST, type PlaceLabel } from './constants.ts'
import type { OwnPlace } from './rules.ts'

export const labelOf = (name: string): PlaceLabel | undefined =>
  PLACE_LABELS.find((label) => label === name)

/** What a page calls a place of one's own. */
export function shownName({ name }: Pick<OwnPlace, 'name'>): string {
  const label = labelOf(name)
  return label ? PLACE_NAMES[label] : name
}

/** A place of one's own whose name a run of words says, as in "near work" and "ऑफिस के पास". */
export type NamesOwn = (words: string) => OwnPlace | undefined

/** What names are compared by. */
export const keyOf = (words: string) => placeKey(placeWords(words))

/** A name as it is kept: one that is a label's, in this language, is its label. Empty for none. */
export function keptName(typed: string): string {
  const name = typed.replace(/\s+/g, ' ').trim().slice(0, PLACE_NAME_MOST).trim()
  return PLACE_LABELS.find((label) => keyOf(PLACE_NAMES[label]) === keyOf(name)) ?? name
}
