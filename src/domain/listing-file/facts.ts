import { FACT_TEXTS as texts } from '#language/listing-file/texts-message'
import { CATEGORIES, PROPERTY_TYPES } from '../listing/constants.ts'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import { IDLE_WORDS, tidy, tokensOf } from '../reading/parts.ts'
import { dealOf, pricesAmong } from './facts-money.ts'
import { type Deal, type Found, isBreak, type Loose, readingOf } from './facts-part.ts'
import { buildingIn, placed } from './facts-place.ts'
import { partsOf } from './facts-readers.ts'
import { IDLE_IN_FACTS, TOLD_IN_FACTS } from './facts-words.ts'
import { withBreaks, withoutMarks, withoutPersons } from './message-marks.ts'

/**
 * What a text says of a home: `facts`, as written text for each field, for the readers of the fields to read; `rest`,
 * the words that say nothing that a field asks; and `leftOut`, what is never taken from a text: phone numbers, names of
 * persons, and claims of who offers it.
 */
export type Facts = {
  facts: Partial<Record<FieldName, string>>
  rest: string
  leftOut: string[]
}

type Span = { from: number; to: number; at: number; end: number; isLoose: boolean }

/** Where parts and loose words stand in a text. A mark that ends a part begins a new piece of the rest. */
function spansOf(parts: readonly Found[], loose: readonly Loose[]): Span[] {
  const ofParts = parts.map(({ from, typed, at, end }) => ({
    from,
    to: from + typed.length,
    at,
    end,
    isLoose: false,
  }))
  const ofWords = loose.flatMap(({ at, token: { kind, text, from, to } }) =>
    kind === 'sign' && isBreak(text) ? [] : { from, to, at, end: at + 1, isLoose: true },
  )
  return [...ofParts, ...ofWords].toSorted((one, other) => one.at - other.at)
}

const idle = (word: string) => {
  const [token, ...more] = tokensOf(word).filter(({ kind }) => kind !== 'sign')
  return (
    !token ||
    (more.length === 0 &&
      (IDLE_IN_FACTS.has(token.text) ||
        (IDLE_WORDS().has(token.text) && !TOLD_IN_FACTS.has(token.text))))
  )
}

/** The parts and words that say nothing for a field, without words that say nothing at all. */
function restOf(text: string, parts: readonly Found[], loose: readonly Loose[]): string {
  const pieces: string[] = []
  let last = -2
  let piece: { from: number; to: number; isLoose: boolean } | null = null
  const flush = () => {
    if (!piece) return
    const words = text.slice(piece.from, piece.to).split(' ')
    const isIdle = (word: string | undefined) => piece?.isLoose && idle(word ?? '')
    while (words.length > 0 && isIdle(words[0])) words.shift()
    while (words.length > 0 && isIdle(words.at(-1))) words.pop()
    const said = words.join(' ').replace(/^[\s,;:|/+*–-]+|[\s,;:|/+*–-]+$/g, '')
    if (/[\p{L}\p{N}]/u.test(said)) pieces.push(said)
  }
  for (const { from, to, at, end, isLoose } of spansOf(parts, loose)) {
    if (piece && last === at) {
      piece.to = to
      piece.isLoose &&= isLoose
    } else {
      flush()
      piece = { from, to, isLoose }
    }
    last = end
  }
  flush()
  return pieces.join(', ')
}

const ONLY_PG: readonly FieldName[] = [
  'pgFor',
  'sharing',
  'meals',
  'airConditioning',
  'wifi',
  'laundry',
  'gateCloses',
]

/** Types that are of one category only say it. */
function categoryOf({ propertyType = '', bedrooms }: Facts['facts']): string | undefined {
  if (bedrooms) return CATEGORIES[0]
  const reading = readingOf('propertyType', propertyType)
  if (reading?.is !== 'taken') return undefined
  const within = CATEGORIES.filter((category) =>
    PROPERTY_TYPES[category].some((type) => type === reading.value),
  )
  return within.length === 1 ? within[0] : undefined
}

/** Fields that may be said twice. Two prices or areas are no reason to choose one of them: their reader says so. */
const SEVERAL: readonly FieldName[] = ['amenities', 'price', 'plotArea']

/** "Family only, bachelors not allowed" says one thing twice. */
function isSame(name: FieldName, one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  if (fieldOf(name).kind !== 'choice') return false
  const [first, second] = [readingOf(name, one), readingOf(name, other)]
  return first?.is === 'taken' && second?.is === 'taken' && first.value === second.value
}

/** What the parts of a text say of each field, and the parts that it goes by. */
function stated(parts: readonly Found[], prices: readonly Found[]) {
  const facts: Facts['facts'] = {}
  const used = new Set<Found>()
  for (const part of parts) {
    if (part.leftOut || part.idle) used.add(part)
    if (part.money && !prices.includes(part)) continue
    for (const [key, value] of Object.entries(part.says ?? {})) {
      const name = key as FieldName
      const before = facts[name]
      if (before === undefined) facts[name] = value
      else if (!isSame(name, before, value)) {
        if (!SEVERAL.includes(name)) continue
        facts[name] = `${before}, ${value}`
      }
      used.add(part)
    }
  }
  // Of two areas, nobody knows yet which one the basis is of.
  if (facts.plotArea?.includes(', ')) delete facts.areaBasis
  return { facts, used }
}

/** Adds what is offered, and what kind of property it is, as far as that follows from the rest. */
function addKind(facts: Facts['facts'], deal: Deal | undefined): void {
  if (!facts.listingType && deal) facts.listingType = deal
  const offered = readingOf('listingType', facts.listingType ?? '')
  const isPg = offered?.is === 'taken' && offered.value === 'PG'
  if (!isPg) for (const name of ONLY_PG) delete facts[name]
  if (facts.bedrooms && !facts.propertyType && !isPg) facts.propertyType = texts.flatOrHouse
  const category = facts.propertyCategory ?? categoryOf(facts)
  if (category) facts.propertyCategory = category
}

/** A text as one line in which each line and sentence ends with a mark that no reader passes. */
const inOneLine = (text: string) =>
  withBreaks(
    withoutMarks(text).replace(/[ \t\r\n]+/g, (gap) => (/[\t\r\n]/.test(gap) ? ' ; ' : gap)),
  )

/** Whether a part still says something once what follows from others has been added. */
const isSaid = ({ says = {} }: Found, facts: Facts['facts']) => {
  const names = Object.keys(says) as FieldName[]
  return names.length === 0 || names.some((name) => facts[name] !== undefined)
}

/** The same, and the city that the text itself names. */
export function factsOf(text: string, today: Date): Facts & { saidCity: string | undefined } {
  const { text: kept, leftOut } = withoutPersons(inOneLine(text))
  const tidied = tidy(kept)
  const tokens = tokensOf(tidied)
  const { parts, loose } = partsOf(tidied, tokens, today)
  const prices = pricesAmong(parts)
  const { facts, used } = stated(parts, prices)
  const places = placed(parts)
  if (places.city) facts.city = places.city
  if (places.locality) facts.locality = places.locality
  // No list knows the localities of a city without pages: "Andheri West" would be taken for a building.
  const isNamed = facts.projectBuildingName !== undefined || places.isElsewhere
  const building = (isNamed ? undefined : buildingIn(loose, tokens, parts)) ?? []
  const [first, last] = [building[0], building.at(-1)]
  if (first && last) facts.projectBuildingName = tidied.slice(first.token.from, last.token.to)
  addKind(facts, dealOf(prices))
  // "Indira Nagar, sector 14": the sector of a known locality is no locality.
  const isOverruled = ({ says }: Found) =>
    places.locality !== undefined && says?.locality !== undefined
  const isRest = (part: Found) =>
    isOverruled(part) || !((used.has(part) && isSaid(part, facts)) || places.used.includes(part))
  return {
    facts,
    rest: restOf(
      tidied,
      parts.filter(isRest),
      loose.filter((one) => !building.includes(one)),
    ),
    leftOut: [...leftOut, ...parts.flatMap((part) => (part.leftOut ? part.typed : []))],
    saidCity: places.said,
  }
}

export function factsIn(text: string, today: Date): Facts {
  const { facts, rest, leftOut } = factsOf(text, today)
  return { facts, rest, leftOut }
}

/** How many different things a text itself states, what follows from them left aside; a place is one. */
export function factCount(text: string, today: Date): number {
  const tidied = tidy(inOneLine(text))
  const { parts } = partsOf(tidied, tokensOf(tidied), today)
  return new Set(
    parts.flatMap(({ says, places }) => [...Object.keys(says ?? {}), ...(places ? ['place'] : [])]),
  ).size
}
