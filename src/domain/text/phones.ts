import { readAbroad } from '../phone/abroad.ts'
import { plainSigns } from './signs.ts'

// No lookbehind in a pattern: older phones do not support it, and the whole script would fail. No pattern starts with a
// repetition either: it would search the rest of the text anew from each of the letters that it repeats.

/** The digits of a figure in a text, and where they stand. `grouped`: with the commas of an amount. */
export type Figure = { digits: string; from: number; to: number; grouped: boolean }

/**
 * A phone number in a text. It is sure where nothing else is written like it, and only likely where its figures may
 * also be prices, sizes or the numbers of flats.
 */
type Phone = { from: number; to: number; sure: boolean }

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
/** What has many digits and is no phone number. The first group is what stands before it. */
const OTHERS = [
  // The numbers of authorities that register projects and agents.
  /(^|[^\p{L}\p{N}])((?:[A-Z]{1,6}[/-]){0,3}[A-Z]{0,5}RERA[/-]?[A-Z]{2,12}[\dA-Z/-]*)/giu,
  /(^|[^\p{L}\p{N}])((?:[A-Z]{2,4}\/){1,2}RERA\/[\dA-Z/-]*)/giu,
  /(^|[^\p{L}\p{N}])(P\d{11})(?!\d)/gu,
  new RegExp(String.raw`(^|[^\d./-])(${DAY}([./-])${MONTH}\3(?:19|20)\d{2})(?![./-]?\d)`, 'g'),
  new RegExp(String.raw`(^|[^\d./-])((?:19|20)\d{2}-${MONTH}-${DAY})(?![./-]?\d)`, 'g'),
  /(^|[^\d:.])((?:[01]?\d|2[0-3]):[0-5]\d)(?![:\d])/g,
  // A place on the globe that is in India.
  /(^|[^\d.])((?:[6-9]|[12]\d|3[0-7])\.\d{2,8}°?\s?N?\s?,?\s{0,2}(?:6[89]|[7-9]\d)\.\d{2,8})(?!\d)/g,
  // Two sides of a plot.
  /(^|[^\d*×])(\d{1,3}\s?[*×]\s?\d{1,3})(?!\s?[*×\d])/g,
]

/** A text as phone numbers are looked for and quoted: folded, with no marks over its digits. */
export const plainNumbers = (text: string): string => plainSigns(text).replace(/(\d)\p{M}+/gu, '$1')

/** The same, as long as it was, with letters instead of what is certainly something else. */
export const withoutOtherNumbers = (plain: string): string =>
  OTHERS.reduce(
    (left, other) =>
      left.replace(other, (_, before: string, found: string) => before + 'x'.repeat(found.length)),
    plain,
  )

export const FIGURES = /\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?!\d|,\d)|\d+/g

/** The figures of a folded text. */
export const figuresIn = (plain: string): Figure[] =>
  [...plain.matchAll(FIGURES)].map(({ 0: figure, index }) => ({
    digits: figure.replaceAll(',', ''),
    from: index,
    to: index + figure.length,
    grouped: figure.includes(','),
  }))

const MOBILE = /^(?:0091|091|91|0)?0?[6-9]\d{9}$/
const LANDLINE = /^0[1-9]\d{9}$/
const FREE_OF_CHARGE = /^1800\d{6,7}$/
/** The digits of a number with the longest way to dial it. */
const [FEWEST, MOST] = [10, 15]
/** The most signs between two figures of one number. */
const MOST_BETWEEN = 60
/** The most figures of a list that are looked at on either side of a number. */
const MOST_LISTED = 12

const ASKS_TO_CALL =
  /(?:call|ring|dial|phone|ph|mob|mobile|cell|contact|whats\s?app|wa|sms|tel|कॉल|फोन|फ़ोन|मोबाइल|मो|संपर्क|व्हाट्सऐप|व्हाट्सएप|पर)[\s.:@-]{0,3}(?:no|number|me|us|at|on|नंबर|करें)?[\s.:@+-]{0,3}$/iu
const AMOUNT_BEFORE = /(?:₹|rs|inr|रु|रुपये|price|rent|deposit|कीमत|किराया)[\s.:=-]{0,3}$/iu
const LABEL_BEFORE =
  /(?:sector|sec|plots?|flats?|units?|towers?|blocks?|floors?|pocket|phase|house|shops?|villas?|khasra|gata|khata|survey|ward|gali|lane|sizes?|areas?|pin|pincode|h\.?\s?no|सेक्टर|प्लॉट|फ्लैट|टावर|ब्लॉक|मंजिल|खसरा|गाटा|मकान|दुकान|वार्ड|गली|साइज)[\s.:#-]{0,3}(?:nos?|numbers?|नंबर|नं|संख्या)?[\s.:#-]{0,3}$/iu
const UNIT_AFTER =
  /^[\s+-]{0,3}(?:sq|sft|sf\b|square|gaj|guz|yards?|yds?|acres?|bigha|feet|ft|lakhs?|lacs?|crores?|cr\b|k\b|l\b|bhk|rs|₹|%|\/-|per\b|m\b|mtrs?|met(?:er|re)s?|kms?\b|min|days?|months?|years?|yrs?|वर्ग|गज|फुट|फीट|लाख|करोड़|हजार|रुपये|बीघा|एकड़|महीने|साल|मीटर|बीएचके)/iu

const isYear = (digits: string) => /^(?:19[5-9]|20[0-6])\d$/.test(digits)

/** Figures side by side in a text, and the list of figures that they are part of. */
type Window = {
  plain: string
  figures: readonly Figure[]
  first: number
  last: number
  list: readonly [first: number, last: number]
}

const gapAfter = ({ plain, figures }: Pick<Window, 'plain' | 'figures'>, at: number) =>
  plain.slice(figures[at]?.to ?? 0, figures[at + 1]?.from ?? plain.length)
/** A sign without a blank, as within one date or one code. */
const isTight = (gap: string) => /^[^\s\p{L}]{1,2}$/u.test(gap)

/** Prices, sizes, floors and years, which are written side by side like the parts of a number. */
function isOfOtherThings({ plain, figures, first, last, list }: Window): boolean {
  const parts = figures.slice(first, last + 1)
  const long = parts.filter(({ digits }) => digits.length > 2)
  const isRound =
    parts.length === 2
      ? long.length === 2 && long.every(({ digits }) => digits.endsWith('00'))
      : long.length > 1 && long.every(({ digits }) => digits.endsWith('0'))
  if (isRound || parts.some(({ digits }) => digits.length > 5 && digits.endsWith('000')))
    return true
  if (parts.length === 2 && parts.some(({ digits }) => isYear(digits))) return true
  const isNumbered = LABEL_BEFORE.test(before(plain, figures[list[0]]))
  const isPincode = /^[1-8]\d{5}$/.test(plain.slice(parts.at(-1)?.from, parts.at(-1)?.to))
  if (isPincode && (isNumbered || parts[0]?.digits.endsWith('0'))) return true
  const isMeasured = hasUnit(plain, figures[list[1]])
  const isInOrder = isRising(parts) || isRising(parts.toReversed())
  if (isMeasured && isInOrder && parts.every(({ digits }) => digits.length < 5)) return true
  const values = parts.map(({ digits }) => Number(digits))
  if (values.every((value, n) => n === 0 || value === (values[n - 1] ?? 0) + 1)) return true
  return isNumbered && (isMeasured || isRising(parts))
}

const hasUnit = (plain: string, last: Figure | undefined) =>
  UNIT_AFTER.test(plain.slice(last?.to, (last?.to ?? 0) + 16))

/** Sizes and flats are listed from the smallest on. */
const isRising = (parts: readonly Figure[]) =>
  parts.length > 2 &&
  !parts[0]?.digits.startsWith('0') &&
  parts.every(({ digits }, n) => n === 0 || Number(digits) > Number(parts[n - 1]?.digits))

const before = (plain: string, figure: Figure | undefined) =>
  plain.slice(Math.max(0, (figure?.from ?? 0) - 28), figure?.from)

/** Whether figures side by side are surely one number, may be one (false), or are none (null). */
function isSure(window: Window): boolean | null {
  const { plain, figures, first, last, list } = window
  const parts = figures.slice(first, last + 1)
  const [one] = parts
  const lead = before(plain, one)
  if (parts.length === 1 && !one?.grouped) return true
  const isDialled = one?.digits === '91' && /\+\s?$/.test(lead)
  if (isAbroad(window))
    return !isOfOtherThings({ ...window, list: [first, last] }) && !hasUnit(plain, figures[last])
  const isSingle = parts.every(({ digits }) => digits.length === 1)
  if (ASKS_TO_CALL.test(lead) || isDialled || isSingle) return true
  const listed = before(plain, figures[list[0]])
  const isAmount = AMOUNT_BEFORE.test(lead) || AMOUNT_BEFORE.test(listed)
  if (parts.length === 1) return isAmount || one?.digits.endsWith('00') ? null : false
  const gaps = parts.slice(1).map((_, n) => gapAfter(window, first + n))
  const around = [
    ...(first > list[0] ? [gapAfter(window, first - 1)] : []),
    ...(last < list[1] ? [gapAfter(window, last)] : []),
  ]
  const isHalves = parts.length === 2 && parts.every(({ digits }) => digits.length === 5)
  const isInList = around.some((gap) => gaps.every((inside) => inside === gap))
  const isOther =
    isAmount || around.some(isTight) || (isInList && (isRising(parts) || LABEL_BEFORE.test(listed)))
  if (isOfOtherThings(window) || (isOther && !isHalves)) return null
  const hasPincode =
    /^[1-8]\d{5}$/.test(parts.at(-1)?.digits ?? '') && /,\s/.test(gaps.at(-1) ?? '')
  const isDoubtful =
    isAmount ||
    hasPincode ||
    (isInList && !isHalves) ||
    isRising(parts) ||
    (!isHalves && hasUnit(plain, figures[list[1]])) ||
    LABEL_BEFORE.test(listed)
  return !(
    isDoubtful ||
    gaps.some((gap) => /[₹$%]/.test(gap)) ||
    parts.some(({ digits }) => isYear(digits))
  )
}

/** How a fixed line is divided: the code of its city, then its number. */
const isLandline = (digits: string, parts: readonly Figure[]) =>
  LANDLINE.test(digits) &&
  (parts.length === 1 ||
    /^0\d{2,4}$/.test(parts[0]?.digits ?? '') ||
    parts.every((part) => part.digits.length === 1))

/** Whether figures are a number of another country: right behind a plus, with its code and as many digits as there. */
function isAbroad({ plain, figures, first, last }: Omit<Window, 'list'>): boolean {
  const parts = figures.slice(first, last + 1)
  const digits = parts.map((part) => part.digits).join('')
  return (
    /(?:^|[^\p{L}\p{N}])\+$/u.test(before(plain, parts[0])) &&
    parts.every(({ grouped }) => !grouped) &&
    readAbroad(`+${digits}`) !== null
  )
}

const isDialledFromAbroad = (digits: string, lead: string) =>
  /^91[1-9]\d{9}$/.test(digits) && /\+\s?$/.test(lead)

/**
 * The phone numbers among the figures of a text that `withoutOtherNumbers` has prepared. `joins` says whether what
 * stands between two figures may stand within a number: by default anything without letters.
 */
export function phonesIn(
  plain: string,
  figures: readonly Figure[] = figuresIn(plain),
  joins: (gap: string) => boolean = (gap) => !/\p{L}/u.test(gap),
): Phone[] {
  const found: Phone[] = []
  const isJoined = (at: number) => {
    const gap = gapAfter({ plain, figures }, at)
    return gap.length <= MOST_BETWEEN && joins(gap)
  }
  const listOf = (first: number, last: number) => {
    let [from, to] = [first, last]
    while (from > 0 && first - from < MOST_LISTED && isJoined(from - 1)) from -= 1
    while (to + 1 < figures.length && to - last < MOST_LISTED && isJoined(to)) to += 1
    return [from, to] as const
  }
  for (let first = 0; first < figures.length; first += 1) {
    let digits = ''
    let likely: Phone | null = null
    for (let last = first; last < figures.length; last += 1) {
      if (last > first && !isJoined(last - 1)) break
      digits += figures[last]?.digits
      if (digits.length > MOST) break
      if (digits.length < FEWEST) continue
      const parts = figures.slice(first, last + 1)
      const [from, to] = [figures[first]?.from ?? 0, figures[last]?.to ?? 0]
      const isNumber =
        MOBILE.test(digits) ||
        isLandline(digits, parts) ||
        isDialledFromAbroad(digits, plain.slice(Math.max(0, from - 2), from)) ||
        isAbroad({ plain, figures, first, last })
      const sure = isNumber
        ? isSure({ plain, figures, first, last, list: listOf(first, last) })
        : null
      const isFixed =
        /^[1-5]\d{9}$/.test(digits) &&
        parts.length === 2 &&
        /^\d{2,3}-\d{7,8}$/.test(plain.slice(from, to))
      if (sure || (!likely && (sure === false || isFixed || FREE_OF_CHARGE.test(digits))))
        likely = { from, to, sure: sure === true }
      if (sure) break
    }
    if (!likely) continue
    found.push(likely)
    if (likely.sure) while ((figures[first + 1]?.from ?? likely.to) < likely.to) first += 1
  }
  return found
}
