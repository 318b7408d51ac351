import { UNIT_NAMES } from '#language/area/texts-units'
import { READING_TEXTS as texts } from '#language/reading/texts'
import { AREA_UNITS, type AreaUnit } from '../area/constants.ts'
import { toSquareFeet } from '../area/rules.ts'
import { groupedDigits } from '../text/digits.ts'
import { lazy } from '../text/lazy.ts'
import { confirmed, oneOf, type Reading, refused, type Taken, taken } from './answer.ts'
import { BESIDE_AREA } from './beside-words.ts'
import { MARLAS, type Manner } from './manner.ts'
import { numberAt, numberWordsAt } from './number.ts'
import { type Found, lexicon, longest, type Token, tidy, tokensOf, wordAt } from './tokens.ts'

/**
 * Units that differ from place to place, so that no number of square feet would be right everywhere; null stands for
 * one.
 */
const UNITS = lazy(() =>
  lexicon<AreaUnit | null>([
    [
      'sq ft; sqft; sqfts; sft; sf; sq feet; sq foot; sq fts; sqfeet; square feet; square foot; square ft; squarefeet; sqr ft; s ft; sq f; feet; foot; ft; fts; वर्ग फुट; वर्ग फीट; वर्ग फ़ीट; वर्गफुट; वर्गफीट; स्क्वायर फीट; स्क्वायर फुट; फुट; फीट; varg foot; varg feet; varg fut; vargfoot; sqaure feet; sq feets; squre feet; sqare feet; squire feet; square fit; sq fit; sqr feet',
      'sq ft',
    ],
    [
      'sq yrd; sq yrds; sqyrd; sqyrds; yrd; yrds; sqr yd; sqr yds; sqr yard; sqr yards; square yd; square yds; squareyard; squareyards; gajs; yd 2; sq yd; sq yds; sqyd; sqyds; sq yard; sq yards; sqyard; sqyards; square yard; square yards; yard; yards; yd; yds; syd; gaj; gaz; guz; gajj; sq gaj; var gaj; varg gaj; गज; गज़; वर्ग गज; वर गज; वर्गगज',
      'sq yd',
    ],
    [
      'sq mts; sqmts; sqr m; sqr mtr; sqr mtrs; sqr meter; sqr metre; square m; square mt; square mtr; square mtrs; squaremeter; squaremeters; squaremetre; squaremetres; sqmeters; sqmetre; sqmetres; sq m; sqm; sq mt; sq mtr; sq mtrs; sqmt; sqmtr; sqmtrs; sq meter; sq meters; sq metre; sq metres; square meter; square meters; square metre; square metres; sqmeter; m 2; m2; वर्ग मीटर; वर्गमीटर; varg meter; varg metre',
      'sq m',
    ],
    ['acre; acres; acer; acers; एकड़; ekad; ekar; akar', 'acre'],
    [
      'bigha; bighas; beegha; bighe; बीघा; बीघे; biswa; biswas; bisva; बिस्वा; katha; kattha; kathas; kotha; कट्ठा; कठ्ठा; marla; marlas; mrl; मरला; kanal; kanals; कनाल; cent; cents; guntha; gunta; dismil; decimal; डिसमिल; ground; hectare; hectares; हेक्टेयर',
      null,
    ],
  ]),
)
/** The unit of an area at a place; its meaning is null for one that is never converted. */
export const areaUnitAt = (tokens: readonly Token[], at: number): Found<AreaUnit | null> | null =>
  longest(UNITS(), tokens, at)

/** An area in the unit in which it was written. */
export type Area = { amount: number; unit: AreaUnit; squareFeet: number }
export type AmountOfArea = { amounts: readonly number[]; unit: AreaUnit | null; known: boolean }

/** An area at a place: "1,685 sq.ft.", "200 gaj", "30 x 40 ft"; `known` is false for a unit that is never converted. */
export function areaAt(tokens: readonly Token[], at: number): Found<AmountOfArea> | null {
  const number = hundredsAt(tokens, at) ?? numberAt(tokens, at)
  if (!number) return null
  const sides = sidesAt(tokens, number)
  const { meaning, end } = sides ?? largeAt(tokens, number) ?? number
  const unit = areaUnitAt(tokens, wordAt(tokens, end) === '-' ? end + 1 : end)
  return {
    meaning: {
      amounts: meaning,
      unit: unit?.meaning ?? null,
      known: !unit || unit.meaning !== null,
    },
    end: unit?.end ?? end,
  }
}

const LARGE = lazy(() =>
  lexicon<number>([
    ['k; thousand; hazar; hazaar; hajar; हज़ार', 1000],
    ['lakh; lakhs; lac; lacs; लाख', 100_000],
  ]),
)
/** "1.5 lakh sq ft": only where a unit of area follows, since "20 lakh 1500 sq ft" is a price and an area. */
function largeAt(
  tokens: readonly Token[],
  number: Found<readonly number[]>,
): Found<readonly number[]> | null {
  const size = longest(LARGE(), tokens, number.end)
  return size && areaUnitAt(tokens, size.end)
    ? { meaning: number.meaning.map((count) => count * size.meaning), end: size.end }
    : null
}

const HUNDRED = new Set(['sau', 'सौ', 'hundred'])
/** Hundreds in words: "do sau", "पांच सौ पचास". */
function hundredsAt(tokens: readonly Token[], at: number): Found<readonly number[]> | null {
  const number = numberAt(tokens, at)
  if (!number) return null
  // "ek sau" is a number of its own.
  const isWhole = tokens[at]?.kind === 'word' && HUNDRED.has(wordAt(tokens, number.end - 1))
  if (!isWhole && !HUNDRED.has(wordAt(tokens, number.end))) return null
  const end = isWhole ? number.end : number.end + 1
  const more = numberWordsAt(tokens, end)
  return {
    meaning: number.meaning.map((count) => (isWhole ? count : count * 100) + (more?.meaning ?? 0)),
    end: more?.end ?? end,
  }
}

/** How far one area may differ from the same in another unit, which people round. */
const ROUNDING = 0.01

const CROSSES = new Set(['x', '×', '*', 'by'])
/** "30 x 40": the sides of a plot. */
function sidesAt(
  tokens: readonly Token[],
  first: Found<readonly number[]>,
): Found<number[]> | null {
  let end = first.end
  const feet = areaUnitAt(tokens, end)
  if (feet?.meaning === 'sq ft' && CROSSES.has(wordAt(tokens, feet.end))) end = feet.end
  if (!CROSSES.has(wordAt(tokens, end))) return null
  const second = numberAt(tokens, end + 1)
  if (!second) return null
  const [one = 0, other = 0] = [first.meaning[0], second.meaning[0]]
  return { meaning: [one * other], end: second.end }
}

const said = (amount: number, unit: AreaUnit) => `${groupedDigits(amount)} ${UNIT_NAMES[unit]}`

function areaOf(amount: number, unit: AreaUnit, bounds: AreaContext['bounds']): Taken<Area> {
  const squareFeet = toSquareFeet(amount, unit)
  const reading = taken({ amount, unit, squareFeet }, said(amount, unit))
  const isWithin = !bounds || (squareFeet >= bounds[0] && squareFeet <= bounds[1])
  return isWithin ? reading : { ...reading, outside: true }
}

function skipAround(tokens: readonly Token[], at: number): number {
  let end = at
  for (;;) {
    const around = longest(BESIDE_AREA(), tokens, end)
    if (around) end = around.end
    else if (end < tokens.length && /^[(),:;=~[\]-]$/.test(wordAt(tokens, end))) end += 1
    else return end
  }
}

/** What a field of an area knows beside its text: the unit that stands beside it, and its bounds in square feet. */
export type AreaContext = Manner & {
  unit?: AreaUnit | undefined
  bounds?: readonly [least: number, most: number] | null
}

/** A second area at the end that is no end of a range: "1685 super, 1180 carpet", "1 bigha (27000 sq ft)". */
function besideAt(tokens: readonly Token[], at: number): AmountOfArea | null {
  // "1/2 acre" is a fraction, not two areas.
  const isUnit = /^\D/.test(wordAt(tokens, at - 1))
  const begin = skipAround(tokens, isUnit && wordAt(tokens, at) === '/' ? at + 1 : at)
  const isRange = tokens.slice(at, begin).every(({ text }) => text === '-')
  const second = isRange ? null : areaAt(tokens, begin)
  return second?.meaning.known && skipAround(tokens, second.end) === tokens.length
    ? second.meaning
    : null
}

const isSame = (one: Area, other: Area) =>
  Math.abs(one.squareFeet / other.squareFeet - 1) < ROUNDING

/** The same area in two units is one; of two, and of one beside a unit that is never converted, one has to ask. */
function eitherOf(
  first: AmountOfArea,
  second: AmountOfArea,
  bounds: AreaContext['bounds'],
): Reading<Area> | null {
  const [one, ...others] = [first, second]
    .filter(({ known }) => known)
    .flatMap(({ amounts, unit }) =>
      amounts.map((amount) => areaOf(amount, unit ?? second.unit ?? 'sq ft', bounds)),
    )
    .filter(({ value }) => value.amount > 0)
  if (!one) return null
  return others.some(({ value }) => isSame(value, one.value))
    ? one
    : { is: 'asked', readings: [one, ...others] }
}

/** Reads an area. A unit in the text counts before the one beside the field. Null if nothing was written. */
export function readArea(text: string, context: AreaContext = {}): Reading<Area> | null {
  const { unit, bounds, decimal } = context
  const written = tidy(text)
  const tokens = tokensOf(written, decimal)
  if (written === '') return null
  const begin = wordAt(tokens, 0) === '-' ? -1 : skipAround(tokens, 0)
  const marlas = begin < 0 ? null : marlasAt(tokens, begin)
  if (marlas) return inMarlas(marlas, tokens, context) ?? refused(texts.noArea(written))
  const found = begin < 0 ? null : areaAt(tokens, begin)
  const second = found && besideAt(tokens, found.end)
  if (second) return eitherOf(found.meaning, second, bounds) ?? refused(texts.noArea(written))
  if (found && !found.meaning.known) return refused(whyLocal(wordAt(tokens, found.end - 1)))
  const local = tokens.findIndex((_, at) => areaUnitAt(tokens, at)?.meaning === null)
  if (local >= 0) return refused(whyLocal(tokens[local]?.typed ?? ''))
  if (!found || skipAround(tokens, found.end) < tokens.length)
    return refused(
      tokens.filter(({ kind }) => kind === 'number').length > 1
        ? texts.severalAreas(written)
        : texts.noArea(written),
    )
  const { amounts, unit: stated } = found.meaning
  const isSides = amounts.length === 1 && tokens.some(({ text: sign }) => CROSSES.has(sign))
  const units: readonly AreaUnit[] =
    (stated ?? unit) ? [(stated ?? unit) as AreaUnit] : isSides ? ['sq ft', 'sq yd'] : ['sq ft']
  const readings = units.flatMap((one) => amounts.map((amount) => areaOf(amount, one, bounds)))
  return oneOf(readings.filter(({ value }) => value.amount > 0)) ?? refused(texts.noArea(written))
}

/** A hectare is the same everywhere, but few people here know one. */
const HECTARE = /^(?:hectares?|हेक्टेयर)$/i
const whyLocal = (unit: string) => (HECTARE.test(unit) ? texts.hectare : texts.localUnit(unit))

/** What a marla and a kanal are, in marlas. */
const MARLAS_OF = lazy(() =>
  lexicon<number>([
    ['marla; marlas; mrl; मरला', 1],
    ['kanal; kanals; कनाल', 20],
  ]),
)

/** A number of marlas: "10 marla", "2 kanal 5 marla". */
function marlasAt(tokens: readonly Token[], from: number): Found<readonly number[]> | null {
  let sums: readonly number[] = [0]
  let below = Number.POSITIVE_INFINITY
  let end = from
  for (;;) {
    const number = numberAt(tokens, end)
    const unit =
      number &&
      longest(MARLAS_OF(), tokens, wordAt(tokens, number.end) === '-' ? number.end + 1 : number.end)
    if (!unit || unit.meaning >= below) break
    sums = number.meaning.flatMap((count) => sums.map((sum) => sum + count * unit.meaning))
    below = unit.meaning
    end = unit.end
  }
  return end > from ? { meaning: sums, end } : null
}

/**
 * An area in marlas: asked, in which of its sizes a marla is meant, unless that is known or the text says the same in
 * another unit.
 */
function inMarlas(
  { meaning: marlas, end }: Found<readonly number[]>,
  tokens: readonly Token[],
  { bounds, marla }: AreaContext,
): Reading<Area> | null {
  const sizes = marla ? [marla] : MARLAS
  const readings = sizes.flatMap((size) =>
    marlas.map((count) => {
      const area = areaOf(count * size, 'sq yd', bounds)
      return marla ? area : { ...area, said: texts.ofMarla(area.said, size) }
    }),
  )
  const second = besideAt(tokens, end)
  if (second) {
    const [same] = second.amounts
      .map((amount) => areaOf(amount, second.unit ?? 'sq ft', bounds))
      .filter((one) => readings.some(({ value }) => isSame(value, one.value)))
    return same ?? eitherOf({ amounts: [], unit: null, known: false }, second, bounds)
  }
  if (skipAround(tokens, end) < tokens.length) return null
  const reading = oneOf(readings.filter(({ value }) => value.amount > 0))
  return marla ? reading : confirmed(reading, 'marla')
}

/** Whether an area names its unit. */
export const statesUnit = (text: string): boolean => {
  const tokens = tokensOf(tidy(text))
  return tokens.some((_, at) => areaUnitAt(tokens, at))
}

/** Reads a unit of area that stands by itself. Null if nothing was written. */
export function readAreaUnit(text: string): Reading<AreaUnit> | null {
  const written = tidy(text)
  if (written === '') return null
  const tokens = tokensOf(written)
  const unit = areaUnitAt(tokens, 0)
  if (!unit || unit.end < tokens.length) return refused(texts.noUnit(written))
  return unit.meaning ? taken(unit.meaning, UNIT_NAMES[unit.meaning]) : refused(whyLocal(written))
}

/** The square feet of one unit. */
export const squareFeetOf = (unit: AreaUnit): number => AREA_UNITS[unit].squareFeet
