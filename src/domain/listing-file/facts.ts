import { FACT_TEXTS as texts } from '#language/listing-file/texts-message'
import { toSquareFeet } from '../area/rules.ts'
import type { CityName } from '../city/constants.ts'
import { CATEGORIES, PROPERTY_TYPES } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { MOST_WORDS, mayBeginName, placesNamed } from '../locality/place-names.ts'
import {
  areaAt,
  areaUnitAt,
  asideWords,
  AREA_BASES_BESIDE as BASES,
  BESIDE,
  bedroomsAt,
  CRORE,
  deniedAt,
  deniedOption,
  FLOOR_WORD,
  filterWords,
  floorAt,
  IDLE_WORDS,
  LAKH,
  letterAfter,
  longest,
  metresAt,
  moneyAt,
  moneyUnitAt,
  monthAt,
  NUMBERED,
  numberAt,
  pastDenial,
  phrasesAt,
  roomsAt,
  THOUSAND,
  type Token,
  tidy,
  tokensOf,
  wordAt,
} from '../reading/parts.ts'
import { type Place, readChoice, readDate, readFloor } from '../reading/reading.ts'
import { slugOf } from '../text/slug.ts'
import { optionsOf } from './columns.ts'
import {
  BATHS,
  CHARGES,
  DAY_LABELS,
  FIELD_LABELS,
  IDLE_IN_FACTS,
  MONEY_LABELS,
  NAME_ENDS,
  NAME_LABELS,
  NEARBY,
  NEARBY_AFTER,
  NEGOTIATION,
  NO_NAMES,
  ROOF,
  STOREYS,
  YEARS_OLD,
} from './facts-words.ts'
import { withoutMarks, withoutPersons } from './message-marks.ts'

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

type Deal = 'Sell' | 'Rent' | 'PG'
/** What was found at a place. A part that says nothing for a field goes to the rest. */
type Part = {
  end: number
  says?: Partial<Record<FieldName, string>>
  places?: readonly Place[]
  /** What an amount says of the deal. A weak one is no price where another amount is surely one. */
  money?: { deal: Deal | null; weak: boolean; unit: number; perFoot: number | null; most: number }
  /** In square feet, beside the number as it was written. */
  area?: { written: number; squareFeet: number }
  leftOut?: true
  /** Says nothing, and is no part of the rest. */
  idle?: true
}
type Read = (tokens: readonly Token[], at: number, text: string) => Part | null

const typedOf = (tokens: readonly Token[], at: number, end: number, text: string) =>
  text.slice(tokens[at]?.from, tokens[end - 1]?.to)

const isBreak = (word: string) => /^[,;|()[\]]$/.test(word)
/** The most signs and words between a label and what it names; a line of signs must not be walked from each of them. */
const MOST_BETWEEN = 20
/** The place after a colon or dash behind a label. */
const pastColon = (tokens: readonly Token[], at: number): number => {
  let end = at
  const last = at + MOST_BETWEEN
  while (
    end < last &&
    (/^[:=@~-]$/.test(wordAt(tokens, end)) || ['is', 'rs'].includes(wordAt(tokens, end)))
  )
    end += 1
  return end
}
const hasColon = (tokens: readonly Token[], at: number) => /^[:=-]$/.test(wordAt(tokens, at))
/** The place of the next mark that ends what a label names, or that behind `most` tokens. */
function breakAfter(tokens: readonly Token[], at: number, most = tokens.length): number {
  let end = at
  const last = Math.min(tokens.length, at + most)
  while (end < last && !isBreak(wordAt(tokens, end))) end += 1
  return end
}

const roomsPart: Read = (tokens, at, text) => {
  const rooms = roomsAt(tokens, at) ?? plusRoomsAt(tokens, at)
  const [count = 0] = rooms?.meaning ?? []
  if (!rooms || count > 20) return null
  let { end } = rooms
  while (wordAt(tokens, end) === '+') {
    const beside = longest(BESIDE(), tokens, end + 1)
    if (!beside) break
    end = beside.end
  }
  return { end, says: { bedrooms: typedOf(tokens, at, end, text) } }
}

/** "2+1": two rooms and a small one, where neither a unit nor a floor follows. */
function plusRoomsAt(tokens: readonly Token[], at: number) {
  const [first, plus, second] = [tokens[at], wordAt(tokens, at + 1), tokens[at + 2]]
  const end = at + 3
  const isPair =
    first?.kind === 'number' && /^[1-9]$/.test(first.text) && /^[1-3]$/.test(second?.text ?? '')
  const isOther =
    moneyUnitAt(tokens, end) ?? areaUnitAt(tokens, end) ?? longest(BATHS(), tokens, end)
  return isPair && plus === '+' && !isOther ? { meaning: [Number(first.text)], end } : null
}

const ROAD_WORDS = new Set(['road', 'rd', 'sadak', 'wide', 'रोड', 'सड़क', 'चौड़ी', 'chaudi'])
const roadPart: Read = (tokens, at, text) => {
  const number = numberAt(tokens, at)
  const from = number && wordAt(tokens, number.end) === '-' ? number.end + 1 : number?.end
  if (from === undefined) return null
  const feet = areaUnitAt(tokens, from)
  const unit = feet?.meaning === 'sq ft' ? feet : metresAt(tokens, from)
  if (!unit || !ROAD_WORDS.has(wordAt(tokens, unit.end))) return null
  let { end } = unit
  while (ROAD_WORDS.has(wordAt(tokens, end))) end += 1
  return { end, says: { roadWidth: typedOf(tokens, at, unit.end, text) } }
}

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']' }
/** What was measured, behind an area: "1450 sq ft super", "(super)", "- carpet", but not "(carpet 1180)". */
function basisAfter(tokens: readonly Token[], at: number) {
  const sign = wordAt(tokens, at)
  const close = BRACKETS[sign]
  const begin = close || sign === '-' ? at + 1 : at
  const found = longest(BASES(), tokens, begin)
  if (!found) return null
  const { end: last } = found
  if (close) return wordAt(tokens, last) === close ? { begin, last, end: last + 1 } : null
  return begin > at && areaAt(tokens, last) ? null : { begin, last, end: last }
}

const areaPart: Read = (tokens, at, text) => {
  const before = longest(BASES(), tokens, at)
  const begin = before ? pastColon(tokens, before.end) : at
  const area = areaAt(tokens, begin)
  if (!area) return null
  const isSides =
    /^\d{2,3}$/.test(wordAt(tokens, begin)) && /^[x×*]$/.test(wordAt(tokens, begin + 1))
  if (!area.meaning.unit && area.meaning.known && !before && !isSides) return null
  if (area.meaning.known && Math.max(...area.meaning.amounts) < 10 && area.meaning.unit !== 'acre')
    return null
  // "80 lakh ground floor" is no ground of 2,400 sq ft.
  if (!area.meaning.known && wordAt(tokens, area.end - 1) === 'ground') return null
  const after = before ? null : basisAfter(tokens, area.end)
  const basis = before
    ? typedOf(tokens, at, before.end, text)
    : after
      ? typedOf(tokens, after.begin, after.last, text)
      : ''
  const [written = 0, ...more] = area.meaning.amounts
  const { unit } = area.meaning
  return {
    end: after?.end ?? area.end,
    ...(unit && more.length === 0
      ? { area: { written, squareFeet: toSquareFeet(written, unit) } }
      : {}),
    says: {
      plotArea: typedOf(tokens, begin, area.end, text),
      ...(basis && readable('areaBasis', basis) ? { areaBasis: basis } : {}),
    },
  }
}

const MONTHS = new Set(['month', 'months', 'mahine', 'mahina', 'महीने', 'महीना', 'माह'])
/** The least amount that is a price without a unit, a currency or a word beside it. */
const LEAST_BARE = 2000

const isYear = (amount: number) => amount >= 1950 && amount <= 2060
const isPincode = (token: Token | undefined) =>
  /^[1-8]\d{5}$/.test(token?.text ?? '') && !token?.text.endsWith('000')

const moneyPart: Read = (tokens, at, text) => {
  const before = longest(MONEY_LABELS(), tokens, at)
  const isAt = wordAt(tokens, at) === '@'
  const begin = pastColon(tokens, before?.end ?? at)
  const amount = moneyAt(tokens, begin)
  if (!amount) return null
  const { rupees, bare, currency, perSquareFeet, unit } = amount.meaning
  const isBare = bare && !currency && perSquareFeet === null
  const isWord = tokens[begin]?.kind === 'word' && !currency && bare
  const isCounted =
    isBare && (bedroomsAt(tokens, amount.end) ?? areaUnitAt(tokens, amount.end)) !== null
  if (isWord || isCounted) return null
  const most = Math.max(...rupees)
  // "Security: 2 months".
  if (
    before?.meaning === 'deposit' &&
    isBare &&
    most < 25 &&
    MONTHS.has(wordAt(tokens, amount.end))
  )
    return {
      end: amount.end + 1,
      says: { deposit: typedOf(tokens, begin, amount.end + 1, text) },
    }
  if (isBare && !before && !isAt && (most < LEAST_BARE || isYear(most))) return null
  if (isBare && isPincode(tokens[begin]) && !before) return null
  if (isBare && before?.meaning === 'price' && most < 1) return null
  const monthEnd = monthAt(tokens, amount.end)
  const isMonthly = monthEnd > amount.end
  const rateEnd = isMonthly || perSquareFeet !== null ? null : strangeRateAt(tokens, amount.end)
  if (rateEnd !== null) return { end: rateEnd }
  const label = before ?? labelAfter(tokens, monthEnd)
  const end = before ? monthEnd : Math.max(monthEnd, label?.end ?? 0)
  const typed = typedOf(tokens, begin, monthEnd, text)
  if (label?.meaning === 'none') return { end }
  if (label?.meaning === 'deposit' || label?.meaning === 'maintenance')
    return { end, says: { [label.meaning]: typed } }
  const deal =
    label?.meaning === 'rent' || isMonthly ? 'Rent' : label?.meaning === 'sale' ? 'Sell' : null
  return {
    end,
    says: { price: typed },
    money: {
      deal,
      weak: isBare && !label && !isAt && !isMonthly,
      unit: bare ? 1 : Math.max(unit, rupees.some((sum) => sum >= CRORE) ? CRORE : unit),
      perFoot: perSquareFeet === null ? null : Math.min(...rupees) / perSquareFeet,
      most,
    },
  }
}

/** Units after a mere stroke that nobody can convert: a metre may be a square one, a bigha is another one in each district. */
const STRANGE_UNITS = new Set(
  'm mt mtr mtrs mts meter meters metre metres biswa biswas bigha bighas beegha katha kattha kanal marla unit seat'.split(
    ' ',
  ),
)
/** The end of "per biswa", "/mtr" behind an amount, which is then the price of no home. */
function strangeRateAt(tokens: readonly Token[], at: number): number | null {
  const sign = wordAt(tokens, at)
  const isUnit = tokens[at + 1]?.kind === 'word'
  if (sign === 'per' && isUnit) return at + 2
  return sign === '/' && STRANGE_UNITS.has(wordAt(tokens, at + 1)) ? at + 2 : null
}

/** A word behind an amount that says what it is for, unless it begins the next amount: "25k rent 50k deposit". */
function labelAfter(tokens: readonly Token[], at: number) {
  const label = longest(MONEY_LABELS(), tokens, at)
  if (!label) return null
  const next = moneyAt(tokens, label.end)
  const isRent = label.meaning === 'rent' || label.meaning === 'sale'
  // "50k deposit 3k maintenance" names both behind, "25k deposit 50k" the second before.
  const isNamedBehind = next !== null && longest(MONEY_LABELS(), tokens, next.end) !== null
  const isNext = hasColon(tokens, label.end) || (next !== null && !isRent && !isNamedBehind)
  return isNext ? null : label
}

const chargesPart: Read = (tokens, at) => {
  const begin = wordAt(tokens, at) === '+' ? at + 1 : at
  const charges = longest(CHARGES(), tokens, begin)
  if (!charges) return null
  // "+ maint 2k" is an amount, "+ maint 50k deposit" none of it.
  const isAmount = begin > at && moneyPart(tokens, begin, '')?.says?.maintenance !== undefined
  const amount = isAmount ? moneyAt(tokens, pastColon(tokens, charges.end)) : null
  if (amount && !labelAfter(tokens, amount.end)) return null
  const isIdle = charges.end === at + 1 && IDLE_IN_FACTS.has(wordAt(tokens, at))
  return { end: charges.end, ...(isIdle ? { idle: true } : {}) }
}

const OF = (tokens: readonly Token[], at: number): number | null => {
  if (wordAt(tokens, at) === 'out' && wordAt(tokens, at + 1) === 'of') return at + 2
  return ['of', '/'].includes(wordAt(tokens, at)) ? at + 1 : null
}
const ORDINALS = new Set(['th', 'st', 'nd', 'rd'])
const WITHOUT_WORD = new Set([
  'ground floor',
  'gf',
  'basement',
  'lower ground',
  'upper ground',
  'भूतल',
])

const OF_BUILDINGS = new Set(['tower', 'block', 'wing', 'pocket', 'टावर', 'ब्लॉक'])

const floorPart: Read = (tokens, at, text) => {
  // "Tower 5 floor 12" is on the 12th.
  if (OF_BUILDINGS.has(wordAt(tokens, at - 1))) return null
  const before = longest(FLOOR_WORD(), tokens, at)
  const begin = before ? pastColon(tokens, before.end) : at
  const floor = floorAt(tokens, begin)
  if (!floor) return null
  const isOther =
    roomsAt(tokens, begin) ?? areaUnitAt(tokens, floor.end) ?? moneyUnitAt(tokens, floor.end)
  if (before && isOther) return null
  let { end } = floor
  let isFloor =
    before !== null || WITHOUT_WORD.has(typedOf(tokens, at, floor.end, text).toLowerCase())
  const ordinal = ORDINALS.has(wordAt(tokens, end))
  if (ordinal) end += 1
  const word = longest(FLOOR_WORD(), tokens, end)
  if (word) {
    isFloor = true
    end = word.end
  }
  const of = OF(tokens, end)
  const total = of === null ? null : numberAt(tokens, of)
  const [top = 0] = total?.meaning ?? []
  const isTotal = total !== null && Number.isInteger(top) && top > 0 && top < 100
  // "5/18" by itself may be anything; "5 of 18" and "5/18 floor" are floors.
  const isNamedBehind = total !== null && longest(FLOOR_WORD(), tokens, total.end) !== null
  const isKnown = isFloor || isNamedBehind || wordAt(tokens, end) !== '/'
  if (isTotal && isKnown && !areaUnitAt(tokens, total.end)) {
    isFloor = true
    end = total.end
    const last = longest(FLOOR_WORD(), tokens, end) ?? longest(STOREYS(), tokens, end)
    if (last) end = last.end
  }
  if (!isFloor) return null
  const typed = typedOf(tokens, begin, end, text)
  const denied = deniedAt(tokens, at, end, filterWords())
  if (denied) return { end: denied.end }
  const roof = longest(ROOF(), tokens, end)
  if (readFloor(typed)?.is === 'refused') return { end }
  return { end: roof?.end ?? end, says: { floorNumber: typed } }
}

const countedPart: Read = (tokens, at, text) => {
  const label = longest(BATHS(), tokens, at)
  if (label && hasColon(tokens, label.end)) {
    const begin = pastColon(tokens, label.end)
    const number = numberAt(tokens, begin)
    const [count = 99] = number?.meaning ?? []
    if (number && count <= 20)
      return {
        end: number.end,
        says: { [label.meaning]: typedOf(tokens, begin, number.end, text) },
      }
  }
  const number = numberAt(tokens, at)
  const [count = 99] = number?.meaning ?? []
  if (!number || count > 20 || !Number.isInteger(count)) return null
  const counted = longest(BATHS(), tokens, number.end)
  if (counted)
    return {
      end: counted.end,
      says: { [counted.meaning]: typedOf(tokens, at, number.end, text) },
    }
  const storeys = longest(STOREYS(), tokens, number.end)
  if (storeys)
    return { end: storeys.end, says: { totalFloors: typedOf(tokens, at, number.end, text) } }
  const old = longest(YEARS_OLD(), tokens, number.end)
  return old && { end: old.end, says: { propertyAge: typedOf(tokens, at, old.end, text) } }
}

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

const namePart: Read = (tokens, at, text) => {
  const label = longest(NAME_LABELS(), tokens, at)
  if (!label || !hasColon(tokens, label.end)) return null
  const begin = pastColon(tokens, label.end)
  if (label.meaning === 'locality' && placeNear(tokens, begin)) return { end: begin, idle: true }
  const end = breakAfter(tokens, begin)
  return end > begin ? { end, says: { [label.meaning]: typedOf(tokens, begin, end, text) } } : null
}
const labelPart: Read = (tokens, at) => {
  const label = longest(FIELD_LABELS(), tokens, at)
  return label && hasColon(tokens, label.end) ? { end: label.end + 1, idle: true } : null
}

/** A landmark beside a home, with all that is said of it. */
const nearbyPart: Read = (tokens, at) => {
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

const readingOf = (name: FieldName, typed: string) => readChoice(name, typed, optionsOf(name) ?? [])
const readable = (name: FieldName, typed: string) => {
  const reading = readingOf(name, typed)
  return reading !== null && reading.is !== 'refused'
}

const fieldOfFacet = (facet: string): FieldName | undefined =>
  FIELD_NAMES.find((name) => fieldOf(name).facet?.name === facet)

/** What is denied: where a field has such an answer, that; else nothing is said, least of all the opposite. */
function deniedPart(tokens: readonly Token[], at: number): Part | null {
  const begin = longest(filterWords(), tokens, at) ? at : pastDenial(tokens, at)
  const found = longest(filterWords(), tokens, begin)
  const denied = found && deniedAt(tokens, begin, found.end, filterWords())
  if (!denied) return null
  const [[facet, ids] = ['', []]] = Object.entries(found.meaning)
  const name = fieldOfFacet(facet)
  const option = name && deniedOption(name, ids.length)
  return { end: denied.end, ...(name && option ? { says: { [name]: option } } : {}) }
}

const choicePart: Read = (tokens, at, text) => {
  const negotiation = longest(NEGOTIATION(), tokens, at)
  if (negotiation) return { end: negotiation.end, says: { negotiable: negotiation.meaning } }
  // "Facing: east" and "facing east" are said in the other order.
  const isFacing = /^(?:facing|face|mukhi|मुखी)$/.test(wordAt(tokens, at))
  if (isFacing) {
    const begin = pastColon(tokens, at + 1)
    for (let end = Math.min(begin + 3, tokens.length); end > begin; end -= 1) {
      const typed = typedOf(tokens, begin, end, text)
      if (readable('facingType', typed)) return { end, says: { facingType: typed } }
    }
    return null
  }
  const denied = deniedPart(tokens, at)
  if (denied) return denied
  const found = longest(filterWords(), tokens, at)
  if (!found) return null
  const { end } = found
  const [[facet, ids] = ['', []]] = Object.entries(found.meaning)
  const claims = facet === 'by' || (facet === 'brokerage' && ids.includes('none'))
  if (claims) return facet === 'by' && ids.includes('agent') ? { end } : { end, leftOut: true }
  const name = fieldOfFacet(facet)
  if (!name || name === 'floorNumber') return { end }
  const typed = typedOf(tokens, at, end, text)
  if (facet === 'deal') return { end, says: { listingType: typed } }
  if (name === 'amenities') {
    const [chosen] = optionsOf(name)?.filter((option) => ids.includes(slugOf(option))) ?? []
    return chosen ? { end, says: { amenities: chosen } } : { end }
  }
  if (readable(name, typed)) return { end, says: { [name]: typed } }
  // That a PG has it leaves open whether it costs more, which the reader of the field asks.
  return name === 'wifi' || name === 'laundry' ? { end, says: { [name]: 'available' } } : { end }
}

const asidePart: Read = (tokens, at) => longest(asideWords(), tokens, at)

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

const placePart: Read = (tokens, at, text) => {
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

type Found = Part & { from: number; typed: string; at: number }
type Loose = { at: number; token: Token }

function readersOf(today: Date): readonly Read[] {
  return [
    namePart,
    labelPart,
    reraPart,
    roadPart,
    areaPart,
    dayPart(today),
    moneyPart,
    roomsPart,
    floorPart,
    countedPart,
    choicePart,
    chargesPart,
    asidePart,
    nearbyPart,
    placePart,
  ]
}

function partsOf(text: string, tokens: readonly Token[], today: Date) {
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

/** How far a total may differ from rate times area, which people round. */
const ROUNDING = 0.02

/** "1200 sqft 8000 psf total 96 lakh": the total alone, where it is the rate times the area; else all amounts. */
function withoutRate(amounts: readonly Found[], parts: readonly Found[]): readonly Found[] {
  const areas = parts.flatMap(({ area }) => area ?? [])
  const [area] = areas
  const prices = amounts.filter(({ says }) => says?.price)
  const [one, other] = prices.map(({ money }) => money)
  if (!area || areas.length > 1 || !one || !other || prices.length > 2) return amounts
  const [rate, total] = one.most < other.most ? [one, other] : [other, one]
  if (total.perFoot !== null) return amounts
  const product = rate.perFoot === null ? rate.most * area.written : rate.perFoot * area.squareFeet
  const isTotal = Math.abs(product - total.most) <= total.most * ROUNDING
  return isTotal ? amounts.filter(({ money }) => money !== rate) : amounts
}

type City = CityName | string

/** The city and the locality that places name: a locality goes by the city that is said, or else decides it. */
function placed(parts: readonly Found[]) {
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
  return { said, city: said ?? only, locality: own?.name, chosen, isElsewhere }
}

const isNameWord = ({ token: { kind, typed, text } }: Loose) =>
  kind === 'word' && /^\p{Lu}/u.test(typed) && !NO_NAMES.has(text) && !IDLE_IN_FACTS.has(text)

/** The name of a building among the words that no reader knows: with capital letters, and beside the locality. */
function buildingIn(loose: readonly Loose[], tokens: readonly Token[], parts: readonly Found[]) {
  const runs: Loose[][] = []
  for (const one of loose) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last && last.at + 1 === one.at
    const isPart = isNameWord(one) || (NAME_ENDS.has(one.token.text) && isNext)
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
          (end + 1 === from && isBreak(wordAt(tokens, end))) ||
          (to + 1 === at && isBreak(wordAt(tokens, to)))),
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

type Span = { from: number; to: number; at: number; end: number; isLoose: boolean }

const idle = (word: string) => {
  const [token, ...more] = tokensOf(word)
  return (
    !token ||
    (more.length === 0 &&
      (token.kind === 'sign' || IDLE_WORDS().has(token.text) || IDLE_IN_FACTS.has(token.text)))
  )
}

/** The words that say nothing for a field, without those that say nothing at all. */
function restOf(text: string, spans: readonly Span[]) {
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
  for (const { from, to, at, end, isLoose } of spans) {
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
  ...(['pgFor', 'sharing', 'meals', 'airConditioning', 'wifi', 'laundry', 'gateCloses'] as const),
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

/** Rupees for a square foot that nobody pays a month. */
const LEAST_SALE_RATE = 2000

/** What an amount says of the deal where no word does: nobody asks crores a month, nor thousands for a home. */
function dealOf(money: NonNullable<Part['money']>): Deal | undefined {
  if (money.deal) return money.deal
  if (money.perFoot !== null) return money.perFoot >= LEAST_SALE_RATE ? 'Sell' : undefined
  if (money.unit === CRORE || money.unit === LAKH) return 'Sell'
  return money.unit === THOUSAND ? 'Rent' : undefined
}

/** "Family only, bachelors not allowed" says one thing twice. */
function isSame(name: FieldName, one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  if (fieldOf(name).kind !== 'choice') return false
  const [first, second] = [readingOf(name, one), readingOf(name, other)]
  return first?.is === 'taken' && second?.is === 'taken' && first.value === second.value
}

/** The same, and the city that the text itself names. */
export function factsOf(text: string, today: Date): Facts & { saidCity: string | undefined } {
  const { text: kept, leftOut } = withoutPersons(withoutMarks(text).replace(/[\r\n\t]+/g, ' ; '))
  const tidied = tidy(kept)
  const tokens = tokensOf(tidied)
  const { parts, loose } = partsOf(tidied, tokens, today)
  const facts: Facts['facts'] = {}
  const used = new Set<Found>()
  const amounts = parts.filter(({ money }) => money)
  const sure = amounts.filter(({ money }) => !money?.weak)
  const priced = withoutRate(sure.length > 0 ? sure : amounts, parts)
  for (const part of parts) {
    if (part.leftOut) leftOut.push(part.typed)
    if (part.leftOut || part.idle) used.add(part)
    if (part.money && !priced.includes(part)) continue
    for (const [key, value] of Object.entries(part.says ?? {})) {
      const name = key as FieldName
      const before = facts[name]
      if (before === undefined) facts[name] = value
      else if (isSame(name, before, value)) used.add(part)
      // Two prices or areas are no reason to choose one of them: their reader says so.
      else if (name === 'amenities' || name === 'price' || name === 'plotArea')
        facts[name] = `${before}, ${value}`
      else continue
      used.add(part)
    }
  }
  // Of two areas, nobody knows yet which one the basis is of.
  if (facts.plotArea?.includes(', ')) delete facts.areaBasis
  const places = placed(parts)
  for (const part of parts) {
    const isCity = part.places?.some((place) => place.kind === 'city' && place.city === places.city)
    if (part === places.chosen || isCity || (part.places && part.typed === places.said))
      used.add(part)
  }
  if (places.city) facts.city = places.city
  if (places.locality) facts.locality = places.locality
  // No list knows the localities of a city without pages: "Andheri West" would be taken for a building.
  const isNamed = facts.projectBuildingName !== undefined || places.isElsewhere
  const building = isNamed ? undefined : buildingIn(loose, tokens, parts)
  const [first, last] = [building?.[0], building?.at(-1)]
  if (first && last) facts.projectBuildingName = tidied.slice(first.token.from, last.token.to)

  const money = priced.find(({ says }) => says?.price)?.money
  const deal = money && dealOf(money)
  if (!facts.listingType && deal) facts.listingType = deal
  const stated = readingOf('listingType', facts.listingType ?? '')
  const isPg = stated?.is === 'taken' && stated.value === 'PG'
  if (!isPg) for (const name of ONLY_PG) delete facts[name]
  if (facts.bedrooms && !facts.propertyType && !isPg) facts.propertyType = texts.flatOrHouse
  const category = facts.propertyCategory ?? categoryOf(facts)
  if (category) facts.propertyCategory = category

  const words = new Set(building?.map(({ at }) => at) ?? [])
  const spans: Span[] = [
    ...parts
      .filter((part) => !used.has(part))
      .map(({ from, typed, at, end }) => ({
        from,
        to: from + typed.length,
        at,
        end,
        isLoose: false,
      })),
    ...loose
      .filter(({ at, token }) => !words.has(at) && !(token.kind === 'sign' && isBreak(token.text)))
      .map(({ at, token: { from, to } }) => ({ from, to, at, end: at + 1, isLoose: true })),
  ].toSorted((one, other) => one.at - other.at)
  return {
    facts,
    rest: restOf(tidied, spans),
    leftOut,
    saidCity: places.said,
  }
}

export function factsIn(text: string, today: Date): Facts {
  const { facts, rest, leftOut } = factsOf(text, today)
  return { facts, rest, leftOut }
}

/** How many different things a text itself states, what follows from them left aside; a place is one. */
export function factCount(text: string, today: Date): number {
  const tidied = tidy(withoutMarks(text).replace(/[\r\n\t]+/g, ' ; '))
  const { parts } = partsOf(tidied, tokensOf(tidied), today)
  return new Set(
    parts.flatMap(({ says, places }) => [...Object.keys(says ?? {}), ...(places ? ['place'] : [])]),
  ).size
}
