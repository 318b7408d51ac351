import { PLACE_NAMES } from '#language/distance/texts-names'
import { placeKey, placeWords } from '../city/place-words.ts'
import { PLACE_LABELS, PLACE_NAME_MOST, type PlaceLabel } from './constants.ts'
import type { OwnPlace } from './rules.ts'

const labelOf = (name: string): PlaceLabel | undefined =>
  PLACE_LABELS.find((label) => label === name)

/** What a page calls a place of one's own. */
export function shownName({ name }: Pick<OwnPlace, 'name'>): string {
  const label = labelOf(name)
  return label ? PLACE_NAMES[label] : name
}

/** What people call their work, the school of their children, and their family, in both scripts. */
const CALLED: Readonly<Record<PlaceLabel, string>> = {
  work: 'work; workplace; office; job; daftar; kaam; काम; ऑफिस; आफिस; ऑफ़िस; दफ्तर; नौकरी',
  school: 'school; skool; vidyalaya; स्कूल; विद्यालय',
  family: 'family; parents; parivar; maika; मायका; परिवार; मम्मी पापा; घरवालों; घर वालों',
}
const calledOf = ({ name }: Pick<OwnPlace, 'name'>): readonly string[] => {
  const label = labelOf(name)
  return label ? CALLED[label].split('; ') : [name]
}

/** With which people say that something is near a place: before its name, and after it. */
const BEFORE = ['near', 'near to', 'near my', 'close to', 'close to my', 'around', 'around my']
const AFTER =
  'ke paas; ke pas; ke pass; ke nazdeek; ke nazdik; ke najdik; ke kareeb; ke karib; k paas; k pas; के पास; के नजदीक; के नज़दीक; के करीब; के क़रीब'
const keyOf = (words: string) => placeKey(placeWords(words))

/** A place of one's own whose name a run of words says, as in "near work" and "ऑफिस के पास". */
export type NamesOwn = (words: string) => OwnPlace | undefined

/** Reads a run of words as a place of one's own. A name that the visitor gave goes before what a label is called. */
export function ownPlacesNamed(places: readonly OwnPlace[]): NamesOwn {
  const known = new Map<string, OwnPlace>()
  for (const place of places.toSorted(
    (a, b) => Number(!!labelOf(a.name)) - Number(!!labelOf(b.name)),
  ))
    for (const called of calledOf(place))
      for (const key of [
        ...BEFORE.map((near) => keyOf(`${near} ${called}`)),
        ...AFTER.split('; ').map((near) => keyOf(`${called} ${near}`)),
      ])
        if (!known.has(key)) known.set(key, place)
  return (words) => known.get(keyOf(words))
}

/** A name as it is kept: one that is a label's, in this language, is its label. Empty for none. */
export function keptName(typed: string): string {
  const name = typed.replace(/\s+/g, ' ').trim().slice(0, PLACE_NAME_MOST).trim()
  return PLACE_LABELS.find((label) => keyOf(PLACE_NAMES[label]) === keyOf(name)) ?? name
}
