import type { CityName } from '../city/constants.ts'
import { MOST_WORDS, mayBeginName, placesNamed } from '../locality/place-names.ts'
import {
  letterAfter,
  longest,
  NUMBERED,
  phrasesAt,
  roomsAt,
  type Token,
  wordAt,
} from '../reading/parts.ts'
import type { Place } from '../reading/reading.ts'
import { areaPart } from './facts-figures.ts'
import { moneyPart } from './facts-money.ts'
import {
  breakAfter,
  type Found,
  hasColon,
  isBreak,
  type Loose,
  pastColon,
  type Read,
  typedOf,
} from './facts-part.ts'
import {
  IDLE_IN_FACTS,
  NAME_ENDS,
  NAME_LABELS,
  NEARBY,
  NEARBY_AFTER,
  NO_NAMES,
} from './facts-words.ts'

function placesAt(
  tokens: readonly Token[],
  at: number,
): { end: number; places: readonly Place[] } | null {
  if (!mayBeginName(wordAt(tokens, at))) return null
  for (const { meaning: key, end } of phrasesAt(tokens, at, MOST_WORDS).reverse()) {
    if (letterAfter(tokens, end) || /^\d+$/.test(key)) continue
    const places = placesNamed(key).filter(({ kind }) => kind !== 'pincode')
    if (places.length > 0) return { end, places }
  }
  return null
}
const placeNear = (tokens: readonly Token[], at: number) =>
  [at, at + 1, at + 2].some((place) => placesAt(tokens, place))

export const placePart: Read = (tokens, at, text) => {
  const found = placesAt(tokens, at)
  if (found) {
    const isBeside = longest(NEARBY_AFTER(), tokens, found.end)
    return isBeside ? { end: isBeside.end } : found
  }
  // A sector that no map has is one all the same.
  const word = longest(NUMBERED(), tokens, at)
  const number = word && tokens[wordAt(tokens, word.end) === '-' ? word.end + 1 : word.end]
  if (!word || number?.kind !== 'number' || !/^(?:sec|सेक)/.test(wordAt(tokens, at))) return null
  const end = tokens.indexOf(number) + 1
  const last = letterAfter(tokens, end) ? end + 1 : end
  return { end: last, says: { locality: typedOf(tokens, at, last, text) } }
}

/** A landmark beside a home, with all that is said of it. */
export const nearbyPart: Read = (tokens, at) => {
  const near = longest(NEARBY(), tokens, at)
  if (!near) return null
  let { end } = near
  for (let taken = 0; end < tokens.length && taken < 6; taken += 1) {
    const isOwn =
      isBreak(wordAt(tokens, end)) ||
      (roomsAt(tokens, end) ?? areaPart(tokens, end, '') ?? moneyPart(tokens, end, ''))
    if (isOwn) break
    const place = placesAt(tokens, end)
    // "Near the metro, Sector 76" and "near metro Sector 76" both end with where the home is.
    if (place && taken > 0 && place.places.some(({ kind }) => kind === 'locality')) break
    end = place?.end ?? end + 1
    if (place) break
  }
  return { end }
}

export const namePart: Read = (tokens, at, text) => {
  const label = longest(NAME_LABELS(), tokens, at)
  if (!label || !hasColon(tokens, label.end)) return null
  const begin = pastColon(tokens, label.end)
  if (label.meaning === 'locality' && placeNear(tokens, begin)) return { end: begin, idle: true }
  const end = breakAfter(tokens, begin)
  return end > begin ? { end, says: { [label.meaning]: typedOf(tokens, begin, end, text) } } : null
}

type City = CityName | string

/**
 * The city and the locality that places name, and the parts used for them: a locality goes by the city that is said, or
 * else decides it.
 */
export function placed(parts: readonly Found[]) {
  const named = parts.filter(({ places }) => places)
  const cities = named.flatMap(({ places = [] }) =>
    places.flatMap((place) => (place.kind === 'city' ? place.city : [])),
  )
  const elsewhere = named.find(({ places = [] }) =>
    places.every(({ kind }) => kind === 'elsewhere'),
  )
  const said: City | undefined = cities[0] ?? elsewhere?.typed
  const localitiesOf = ({ places = [] }: Found) =>
    places.flatMap((place) => (place.kind === 'locality' ? place : []))
  const candidates = named.filter((part) => localitiesOf(part).length > 0)
  const here = candidates.find((part) => localitiesOf(part).some(({ city }) => city === said))
  const chosen = here ?? candidates[0]
  const localities = chosen ? localitiesOf(chosen) : []
  const own = localities.find(({ city }) => city === said) ?? localities[0]
  const only =
    new Set(localities.map(({ city }) => city)).size === 1 ? localities[0]?.city : undefined
  const isElsewhere = cities.length === 0 && elsewhere !== undefined
  const city = said ?? only
  const used = named.filter(
    (part) =>
      part === chosen ||
      part.typed === said ||
      part.places?.some((place) => place.kind === 'city' && place.city === city),
  )
  return { said, city, locality: own?.name, isElsewhere, used }
}

const isNameWord = ({ token: { kind, typed, text } }: Loose) =>
  kind === 'word' && /^\p{Lu}/u.test(typed) && !NO_NAMES.has(text) && !IDLE_IN_FACTS.has(text)

/** What may stand between a building and its place: "Gomti Nagar me Omega Sparsh". */
const joinsPlace = (word: string) => isBreak(word) || IN.has(word)
const IN = new Set(['in', 'at', 'me', 'mein', 'par', 'में', 'पर'])

/** The name of a building among the words that no reader knows: with capital letters, and beside the locality. */
export function buildingIn(
  loose: readonly Loose[],
  tokens: readonly Token[],
  parts: readonly Found[],
) {
  const runs: Loose[][] = []
  for (const one of loose) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last && last.at + 1 === one.at
    // "Omaxe R2", "Gaur City 2".
    const isNumber = isNext && one.token.kind === 'number' && /^\d{1,2}$/.test(one.token.text)
    const isPart = isNameWord(one) || (NAME_ENDS.has(one.token.text) && isNext) || isNumber
    if (!isPart) continue
    if (isNext) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  const isBeside = (run: readonly Loose[]) => {
    const [from, to] = [run[0]?.at ?? 0, (run.at(-1)?.at ?? 0) + 1]
    return parts.some(
      ({ places, at, end, says }) =>
        (places || says?.locality) &&
        (end === from ||
          at === to ||
          (end + 1 === from && joinsPlace(wordAt(tokens, end))) ||
          (to + 1 === at && joinsPlace(wordAt(tokens, to)))),
    )
  }
  const names = runs.filter(
    (run) =>
      run.length <= 5 &&
      (NAME_ENDS.has(run.at(-1)?.token.text ?? '')
        ? run.length > 1
        : run.length > 1 && isBeside(run)),
  )
  return names.length === 1 ? names[0] : undefined
}
