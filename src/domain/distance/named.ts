import type { PlaceLabel } from './constants.ts'
import { keyOf, labelOf, type NamesOwn } from './names.ts'
import type { OwnPlace } from './rules.ts'

/** What people call their work, the school of their children, and their family, in both scripts. */
const CALLED: Readonly<Record<PlaceLabel, string>> = {
  work: 'work; workplace; office; job; daftar; kaam; काम; ऑफिस; आफिस; दफ्तर; नौकरी',
  school: 'school; skool; vidyalaya; स्कूल; विद्यालय',
  family: 'family; parents; parivar; maika; मायका; परिवार; मम्मी पापा; घरवालों; घर वालों',
}
/** A name without a letter or figure has no words that could be typed. */
function calledOf({ name }: OwnPlace): readonly string[] {
  const label = labelOf(name)
  return label ? CALLED[label].split('; ') : keyOf(name) ? [name] : []
}

/** With which people say that something is near a place: before its name, and after it. */
const BEFORE = ['near', 'near to', 'near my', 'close to', 'close to my', 'around', 'around my']
const AFTER =
  'ke paas; ke pas; ke pass; ke nazdeek; ke nazdik; ke najdik; ke kareeb; ke karib; k paas; k pas; के पास; के नजदीक; के करीब'

/** Reads a run of words as a place of one's own. A name that the visitor gave goes before what a label is called. */
export function ownPlacesNamed(places: readonly OwnPlace[]): NamesOwn {
  const known = new Map<string, OwnPlace>()
  const isLabel = ({ name }: OwnPlace) => labelOf(name) !== undefined
  for (const place of [...places.filter((one) => !isLabel(one)), ...places.filter(isLabel)])
    for (const called of calledOf(place))
      for (const key of [
        ...BEFORE.map((near) => keyOf(`${near} ${called}`)),
        ...AFTER.split('; ').map((near) => keyOf(`${called} ${near}`)),
      ])
        if (!known.has(key)) known.set(key, place)
  return (words) => known.get(keyOf(words))
}
