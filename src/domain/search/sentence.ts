import { shownLocality } from '#language/locality/texts-named'
import { type NamesOwn, shownName } from '../distance/names.ts'
import { MOST_WORDS, mayBeginName, placesNamed } from '../locality/place-names.ts'
import { type Beside, type Places, readSentenceWith, type Sentence } from '../reading/reading.ts'

/** The places of the portal, as a reader asks for them. */
const PLACES: Places = {
  named: placesNamed,
  mayBegin: mayBeginName,
  mostWords: MOST_WORDS,
  shown: shownLocality,
}

let ownNamed: NamesOwn = () => undefined
/** Has words name the places of the visitor's own, which are in no address: only their device knows them. */
export function knowOwnPlaces(named: NamesOwn): void {
  ownNamed = named
  last = null
}
const own = (words: string) => {
  const place = ownNamed(words)
  return place && { name: place.name, shown: shownName(place) }
}

let last: { key: string; sentence: Sentence } | null = null
/** Reads the words of a search. */
export function readSentence(q: string, beside: Beside = {}): Sentence {
  // One search reads the same words several times.
  const key = `${beside.city ?? ''}|${beside.letting ?? ''}|${q}`
  if (last?.key !== key) last = { key, sentence: readSentenceWith({ ...PLACES, own }, q, beside) }
  return last.sentence
}
