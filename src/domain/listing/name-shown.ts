import { UNIT_NAMES } from '#language/area/texts-units'
import { shownCity } from '#language/city/texts-named'
import { PG_WORD, TYPE_WORDS } from '#language/listing/texts-described'
import { shownLocality } from '#language/locality/texts-named'
import { inPlace, withCapital } from '#language/text/texts'
import { type Kind, partsOf } from './name.ts'

// The names of places in Hindi weigh much: the posting form loads them later than the rules of names.

const wordOf = (kind: Kind) => (kind === 'PG' ? PG_WORD : TYPE_WORDS[kind])

/** A stored name in the reader's language: one that was made is said in it, any other stays as it was written. */
export function shownName(name: string): string {
  const made = partsOf(name)
  if (!made) return name
  const { kind, locality, city, amount, unit } = made
  const place = `${shownLocality(city, locality)}, ${shownCity(city)}`
  const shown = inPlace(withCapital(wordOf(kind)), place)
  return unit ? `${shown}, ${amount} ${UNIT_NAMES[unit]}` : shown
}

/** The same where the city is said beside it: "House in Kakadeo". */
export function nameInCity(name: string): string {
  const made = partsOf(name)
  return made
    ? inPlace(withCapital(wordOf(made.kind)), shownLocality(made.city, made.locality))
    : name
}
