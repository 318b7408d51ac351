import { toSquareFeet } from '../area/rules.ts'
import {
  areaAt,
  areaUnitAt,
  AREA_BASES_BESIDE as BASES,
  BESIDE,
  deniedAt,
  FLOOR_WORD,
  filterWords,
  floorAt,
  longest,
  metresAt,
  moneyUnitAt,
  numberAt,
  roomsAt,
  type Token,
  wordAt,
} from '../reading/parts.ts'
import { readFloor } from '../reading/reading.ts'
import { hasColon, isBreak, pastColon, type Read, readable, typedOf } from './facts-part.ts'
import { AREA_LABELS, BATHS, ROOF, STOREYS, YEARS_OLD } from './facts-words.ts'

export const roomsPart: Read = (tokens, at, text) => {
  const rooms = roomsAt(tokens, at) ?? plusRoomsAt(tokens, at)
  const [count = 0] = rooms?.meaning ?? []
  if (!rooms || count > 20) return null
  return { end: rooms.end, says: { bedrooms: typedOf(tokens, at, rooms.end, text) } }
}
/** As the reader of bedrooms knows them. */
const BEDROOMS = 'bhk'
/** "3B/2T": so many bedrooms beside so many toilets. */
export const bedsPart: Read = (tokens, at) => {
  const [count, unit, sign, , toilets] = tokens.slice(at, at + 5).map(({ text }) => text)
  const isPair = /^[1-9]$/.test(count ?? '') && unit === 'b' && sign === '/' && toilets === 't'
  return isPair ? { end: at + 2, says: { bedrooms: [count, BEDROOMS].join(' ') } } : null
}
/** "+ SQ": a room beside the bedrooms, which no field asks. */
export const roomBesidePart: Read = (tokens, at) =>
  wordAt(tokens, at) === '+' ? longest(BESIDE(), tokens, at + 1) : null

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
export const roadPart: Read = (tokens, at, text) => {
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

export const areaPart: Read = (tokens, at, text) => {
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

/** An area without a unit that ends its part, "Size: 950": in which unit it is, its reader asks. */
const LEAST_AREA = 100
export const bareAreaPart: Read = (tokens, at, text) => {
  const label = longest(AREA_LABELS(), tokens, at)
  const begin = label && pastColon(tokens, label.end)
  const number = begin === null ? null : numberAt(tokens, begin)
  const [amount = 0] = number?.meaning ?? []
  if (begin === null || !number || number.meaning.length > 1 || amount < LEAST_AREA) return null
  const isEnd = number.end === tokens.length || isBreak(wordAt(tokens, number.end))
  return isEnd
    ? { end: number.end, says: { plotArea: typedOf(tokens, begin, number.end, text) } }
    : null
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

export const floorPart: Read = (tokens, at, text) => {
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
  // "4th floor / 60 lakh", "4th floor / 3 BHK".
  const isOtherTotal =
    total &&
    (areaUnitAt(tokens, total.end) ?? moneyUnitAt(tokens, total.end) ?? roomsAt(tokens, of ?? end))
  if (isTotal && isKnown && !isOtherTotal) {
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

export const countedPart: Read = (tokens, at, text) => {
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
