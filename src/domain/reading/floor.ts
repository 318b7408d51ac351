import { FLOOR_TEXTS } from '#language/listing/texts-described'
import { READING_TEXTS as texts } from '#language/reading/texts'
import { floorPhrase } from '../listing/floors.ts'
import { lazy } from '../text/lazy.ts'
import { oneOf, type Reading, refused, type Taken, taken, turned } from './answer.ts'
import { numberAt } from './number.ts'
import { type Found, lexicon, longest, type Token, tidy, tokensOf, wordAt } from './tokens.ts'

/** A floor, 0 at the ground and negative below it, and the floors of the building where they are stated. */
export type Floor = { floor: number; total: number | null }

const NAMED = lazy(() =>
  lexicon<readonly number[] | 'top'>([
    [
      'ground; ground floor; gf; g f; g; gr; grd; stilt; stilt floor; भूतल; ग्राउंड; ग्राउंड फ्लोर; तल मंजिल; neeche; niche; नीचे; zameen tal',
      [0],
    ],
    [
      'basement; lower ground; lower ground floor; lgf; lg; cellar; बेसमेंट; तहखाना; tehkhana; lower basement',
      [-1],
    ],
    ['upper ground; upper ground floor; ugf; ug', [0, 1]],
    [
      'top; top floor; last; last floor; topmost; penthouse; सबसे ऊपर; सबसे ऊपर वाली; टॉप; टॉप फ्लोर; upar; sabse upar; आखिरी; aakhri; akhri',
      'top',
    ],
    ['first; pehli; pehla; pahli; pahla; पहली; पहला; पहले; प्रथम', [1]],
    ['second; dusri; doosri; dusra; doosra; दूसरी; दूसरा; दूसरे; द्वितीय', [2]],
    ['third; teesri; tisri; teesra; तीसरी; तीसरा; तीसरे; तृतीय', [3]],
    ['fourth; chauthi; chautha; चौथी; चौथा; चौथे', [4]],
    ['fifth; paanchvi; panchvi; पांचवीं; पांचवी; पांचवां', [5]],
    ['sixth; chhathi; छठी; छठवीं', [6]],
    ['seventh; saatvi; सातवीं', [7]],
    ['eighth; aathvi; आठवीं', [8]],
    ['ninth; nauvi; नौवीं', [9]],
    ['tenth; dasvi; दसवीं', [10]],
  ]),
)
const BELOW = lazy(() =>
  lexicon<true>([['below ground; below the ground; levels below ground', true]]),
)
const FLOOR = lazy(() =>
  lexicon<true>([
    [
      'floor; floors; flr; fl; flor; floor no; storey; level; th; st; nd; rd; manzil; manjil; manzila; मंज़िल; मंजिल; फ्लोर; तल; माला; वीं; वां; no; number; on; on the; at; wali; वाली; wala; वाला; पर; par; roof; with roof; wid roof; roof rights; with roof rights; terrace; with terrace',
      true,
    ],
  ]),
)
const OF = new Set([
  'of',
  'out',
  '/',
  'from',
  'in',
  'में',
  'mein',
  'me',
  'se',
  'से',
  'total',
  'kul',
  'कुल',
])

const skipFloor = (tokens: readonly Token[], at: number): number => {
  let end = at
  for (;;) {
    const word = longest(FLOOR(), tokens, end)
    if (word) end = word.end
    else if (/^[(),:#-]$/.test(wordAt(tokens, end)) && end > 0) end += 1
    else return end
  }
}

/** A floor in words or figures: "ground", "B1", "-1", "3rd", "तीसरी". */
export function floorAt(
  tokens: readonly Token[],
  at: number,
): Found<readonly number[] | 'top'> | null {
  const [first, second] = [wordAt(tokens, at), tokens[at + 1]]
  if (
    ['b', '-', 'basement', 'बेसमेंट'].includes(first) &&
    second?.kind === 'number' &&
    /^\d$/.test(second.text)
  )
    return { meaning: [0 - Number(second.text)], end: at + 2 }
  const named = longest(NAMED(), tokens, at)
  if (named) return named
  const number = numberAt(tokens, at)
  const below = number && longest(BELOW(), tokens, number.end)
  if (below) return { meaning: number.meaning.map((levels) => 0 - levels), end: below.end }
  const [floor = -1] = number?.meaning ?? []
  return number && Number.isInteger(floor) && number.meaning.length === 1
    ? { meaning: [floor], end: number.end }
    : null
}

/** The levels of a building below its first floor: the ground, stilts, a podium, basements. */
const BASE = lazy(() =>
  lexicon<true>([
    [
      'g; gf; gr; grd; ground; ground floor; s; stilt; stilts; stilt parking; p; podium; b; basement; भूतल; ग्राउंड; स्टिल्ट',
      true,
    ],
  ]),
)
const OF_BASEMENTS = new Set(['b', 'basement'])

/**
 * A building by its levels: "G+4", "stilt + 4 floors", "2B+G+12". Its meaning is the highest floor, which is what the
 * floors of a building are here: the ground floor is 0, so that the fourth floor of G+4 is the top one, 4 of 4.
 */
function buildingAt(tokens: readonly Token[], at: number): Found<number> | null {
  let end = at
  let isBase = false
  for (;;) {
    const isCounted = tokens[end]?.kind === 'number' && OF_BASEMENTS.has(wordAt(tokens, end + 1))
    const base = longest(BASE(), tokens, isCounted ? end + 1 : end)
    if (!base || wordAt(tokens, base.end) !== '+') break
    isBase = true
    end = base.end + 1
  }
  const above = isBase ? numberAt(tokens, end) : null
  const [floors = -1] = above?.meaning ?? []
  if (!above || !Number.isInteger(floors) || above.meaning.length > 1) return null
  return wordAt(tokens, above.end) === '+' ? null : { meaning: floors, end: above.end }
}

/** The floors of a building that is all that a text names. */
function buildingIn(tokens: readonly Token[]): number | null {
  const building = buildingAt(tokens, 0)
  return building && skipFloor(tokens, building.end) === tokens.length ? building.meaning : null
}

/** "P1": a podium above the ground to some, a level of parking below it to others. */
function podiumAt(tokens: readonly Token[]): Found<readonly number[]> | null {
  const level = tokens[1]
  if (wordAt(tokens, 0) !== 'p' || level?.kind !== 'number' || !/^[1-9]$/.test(level.text))
    return null
  return { meaning: [Number(level.text), 0 - Number(level.text)], end: 2 }
}

const floorOf = (floor: number, total: number | null): Taken<Floor> =>
  taken(
    { floor, total },
    total === null ? floorPhrase(floor) : FLOOR_TEXTS.of(floorPhrase(floor), total),
  )

/** Reads a floor: "5 of 18", "Ground of 4", "B1 out of 22", "top". Null if nothing was written. */
export function readFloor(text: string, totalFloors: number | null = null): Reading<Floor> | null {
  const written = tidy(text)
  const tokens = tokensOf(written)
  if (written === '') return null
  if (buildingIn(tokens) !== null) return refused(texts.wholeBuilding(written))
  const found = podiumAt(tokens) ?? floorAt(tokens, skipFloor(tokens, 0))
  if (!found) return refused(texts.noFloor(written))
  let end = skipFloor(tokens, found.end)
  let total = totalFloors
  const before = end
  while (OF.has(wordAt(tokens, end))) end += 1
  if (end > before) {
    const building = buildingAt(tokens, end)
    const all = building ? null : numberAt(tokens, end)
    const count = building?.meaning ?? all?.meaning[0] ?? 0
    if ((!building && !all) || !Number.isInteger(count)) return refused(texts.noFloor(written))
    total = count
    end = skipFloor(tokens, (building ?? all)?.end ?? end)
    while (OF.has(wordAt(tokens, end))) end += 1
    end = skipFloor(tokens, end)
  }
  if (end < tokens.length) return refused(texts.noFloor(written))
  if (found.meaning === 'top')
    return total === null ? refused(texts.topOfWhat) : floorOf(total, total)
  if (total !== null && found.meaning.some((floor) => floor > (total ?? floor)))
    return refused(texts.floorAboveTop(written))
  return (
    oneOf(found.meaning.map((floor) => floorOf(floor, end > before ? total : null))) ??
    refused(texts.noFloor(written))
  )
}

/** Reads how many floors a building has: "18 floors", "5 of 18", "G+4". Null if nothing was written. */
export function readTotalFloors(text: string): Reading<number> | null {
  const building = buildingIn(tokensOf(tidy(text)))
  if (building !== null) return taken(building, String(building))
  const reading = readFloor(text)
  return (
    reading &&
    turned(reading, ({ value: { floor, total } }) => {
      const floors = total ?? floor
      return taken(floors, String(floors))
    })
  )
}
