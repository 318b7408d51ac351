import { READING_TEXTS as texts } from '#language/reading/texts'
import { lazy } from '../text/lazy.ts'
import { oneOf, type Reading, refused, taken } from './answer.ts'
import type { Manner } from './manner.ts'
import { moneyUnitAt } from './money.ts'
import { numberAt } from './number.ts'
import { type Found, lexicon, longest, type Token, tidy, tokensOf, wordAt } from './tokens.ts'
import { FURNISHING_WORDS } from './words.ts'

const BEDROOMS = lazy(() =>
  lexicon<true>([
    [
      'bhk; bhks; bk; bed; beds; bedroom; bedrooms; bed room; bed rooms; bed rm; br; bedroomed; बीएचके; बी एच के; बेडरूम; बैडरूम; kamra; kamre; kamron; kamro; कमरा; कमरे; कमरों; room; rooms; room set; rooms set; रूम; रूम सेट',
      true,
    ],
  ]),
)
/** Rooms beside the bedrooms: "3 BHK + study". */
export const BESIDE = lazy(() =>
  lexicon<true>([
    [
      'study; study room; servant; servant room; servant quarter; servant quarters; sq; sr; s; store; store room; pooja; puja; pooja room; puja room; utility; hall; kitchen; terrace; स्टडी; पूजा; पूजा घर; स्टोर; ka; ke; wala; set; flat; house; makan; ghar; kothi; villa; duplex; penthouse; balcony; family; lounge; with; and; plus; attached; big; small; large; सेट; कोठी; का; के; मकान; घर; फ्लैट; वाला',
      true,
    ],
  ]),
)
/** Rooms that are counted beside the bedrooms: "3 BHK, 2 bath"; null for those that no field counts. */
const COUNTED = lazy(() =>
  lexicon<'bathrooms' | 'balconies' | null>([
    [
      'bath; baths; bathroom; bathrooms; t; toilet; toilets; washroom; washrooms; बाथरूम; टॉयलेट; शौचालय',
      'bathrooms',
    ],
    ['balcony; balconies; बालकनी', 'balconies'],
    ['servant; servant room; hall; kitchen', null],
  ]),
)
/** "3 BHK semi furnished" says it in a cell of rooms. */
const FURNISHED = lazy(() => lexicon(FURNISHING_WORDS))
/** In a text of nothing but rooms: "3B/3T". */
const BEDROOMS_ALONE = lazy(() => lexicon<true>([['b', true]]))
const STUDIO = lazy(() =>
  lexicon<true>([
    [
      'studio; studio apartment; rk; 1 rk; one rk; 1 r k; bedsitter; स्टूडियो; आरके; 1 आरके; वन आरके',
      true,
    ],
  ]),
)
export const bedroomsAt = (tokens: readonly Token[], at: number) => longest(BEDROOMS(), tokens, at)

/** The number of bedrooms at a place, in either order: "3 bhk", "bhk 3", "2+1 bhk", "do kamre", "2.5 BHK". */
export function roomsAt(tokens: readonly Token[], at: number): Found<readonly number[]> | null {
  const word = bedroomsAt(tokens, at)
  if (word) {
    const after = numberAt(tokens, wordAt(tokens, word.end) === '-' ? word.end + 1 : word.end)
    // "bhk 3 70 lakh": only a small number counts rooms.
    const [count = 0] = after?.meaning ?? []
    // "room 12k" has a price.
    const isPrice = after && moneyUnitAt(tokens, after.end)
    return after && !isPrice && count >= 1 && count < 20 && Number.isInteger(count)
      ? { meaning: [count], end: after.end }
      : null
  }
  const number = numberAt(tokens, at)
  if (!number) return null
  const [count = 0] = number.meaning
  const sign = wordAt(tokens, number.end)
  const second = sign === '+' || sign === '/' ? numberAt(tokens, number.end + 1) : null
  const end = second?.end ?? number.end
  const bedrooms = bedroomsAt(tokens, wordAt(tokens, end) === '-' ? end + 1 : end)
  if (!bedrooms || count < 1) return null
  const [more = 0] = second?.meaning ?? [0]
  const counts = second ? [count, sign === '/' ? more : count + more] : halves(count)
  return { meaning: counts, end: bedrooms.end }
}

/** A half room is a small one, which some count and others do not. */
const halves = (count: number): readonly number[] =>
  Number.isInteger(count) ? [count] : [Math.floor(count), Math.ceil(count)]

/** Reads a number of bedrooms. Null if nothing was written. */
export function readRooms(text: string, { decimal }: Manner = {}): Reading<number> | null {
  const written = tidy(text)
  const tokens = tokensOf(written, decimal)
  if (written === '') return null
  if (tokens.some((_, at) => longest(STUDIO(), tokens, at))) return refused(texts.studio)
  const found = roomsAt(tokens, 0) ?? bare(tokens)
  if (!found || countedFrom(tokens, found.end).end < tokens.length)
    return refused(texts.noRooms(written))
  return (
    oneOf(found.meaning.map((count) => taken(count, texts.rooms(count)))) ??
    refused(texts.noRooms(written))
  )
}

/** The other rooms that stand behind the bedrooms, with their numbers where fields count them. */
function countedFrom(
  tokens: readonly Token[],
  from: number,
): Found<Partial<Record<'bathrooms' | 'balconies', string>>> {
  const meaning: Partial<Record<'bathrooms' | 'balconies', string>> = {}
  for (let end = from; ; ) {
    const beside = longest(BESIDE(), tokens, end)
    const count = numberAt(tokens, end)
    const counted = count && longest(COUNTED(), tokens, count.end)
    if (counted) {
      const [number = 0] = count.meaning
      if (counted.meaning && count.meaning.length === 1) meaning[counted.meaning] = String(number)
      end = counted.end
    } else if (beside) end = beside.end
    else if (longest(FURNISHED(), tokens, end)) end = longest(FURNISHED(), tokens, end)?.end ?? end
    else if (/^[+,&/()-]$/.test(wordAt(tokens, end))) end += 1
    else return { meaning, end }
  }
}

/** The other rooms that a text of bedrooms counts: "3B/3T". */
export function roomsBeside(text: string) {
  const tokens = tokensOf(tidy(text))
  const found = roomsAt(tokens, 0) ?? bare(tokens)
  return found ? countedFrom(tokens, found.end).meaning : {}
}

function bare(tokens: readonly Token[]): Found<readonly number[]> | null {
  const number = numberAt(tokens, 0)
  if (!number) return null
  const alone = longest(BEDROOMS_ALONE(), tokens, number.end)
  const [whole = 0.5] = number.meaning
  if (alone && Number.isInteger(whole)) return { meaning: [whole], end: alone.end }
  const plus = wordAt(tokens, number.end) === '+' ? numberAt(tokens, number.end + 1) : null
  const [count = 0] = number.meaning
  if (plus) return { meaning: [count, count + (plus.meaning[0] ?? 0)], end: plus.end }
  const [token] = tokens
  return (token && /^\d+(?:\.5)?$/.test(token.text)) || token?.kind === 'word'
    ? { meaning: halves(count), end: number.end }
    : null
}
