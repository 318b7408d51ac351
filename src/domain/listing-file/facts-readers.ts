import { asideWords, longest, type Token, wordAt } from '../reading/parts.ts'
import { readDate } from '../reading/reading.ts'
import { choicePart } from './facts-choices.ts'
import {
  areaPart,
  bareAreaPart,
  bedsPart,
  countedPart,
  floorPart,
  roadPart,
  roomBesidePart,
  roomsPart,
} from './facts-figures.ts'
import { chargesPart, moneyPart, securityPart } from './facts-money.ts'
import {
  breakAfter,
  type Found,
  hasColon,
  isBreak,
  type Loose,
  type Part,
  pastColon,
  type Read,
  typedOf,
} from './facts-part.ts'
import { namePart, nearbyPart, placePart } from './facts-place.ts'
import { DAY_LABELS, FIELD_LABELS } from './facts-words.ts'

/** The most parts of a number of registration. */
const MOST_OF_NUMBER = 20
const reraPart: Read = (tokens, at, text) => {
  const word = wordAt(tokens, at)
  if (!/^(?:up|h|hr)?rera(?:prj)?$/.test(word)) return null
  let end = at + 1
  while (['no', 'number', 'id', 'reg', 'registered', 'approved', '#'].includes(wordAt(tokens, end)))
    end += 1
  end = pastColon(tokens, end)
  const from = word === 'rera' ? end : at
  let last = from
  // A number of registration is written without blanks.
  while (
    last < tokens.length &&
    last < from + MOST_OF_NUMBER &&
    (last === from || tokens[last]?.from === tokens[last - 1]?.to) &&
    !isBreak(wordAt(tokens, last))
  )
    last += 1
  const typed = typedOf(tokens, from, last, text)
  return /\d{3}/.test(typed) ? { end: last, says: { reraNumber: typed } } : { end: at + 1 }
}

/** The most words, figures and signs of a date. */
const MOST_OF_DAY = 5
const dayPart =
  (today: Date): Read =>
  (tokens, at, text) => {
    const label = longest(DAY_LABELS(), tokens, at)
    if (!label) return null
    const begin = pastColon(tokens, label.end)
    for (let end = breakAfter(tokens, begin, MOST_OF_DAY); end > begin; end -= 1) {
      const typed = typedOf(tokens, begin, end, text)
      if (!/\p{Nd}|\p{L}{3}/u.test(typed)) continue
      const day = readDate(typed, today)
      if (day && day.is !== 'refused') return { end, says: { availableFrom: typed } }
    }
    return null
  }

const labelPart: Read = (tokens, at) => {
  const label = longest(FIELD_LABELS(), tokens, at)
  return label && hasColon(tokens, label.end) ? { end: label.end + 1, idle: true } : null
}

const asidePart: Read = (tokens, at) => longest(asideWords(), tokens, at)

/** Everything that a part of a text may be. Where two of them read the same part, the longer counts, then the first. */
function readersOf(today: Date): readonly Read[] {
  return [
    namePart,
    labelPart,
    reraPart,
    roadPart,
    areaPart,
    bareAreaPart,
    dayPart(today),
    moneyPart,
    securityPart,
    roomsPart,
    bedsPart,
    roomBesidePart,
    floorPart,
    countedPart,
    choicePart,
    chargesPart,
    asidePart,
    nearbyPart,
    placePart,
  ]
}

export function partsOf(text: string, tokens: readonly Token[], today: Date) {
  const readers = readersOf(today)
  const parts: Found[] = []
  const loose: Loose[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    let best: Part | null = null
    for (const read of readers) {
      const part = read(tokens, at, text)
      if (part && part.end > (best?.end ?? at)) best = part
    }
    if (best) {
      parts.push({ ...best, from: token.from, at, typed: typedOf(tokens, at, best.end, text) })
      at = best.end
    } else {
      loose.push({ at, token })
      at += 1
    }
  }
  return { parts, loose }
}
