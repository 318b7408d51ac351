import { READING_TEXTS as texts } from '#language/reading/texts'
import { lazy } from '../text/lazy.ts'
import { oneOf, type Reading, refused, taken } from './answer.ts'
import type { Decimal, Manner } from './manner.ts'
import { type Found, lexicon, longest, type Token, tidy, tokensOf, wordAt } from './tokens.ts'

/** 1,45,000 as in India, or 145,000 as elsewhere. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/
/** The last group of 72,00,00 lacks a digit. */
const CUT_SHORT = /^\d{1,3}(?:,\d{2,3})*,\d{2},\d{2}$/
const DECIMALS = /^\d+[.,]\d{1,2}$/
/** No group begins with a nought. */
const BELOW_ONE = /^0,\d+$/

const plainly = (text: string) => Number(text.replace(/,/g, ''))

/** More would not be kept exactly. */
const MOST_DIGITS = 15

/**
 * The numbers that a figure with its marks may mean, the likelier first; none if its marks make no sense. A comma
 * before one or two digits is a decimal mark to some and a slip to others. A dot before three digits groups them, but
 * not where a `unit` of lakh or crore follows. `decimal` decides where it is known; but a comma before three
 * digits groups them for everybody, where no such unit follows.
 */
export function numbersIn(text: string, unit = false, decimal?: Decimal): readonly number[] {
  if (text.replace(/[.,]/g, '').length > MOST_DIGITS) return []
  if (/^\d+$/.test(text)) return [Number(text)]
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (dots > 0 && commas > 0) return bothMarks(text)
  if (commas === 1) return oneComma(text, unit, decimal)
  if (commas > 1) {
    if (GROUPED.test(text)) return [plainly(text)]
    return CUT_SHORT.test(text) ? [plainly(text) * 10, plainly(text)] : []
  }
  if (dots > 1)
    return GROUPED.test(text.replace(/\./g, ',')) ? [plainly(text.replace(/\./g, ','))] : []
  const isGrouped = /^[1-9]\d{0,2}\.\d{3}$/.test(text)
  if (!isGrouped || decimal === 'point') return [Number(text)]
  const grouped = Number(text.replace('.', ''))
  if (unit) return decimal === 'comma' ? [Number(text), grouped] : [Number(text)]
  return decimal === 'comma' ? [grouped] : [grouped, Number(text)]
}

/** "1,5", "1,500", "0,25". */
function oneComma(text: string, unit: boolean, decimal: Decimal | undefined): readonly number[] {
  const [inDecimals, grouped] = [Number(text.replace(',', '.')), plainly(text)]
  if (BELOW_ONE.test(text)) return [inDecimals]
  const isGroup = GROUPED.test(text)
  if (!isGroup && !DECIMALS.test(text)) return decimal === 'comma' ? [inDecimals] : []
  if (decimal === 'point' || (isGroup && !unit)) return [grouped]
  return decimal === 'comma' ? [inDecimals] : [inDecimals, grouped]
}

/** The mark that comes last is the decimal one: 1,450.50, or 1.450,50. */
function bothMarks(text: string): readonly number[] {
  const isComma = text.lastIndexOf(',') > text.lastIndexOf('.')
  const swapped = isComma ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text
  const [whole = '', parts = '', ...more] = swapped.split('.')
  return more.length === 0 && GROUPED.test(whole) ? [Number(`${plainly(whole)}.${parts}`)] : []
}

const COUNTS =
  'zero|one; ek; एक; वन|two; do; दो; टू|three; teen; tin; तीन; थ्री|four; char; chaar; चार; फोर|five; paanch; panch; पांच; फाइव|six; chhah; chhe; che; छह; छः; छ|seven; saat; सात|eight; aath; आठ|nine; nau; नौ|ten; das; dus; दस|eleven; gyarah; ग्यारह|twelve; barah; baarah; bara; बारह|thirteen; terah; तेरह|fourteen; chaudah; चौदह|fifteen; pandrah; pandra; पंद्रह; पन्द्रह|sixteen; solah; सोलह|seventeen; satrah; सत्रह|eighteen; atharah; अठारह|nineteen; unnis; उन्नीस|twenty; bees; bis; बीस'
const MORE_COUNTS: readonly (readonly [string, number])[] = [
  ['twenty five; pachis; pachees; पच्चीस', 25],
  ['twenty two; bais; baais; बाईस', 22],
  ['twenty four; chaubis; चौबीस', 24],
  ['twenty eight; atthais; अट्ठाईस', 28],
  ['thirty; tees; तीस', 30],
  ['thirty five; paintis; पैंतीस', 35],
  ['forty; chalis; chaalis; चालीस', 40],
  ['forty five; paintalis; पैंतालीस', 45],
  ['fifty; pachas; pachaas; पचास', 50],
  ['fifty five; pachpan; पचपन', 55],
  ['sixty; saath; साठ', 60],
  ['sixty five; painsath; पैंसठ', 65],
  ['seventy; sattar; सत्तर', 70],
  ['seventy five; pachhattar; pachattar; पचहत्तर', 75],
  ['eighty; assi; अस्सी', 80],
  ['eighty five; pachasi; पचासी', 85],
  ['ninety; nabbe; नब्बे', 90],
  ['ninety five; pachanve; पंचानवे', 95],
  ['hundred; one hundred; sau; ek sau; सौ; एक सौ', 100],
]
/** One and a half, two and a half, three quarters, a half. */
const FRACTIONS: readonly (readonly [string, number])[] = [
  ['dedh; ded; derh; डेढ़', 1.5],
  ['dhai; adhai; dhaai; ढाई; अढ़ाई', 2.5],
  ['sawa; sava; सवा', 1.25],
  ['paun; pauna; पौन; पौना', 0.75],
  ['aadha; adha; half; half a; आधा', 0.5],
]
/** What is added to the number that follows: "sadhe teen" is 3.5. */
const ADDED: readonly (readonly [string, number])[] = [
  ['sadhe; saadhe; sarhe; साढ़े', 0.5],
  ['sawa; sava; सवा', 0.25],
  ['paune; pone; पौने', -0.25],
]

const counts = lazy(() =>
  lexicon([...COUNTS.split('|').map((words, n) => [words, n] as const), ...MORE_COUNTS]),
)
const fractions = lazy(() => lexicon(FRACTIONS))
const added = lazy(() => lexicon(ADDED))

/** A number in words: "do", "dedh", "साढ़े तीन". */
export function numberWordsAt(tokens: readonly Token[], at: number): Found<number> | null {
  if (tokens[at]?.kind !== 'word') return null
  const more = longest(added(), tokens, at)
  if (more) {
    const count = countAt(tokens, more.end)
    if (count) return { meaning: count.meaning + more.meaning, end: count.end }
  }
  return longest(fractions(), tokens, at) ?? longest(counts(), tokens, at)
}

const countAt = (tokens: readonly Token[], at: number): Found<number> | null => {
  const token = tokens[at]
  if (token?.kind === 'number' && /^\d+$/.test(token.text))
    return { meaning: Number(token.text), end: at + 1 }
  return longest(counts(), tokens, at)
}

/** A number in figures or words; the values that it may have. */
export function numberAt(
  tokens: readonly Token[],
  at: number,
  unit: (end: number) => boolean = () => false,
): Found<readonly number[]> | null {
  const token = tokens[at]
  if (token?.kind === 'number') {
    const numbers = numbersIn(token.text, unit(at + 1), token.decimal)
    return numbers.length > 0 ? { meaning: numbers, end: at + 1 } : null
  }
  const inWords = numberWordsAt(tokens, at)
  return inWords && { meaning: [inWords.meaning], end: inWords.end }
}

/** Reads a figure that may have decimals, such as a rate of interest. Null if nothing was written. */
export function readFigure(
  text: string,
  bounds?: readonly [least: number, most: number],
  { decimal }: Manner = {},
): Reading<number> | null {
  const written = tidy(text)
  if (written === '') return null
  const tokens = tokensOf(written, decimal)
  const number = numberAt(tokens, 0)
  const end = number && wordAt(tokens, number.end) === '%' ? number.end + 1 : number?.end
  const values = number && end === tokens.length ? number.meaning : []
  // Of several readings, only one may be possible: an interest of 8,5 per cent.
  const possible = values.filter((value) => !bounds || (value >= bounds[0] && value <= bounds[1]))
  return (
    oneOf((possible.length > 0 ? possible : values).map((value) => taken(value, String(value)))) ??
    refused(texts.noNumber(written))
  )
}
