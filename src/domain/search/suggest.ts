import { shownCity } from '#language/city/texts-named'
import { shownLocality } from '#language/locality/texts-named'
import { SUGGESTION_TEXTS as texts } from '#language/search/texts-options'
import { type CityName, ROUTED_CITIES } from '../city/constants.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import { nameIn } from '../language/others.ts'
import { otherScriptOf } from '../language/written.ts'
import { LOCALITIES } from '../locality/localities.ts'
import { pincodesFrom } from '../locality/pincodes.ts'
import { MOST_WORDS, NAMES, type Name, placesNamed } from '../locality/place-names.ts'
import { type Part, type Place, placeChoices, type Sentence } from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import { visible } from '../text/signs.ts'
import { EMPTY_SEARCH, type Search } from './rules.ts'
import { readSentence } from './sentence.ts'
import { rewritten, understood, withoutWordsOf } from './understood.ts'

/** A suggestion while the visitor types. */
export type Suggestion = {
  /** In the script that is typed. */
  label: string
  /** The letters of the label that are typed: the place of the first one, and that after the last one. */
  typed: readonly [from: number, to: number]
  detail: string
  /** How many results it leads to; null where no index is loaded. */
  count: number | null
  /** What it adds to the search. */
  change: Partial<Search>
}

/** What a suggestion is about: a city, or some localities or a building in it. */
export type Subject = { city: string; slugs?: readonly string[]; building?: string }
/** A name that only listings have: of a building, or of a locality with its slug. Folded once, as there are many. */
export type ListedName = { city: string; name: string; slug: string | null; lines: string }
/** What loaded listings add. */
export type Indexed = {
  names: readonly ListedName[]
  /** Counts the results for a subject, beside the rest of the words; null where its city is not loaded. */
  countWith: (rest: string) => (subject: Subject) => number | null
}

const LEAST_LETTERS = 2
/** Fewer figures begin too many pincodes. */
const LEAST_DIGITS = 3
/** Of a whole pincode. */
const DIGITS = 6
const MOST = 8
const MOST_PINCODES = 4
/** A landmark beside more localities than this is said to be in its city. */
const MOST_AROUND = 3
/** The rows that names of listings may take from places. */
const MOST_LISTED = 2

const WORD = /\d+|[\p{L}\p{M}]+/gu

/** The words of a text as they are written, only folded. */
const foldedWords = (text: string): readonly string[] => fold(text).match(WORD) ?? []

/** The words of a text in each way in which names are compared: as written, and with abbreviations in full. */
function waysToSay(text: string): (readonly string[])[] {
  const [written, full] = [foldedWords(text), placeWords(text)]
  return written.join() === full.join() ? [written] : [written, full]
}

/**
 * How near a name is to what is typed: it begins with it, a word of it does, or another name or a word of that does.
 */
type Nearness = 0 | 1 | 2 | 3
/** A key begins with some word of a name, so what is typed may begin with that word. */
type Entry = { key: string; name: Name; nearness: Nearness; other: string }

const entriesOf = (name: Name, said: string, other = ''): Entry[] =>
  waysToSay(said).flatMap((words) =>
    words.map((_, n) => {
      const nearness = ((other ? 2 : 0) + (n === 0 ? 0 : 1)) as Nearness
      return { key: placeKey(words.slice(n)), name, nearness, other }
    }),
  )

/** The names of all places by the first letter of their keys. */
const entriesByLetter = lazy(() => {
  const all = new Map<string, Entry[]>()
  for (const name of NAMES)
    for (const entry of [
      ...[name.label, ...Object.values(name.names)].flatMap((said) => entriesOf(name, said)),
      ...name.others.flatMap((said) => entriesOf(name, said, said)),
    ]) {
      const letter = entry.key.charAt(0)
      const some = all.get(letter)
      if (some) some.push(entry)
      else all.set(letter, [entry])
    }
  return all
})

const keysOf = (typed: string): string[] => waysToSay(typed).map(placeKey)

/** A city without pages is suggested only to those who seem to mean it. */
const isSuggested = ({ name, nearness }: Entry, key: string) =>
  name.place.kind !== 'elsewhere' || (nearness % 2 === 0 && key.length > LEAST_LETTERS)

/** A whole name is what is typed, and not only begins so. */
const isWhole = ({ key, nearness }: Entry, keys: readonly string[]) =>
  nearness % 2 === 0 && keys.includes(key)

/** The nearest entry of each name that what is typed begins. */
function entriesFor(keys: readonly string[]): Entry[] {
  const nearest = new Map<Name, Entry>()
  const isNearer = (one: Entry, other: Entry) =>
    isWhole(one, keys) || (!isWhole(other, keys) && one.nearness < other.nearness)
  for (const key of keys)
    for (const entry of entriesByLetter().get(key.charAt(0)) ?? []) {
      if (!entry.key.startsWith(key) || !isSuggested(entry, key)) continue
      const known = nearest.get(entry.name)
      if (!known || isNearer(entry, known)) nearest.set(entry.name, entry)
    }
  return [...nearest.values()]
}

const RANKS: Record<Place['kind'], number> = {
  city: 0,
  locality: 0,
  pincode: 0,
  elsewhere: 1,
  landmark: 2,
}

/** What is typed itself, then the nearest name; those of the city that is chosen before all others. */
const inOrder = (keys: readonly string[], city: CityName | undefined) => (a: Entry, b: Entry) => {
  const orders = (entry: Entry) => {
    const { place, label } = entry.name
    return [
      Number(place.kind === 'elsewhere' || place.city !== city),
      Number(!isWhole(entry, keys)),
      RANKS[place.kind],
      entry.nearness,
      label.length,
    ]
  }
  const [ofA, ofB] = [orders(a), orders(b)]
  const n = ofA.findIndex((order, n) => order !== ofB[n])
  if (n >= 0) return (ofA[n] ?? 0) - (ofB[n] ?? 0)
  return a.name.label < b.name.label ? -1 : 1
}

/** The end of a letter whose signs a mark would tear from it. */
function endOfLetter(text: string, at: number): number {
  let end = at
  // After a virama, the next consonant is part of the letter.
  while (/^\p{M}/u.test(text.slice(end))) end += text[end] === '\u094d' ? 2 : 1
  return Math.min(end, text.length)
}

/** Where a text contains what is typed, from the beginning of a word. */
function typedIn(text: string, typed: string): Suggestion['typed'] {
  for (const { index } of text.matchAll(WORD))
    for (const words of waysToSay(typed)) {
      let left = words.join('')
      let at = index
      for (; left && at < text.length; at++) {
        const letter = foldedWords(text.charAt(at)).join('')
        if (!left.startsWith(letter)) break
        left = left.slice(letter.length)
      }
      if (!left) return [index, endOfLetter(text, at)]
    }
  return [0, 0]
}

const slugOf = (name: string) => ROUTED_CITIES.flatMap((one) => (one.name === name ? one.slug : []))
const localityNamed = (city: CityName, slug: string | undefined) =>
  LOCALITIES[city].find((one) => one.slug === slug)?.name ?? ''

type Found = Pick<Suggestion, 'label' | 'detail' | 'change'> & { subject: Subject | null }

function placeFound(place: Place, label: string, other: string, rest: string): Found {
  const change = { q: rest, locality: [], ...placeChoices(place) }
  const named = (detail: string) => [other, detail].filter(Boolean).join(' · ')
  switch (place.kind) {
    case 'elsewhere':
      return {
        label,
        detail: texts.elsewhere,
        subject: null,
        change: { q: [rest, place.name].filter(Boolean).join(' ') },
      }
    case 'city':
      return { label, detail: texts.city, subject: place, change }
    case 'locality': {
      const subject = { city: place.city, slugs: change.locality }
      return { label, detail: named(texts.locality(place.city)), subject, change }
    }
    default: {
      const { city } = place
      const slugs = change.locality
      const nearest = slugs.length > MOST_AROUND ? '' : localityNamed(city, slugs[0])
      const where = [nearest && shownLocality(city, nearest), shownCity(city)]
        .filter(Boolean)
        .join(', ')
      const detail = place.kind === 'landmark' ? named(texts.landmark(where)) : texts.pincode(where)
      return { label, detail, subject: slugs.length > 0 ? { city, slugs } : { city }, change }
    }
  }
}

function placesFor(typed: string, rest: string, city: CityName | undefined): Found[] {
  const language = otherScriptOf(typed)
  const keys = keysOf(typed)
  return entriesFor(keys)
    .sort(inOrder(keys, city))
    .slice(0, MOST)
    .map(({ name: { place, label, names }, other }) => {
      const name = language ? nameIn(language, { name: label, names }) : label
      // The other name says why this one is here, where the letters do not.
      const isSeen = place.kind === 'city' || typedIn(name, typed)[1] > 0
      return placeFound(place, name, isSeen ? '' : other, rest)
    })
}

/** The pincodes that some figures begin. */
function pincodesFor(typed: string, rest: string): Found[] {
  const digits = visible(typed).replace(' ', '')
  if (!/^[1-9]\d*$/.test(digits) || digits.length < LEAST_DIGITS) return []
  // Not every pincode is certain of a locality.
  const codes = digits.length === DIGITS ? [digits] : pincodesFrom(digits)
  return codes
    .slice(0, MOST_PINCODES)
    .flatMap((code) => placesNamed(code).map((place) => placeFound(place, code, '', rest)))
}

/** What a listed name is found by: the rest of it from each word on, each on a line. */
export const linesOf = (name: string) => {
  const words = foldedWords(name)
  return words.map((_, n) => `\n${placeKey(words.slice(n))}`).join('')
}

function listedFor(typed: string, rest: string, { names }: Pick<Indexed, 'names'>): Found[] {
  const keys = keysOf(typed).map((key) => `\n${key}`)
  return names.flatMap(({ city, name, slug, lines }) => {
    if (!keys.some((key) => lines.includes(key))) return []
    const change = { q: rest, city: slugOf(city) }
    if (slug !== null) {
      const [detail, slugs] = [texts.locality(city), [slug]]
      return {
        label: name,
        detail,
        subject: { city, slugs },
        change: { ...change, locality: slugs },
      }
    }
    return {
      label: name,
      detail: texts.building(city),
      subject: { city, building: name },
      change: { ...change, q: [rest, name].filter(Boolean).join(' ') },
    }
  })
}

/** A place goes before another city that the rest of the words names. */
function beside(change: Partial<Search>): Partial<Search> {
  const whole = { ...EMPTY_SEARCH, ...change }
  const { chosen } = understood(whole)
  return chosen === whole ? change : { ...change, q: withoutWordsOf(whole, 'city').q }
}

/** Where what is typed may begin: at each of the last words, the longest first. */
const begins = (text: string): number[] =>
  [...text.matchAll(/[^\s,;]+/g)].map(({ index }) => index).slice(-MOST_WORDS)

/** Whether a slice at the end of a sentence may be a place: no part reaches into it, and what it says is no filter. */
const isPlace = (parts: readonly Part[], begin: number): boolean =>
  parts.every(({ place, from, to }) => to <= begin || (from >= begin && place))
/** Figures are an amount until they are a whole pincode. */
const isAlone = (parts: readonly Part[], begin: number): boolean =>
  parts.every(({ from, to }) => to <= begin || from === begin)

/** What was typed before, without the words that only lead to a place, and without its city. */
function restBefore({ text, parts, words }: Sentence, begin: number): string {
  const before = [...parts, ...words].filter(({ to }) => to <= begin)
  const end = Math.max(0, ...before.map(({ to }) => to))
  const cities = parts.filter(({ place, to }) => place?.kind === 'city' && to <= begin)
  return rewritten(text.slice(0, end), cities)
}

/**
 * Suggestions for the last words of a search, as they are typed: also for a part that is understood but begins longer
 * names, such as "sector 6". A chosen one replaces these words; the others stay as they are.
 */
export function suggestionsFor(
  q: string,
  { city: [chosen] }: Pick<Search, 'city'>,
  indexed?: Indexed,
): Suggestion[] {
  const sentence = readSentence(q)
  const { text, parts, words } = sentence
  // Sorted before the first letter, as a phone needs its time for that.
  entriesByLetter()
  const last = parts.at(-1)
  if (last?.place?.kind === 'city' && last.from > 0 && last.to === text.length) {
    // "Gomti nagar lucknow" asks for what is there.
    const { city = [] } = placeChoices(last.place)
    const there = suggestionsFor(text.slice(0, last.from), { city }, indexed).filter(
      ({ change }) => change.city?.[0] === city[0],
    )
    if (there.length > 0) return there
  }
  for (const begin of begins(text)) {
    const typed = text.slice(begin)
    if (keysOf(typed).every((key) => key.length < LEAST_LETTERS)) continue
    // "In" and "near" only lead to a place.
    if (![...parts, ...words].some(({ from }) => from >= begin)) continue
    const said = parts.flatMap(({ place, to }) =>
      place?.kind === 'city' && to <= begin ? place.city : [],
    )
    const city = said[0] ?? ROUTED_CITIES.find(({ slug }) => slug === chosen)?.name
    const rest = restBefore(sentence, begin)
    const isName = isPlace(parts, begin)
    const places = [
      ...(isAlone(parts, begin) ? pincodesFor(typed, rest) : []),
      ...(isName ? placesFor(typed, rest, city) : []),
    ]
    const listed = indexed && isName ? listedFor(typed, rest, indexed) : []
    if (places.length + listed.length === 0) continue
    const room = MOST - Math.min(listed.length, MOST_LISTED)
    const count = indexed?.countWith(rest)
    return [...places.slice(0, room), ...listed].slice(0, MOST).map(({ subject, ...found }) => ({
      ...found,
      typed: typedIn(found.label, typed),
      count: (subject && count?.(subject)) ?? null,
      change: { ...beside(found.change), page: 1 },
    }))
  }
  return []
}
