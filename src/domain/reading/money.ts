import { READING_TEXTS as texts } from '#language/reading/texts'
import { AREA_UNITS, type AreaUnit } from '../area/constants.ts'
import { exact, inWords, once, short } from '../money/rules.ts'
import { lazy } from '../text/lazy.ts'
import { confirmed, oneOf, type Reading, refused, type Taken, taken } from './answer.ts'
import { areaUnitAt } from './area.ts'
import { BESIDE_MONEY } from './beside-words.ts'
import type { Manner } from './manner.ts'
import { numberAt } from './number.ts'
import { type Found, lexicon, longest, type Token, tidy, tokensOf, wordAt } from './tokens.ts'

export const THOUSAND = 1000
export const LAKH = 100_000
export const CRORE = 10_000_000
const MILLION = 1_000_000

const UNITS = lazy(() =>
  lexicon<number>([
    ['million; millions; mn; mln', MILLION],
    ['k; thousand; thousands; hazar; hazaar; hajar; hajaar; hzr; thsnd; हज़ार; हजार; ह', THOUSAND],
    ['l; lac; lacs; lakh; lakhs; lkh; lkhs; lack; lacks; laakh; lakhh; लाख; लाखों; ला', LAKH],
    ['c; cr; crs; crore; crores; krore; karod; karor; crr; croer; करोड़; करोड', CRORE],
    ['hundred; sau; सौ', 100],
  ]),
)
export const moneyUnitAt = (tokens: readonly Token[], at: number) => longest(UNITS(), tokens, at)
/** In a text that is nothing but an amount, "th" is no ordinal and "m" no metre. */
const UNITS_ALONE = lazy(() =>
  lexicon<number>([
    ['th; thou', THOUSAND],
    ['m', MILLION],
  ]),
)
const unitAt = (tokens: readonly Token[], at: number, alone: boolean) =>
  moneyUnitAt(tokens, at) ?? (alone ? longest(UNITS_ALONE(), tokens, at) : null)

const CURRENCY = new Set([
  '₹',
  'rs',
  'inr',
  'rupees',
  'rupee',
  'रु',
  'रुपये',
  'रुपए',
  'रुपया',
  'rupaye',
  'rupay',
])
/** What makes an amount the least of several. */
const FROM = lazy(() =>
  lexicon<true>([
    [
      'from; starting; starting from; starting at; starting price; starts from; starts at; onward; onwards; and above; and up; upwards; se shuru; से शुरू; शुरू',
      true,
    ],
  ]),
)
const PER = new Set(['per', 'a', 'an', '/', '@', 'प्रति', 'prati', 'har', 'हर', 'each', 'p'])
const MONTH = lazy(() =>
  lexicon<true>([
    [
      'month; months; monthly; mth; mo; pm; p m; mahina; mahine; maah; mah; माह; महीना; महीने; मासिक; bed; beds; बेड; बिस्तर; व्यक्ति; bed per month; person; head; bed a month',
      true,
    ],
  ]),
)

/** An amount: what it may be, whether a unit or a currency stands with it, and the unit of area that it is paid for. */
export type Amount = {
  rupees: readonly number[]
  /** The number as it stands, where neither lakh nor another unit follows. */
  bare: boolean
  currency: boolean
  perSquareFeet: number | null
  /** The unit of the amount, in rupees; 1 without. */
  unit: number
}

const round = (rupees: number) => Math.round(rupees * 100) / 100

/** "Rs. ₹ INR": a row of signs must not be walked from each of them. */
const MOST_CURRENCIES = 4
const skipCurrency = (tokens: readonly Token[], at: number) => {
  let end = at
  while (end < at + MOST_CURRENCIES && CURRENCY.has(wordAt(tokens, end))) end += 1
  return end
}

/**
 * An amount of rupees at a place: "₹1cr 25 lakh", "72.5 L", "७२ लाख", "47500/gaj", "dedh karod". `alone`: nothing but
 * the amount was written, so that a last number without a unit belongs to it.
 */
export function moneyAt(tokens: readonly Token[], at: number, alone = false): Found<Amount> | null {
  let end = skipCurrency(tokens, at)
  let currency = end > at
  let rupees: readonly number[] = [0]
  let below = Number.POSITIVE_INFINITY
  let unit = 1
  let parts = 0
  while (end < tokens.length) {
    const start =
      parts > 0 && ['and', 'aur', 'और', '+', '&'].includes(wordAt(tokens, end)) ? end + 1 : end
    const number = numberAt(
      tokens,
      start,
      (next) => (unitAt(tokens, next, alone)?.meaning ?? 0) >= LAKH,
    )
    if (!number) break
    const size = scaleAt(tokens, number.end, alone)
    if (size && size.meaning >= below) break
    if (parts > 0) {
      // "1 crore 25" leaves out the next unit to some, and is 25 rupees to others.
      if (!size && (!alone || tokens[start]?.kind !== 'number' || areaUnitAt(tokens, number.end)))
        break
      if (!size && Math.max(...number.meaning) >= below) break
    }
    const times = size?.meaning ?? 1
    const next = number.meaning.flatMap((value) => {
      const plain = rupees.map((sum) => round(sum + value * times))
      const implied = impliedUnit(below, parts, value, Boolean(size))
      return implied ? [...rupees.map((sum) => round(sum + value * implied)), ...plain] : plain
    })
    rupees = next
    end = size?.end ?? number.end
    parts += 1
    if (parts === 1) unit = times
    if (!size) break
    below = size.meaning
  }
  if (parts === 0) return null
  const after = skipCurrency(tokens, end)
  const isRupees = after > end
  currency ||= isRupees
  end = after
  if (wordAt(tokens, end) === '/' && wordAt(tokens, end + 1) === '-') {
    currency = true
    end += 2
  } else if (wordAt(tokens, end) === '/' && wordAt(tokens, end + 1) === '=') end += 2
  const per = perAreaAt(tokens, end, isRupees)
  return {
    meaning: {
      rupees,
      currency,
      unit,
      bare: unit === 1 && below === Number.POSITIVE_INFINITY,
      perSquareFeet: per?.meaning ?? null,
    },
    end: per?.end ?? end,
  }
}

/** The unit at a place, and a further one that multiplies it: "5 hundred crore". */
function scaleAt(tokens: readonly Token[], at: number, alone: boolean): Found<number> | null {
  const size = unitAt(tokens, at, alone)
  if (!size) return null
  const more = size.meaning < LAKH ? moneyUnitAt(tokens, size.end) : null
  return more && more.meaning > size.meaning
    ? { meaning: size.meaning * more.meaning, end: more.end }
    : size
}

function impliedUnit(below: number, parts: number, value: number, hasUnit: boolean): number | null {
  if (parts === 0 || hasUnit || value >= 100) return null
  if (below === CRORE) return LAKH
  return below === LAKH ? THOUSAND : null
}

const AS_RATE = lazy(() => lexicon<true>([['ke hisab se; ke hisaab se; के हिसाब से; rate', true]]))

const SHORT_RATES: Readonly<Record<string, AreaUnit>> = {
  psf: 'sq ft',
  psft: 'sq ft',
  psm: 'sq m',
  psy: 'sq yd',
  psyd: 'sq yd',
}

/** The unit that an amount is paid for: "per sq ft", "/gaj", "रुपये वर्ग फुट", "gaj ke hisab se". */
function perAreaAt(tokens: readonly Token[], at: number, isRupees: boolean): Found<number> | null {
  const unitOfRate = SHORT_RATES[wordAt(tokens, at)]
  if (unitOfRate) return { meaning: AREA_UNITS[unitOfRate].squareFeet, end: at + 1 }
  let end = at
  while (PER.has(wordAt(tokens, end))) end += 1
  const unit = areaUnitAt(tokens, end)
  if (!unit?.meaning) return null
  const rate = longest(AS_RATE(), tokens, unit.end)
  // "5000 sq ft" without a word between is an area, not a price.
  if (end === at && !isRupees && !rate) return null
  return { meaning: AREA_UNITS[unit.meaning].squareFeet, end: rate?.end ?? unit.end }
}

/** The most words such as "per" before a unit: a row of them must not be walked from each of them. */
const MOST_PER = 4
/** The month of a rent at a place: "per month", "/month", "pm", "महीना". */
export function monthAt(tokens: readonly Token[], at: number): number {
  let past = at
  for (let end = at; ; ) {
    const month = longest(MONTH(), tokens, end)
    if (month) {
      end = month.end
      past = end
    } else if (end < past + MOST_PER && PER.has(wordAt(tokens, end))) end += 1
    else return past
  }
}

/** "₹1.25 crore", "₹24,500": exactly the amount, in words where two decimals can say it. */
export function sayMoney(rupees: number): string {
  // "1,250 crore" could be read as 1.25 crore.
  if (rupees >= THOUSAND * CRORE) return exact(once(rupees))
  return inWords(short(once(rupees)))
}

/**
 * What a field of money knows beside its text: its bounds in rupees, the property's area in square feet, whether it is
 * paid every month, whether nothing may be charged, whether the least of several prices is meant, and the rent of a
 * month, of which a deposit is so many.
 */
export type MoneyContext = Manner & {
  bounds?: readonly [least: number, most: number] | null
  squareFeet?: number | null
  monthly?: boolean
  free?: boolean
  least?: boolean
  rent?: number | null
}

const isWithin = (rupees: number, bounds: MoneyContext['bounds']) =>
  !bounds || (rupees >= bounds[0] && rupees <= bounds[1])

function value(rupees: number, bounds: MoneyContext['bounds']): Taken<number> {
  const reading = taken(rupees, sayMoney(rupees))
  return isWithin(rupees, bounds) ? reading : { ...reading, outside: true }
}

/** Skips what stands around an amount, and in brackets. */
function skipAround(tokens: readonly Token[], at: number): number {
  let end = at
  for (;;) {
    const text = wordAt(tokens, end)
    const around = longest(BESIDE_MONEY(), tokens, end) ?? longest(FROM(), tokens, end)
    const month = monthAt(tokens, end)
    if (around) end = around.end
    else if (month > end) end = month
    else if (text === '/' && wordAt(tokens, end + 1) === '-') end += 2
    else if (end < tokens.length && /^[(),:;|~=+@*[\]-]$/.test(text)) end += 1
    else return end
  }
}

/** The place after the same amount once more, in words: "Rs 45,00,000 (forty five lakh)". */
function pastTheSame(tokens: readonly Token[], found: Found<Amount>): number {
  const again = moneyAt(tokens, skipAround(tokens, found.end))
  const [one, ...others] = found.meaning.rupees
  const isSame = others.length === 0 && again?.meaning.rupees.every((rupees) => rupees === one)
  return again && isSame ? again.end : found.end
}

const MONTHS = lazy(() =>
  lexicon<true>([['month; months; mahina; mahine; maah; माह; महीना; महीने', true]]),
)
const YEAR = lazy(() =>
  lexicon<true>([
    ['year; yearly; annum; annual; annually; pa; p a; saal; salana; साल; सालाना; वार्षिक', true],
  ]),
)
/** The place after "per annum", "yearly", "salana". */
function yearAt(tokens: readonly Token[], at: number): number {
  let end = at
  let year = longest(YEAR(), tokens, end)
  while (!year && PER.has(wordAt(tokens, end))) {
    end += 1
    year = longest(YEAR(), tokens, end)
  }
  return year?.end ?? at
}

const NOTHING = lazy(() =>
  lexicon<true>([
    [
      'nil; zero; none; no; nothing; free; no deposit; no security; no maintenance; koi nahi; koi deposit nahi; koi maintenance nahi; nahi; शून्य; नहीं; कोई नहीं; मुफ्त',
      true,
    ],
  ]),
)
const isNothing = (tokens: readonly Token[]) => longest(NOTHING(), tokens, 0)?.end === tokens.length

/** "1 25 00 000": blanks instead of commas. */
const withoutGaps = (text: string) =>
  text.replace(
    /(^|[^\p{Nd}., ] ?)(\p{Nd}{1,2}(?: \p{Nd}{2})* \p{Nd}{3})(?![.,]?\p{Nd}| \p{Nd})/gu,
    (_, before: string, figure: string) => before + figure.replaceAll(' ', ''),
  )

/** Reads an amount of rupees: a price, a rent, a deposit. Null if nothing was written. */
export function readMoney(
  text: string,
  { bounds, squareFeet, monthly, free = false, least = false, rent, decimal }: MoneyContext = {},
): Reading<number> | null {
  const written = tidy(text)
  const tokens = tokensOf(withoutGaps(written), decimal)
  if (written === '') return null
  if (free && isNothing(tokens)) return taken(0, sayMoney(0))
  const negative = wordAt(tokens, 0) === '-'
  // Ten digits in a row that begin like a mobile number are more likely one than a price of hundreds of crores.
  if (tokens.some(({ kind, text: digits }) => kind === 'number' && /^0?[6-9]\d{9}$/.test(digits)))
    return refused(texts.phoneForPrice)
  const begin = skipAround(tokens, 0)
  const found = negative ? null : moneyAt(tokens, begin, true)
  const end = found ? skipAround(tokens, pastTheSame(tokens, found)) : 0
  const yearly = monthly ? yearAt(tokens, end) : end
  if (!found || skipAround(tokens, yearly) < tokens.length)
    return refused(whyNoMoney(tokens, written))
  const { bare, perSquareFeet, rupees } = found.meaning
  if (bare && tokens[begin]?.kind === 'word' && !rupees.every(Number.isInteger))
    return refused(texts.noMoney(written))
  // Neither nothing nor "2 months" is an amount.
  if (rupees.every((amount) => amount === 0) && !free) return refused(texts.noMoney(written))
  if (bare && Math.max(...rupees) < 100 && longest(MONTHS(), tokens, found.end)) {
    const [months = 0] = rupees
    return rent && months > 0
      ? { is: 'asked', readings: [value(Math.round(months * rent), bounds)] }
      : refused(texts.noMoney(written))
  }
  if (yearly > end) {
    const [first, ...others] = rupees.map((amount) => value(Math.round(amount / 12), bounds))
    if (first) return { is: 'asked', readings: [first, ...others] }
  }
  if (perSquareFeet !== null) {
    if (!squareFeet) return refused(texts.rateWithoutArea)
    const units = asWritten(squareFeet / perSquareFeet)
    const whole = rupees.map((rate) => Math.round(rate * units))
    const products = oneOf(whole.map((amount) => value(amount, bounds)))
    return confirmed(products, 'rate') ?? refused(texts.noMoney(written))
  }
  const readings = withoutPaise(rupees).map((amount) => value(amount, bounds))
  const isPart = readings.every(({ value: amount }) => !Number.isInteger(amount))
  const isOdd = bounds ? readings.every(({ outside }) => outside) : isPart && !free
  const [first, ...others] = bare && isOdd ? unitsLeftOut(rupees, bounds ?? null, monthly) : []
  const whole = readings.filter(({ value: amount }) => Number.isInteger(amount))
  const reading: ReturnType<typeof oneOf<number>> = first
    ? { is: 'asked', readings: [first, ...others, ...whole] }
    : oneOf(readings)
  // "1.9 Cr onwards" and "1.9 Cr+" are the least of several prices.
  const isLeast =
    tokens.at(-1)?.text === '+' ||
    tokens.some((_, at) => (at < begin || at >= found.end) && longest(FROM(), tokens, at))
  return (
    (isLeast && !least ? confirmed(reading, 'least') : reading) ?? refused(texts.noMoney(written))
  )
}

/** 200 sq m became 2,152.78 sq ft, which are 199.9998 sq m again. */
function asWritten(units: number): number {
  const near = Math.round(units * 100) / 100
  return Math.abs(near - units) < units * 5e-6 ? near : units
}

/** Nobody asks for paise: "22.500" is no ₹22.50, and those of a large amount come from a spreadsheet. */
function withoutPaise(rupees: readonly number[]): readonly number[] {
  const rounded = rupees.map((amount) => (amount >= THOUSAND ? Math.round(amount) : amount))
  const whole = rounded.filter(Number.isInteger)
  return whole.length > 0 ? whole : rounded
}

/** "72.5" as a price: lakh or crore was left out, or thousand of a rent. */
function unitsLeftOut(
  rupees: readonly number[],
  bounds: NonNullable<MoneyContext['bounds']> | null,
  monthly: boolean | undefined,
) {
  // Nobody leaves out the unit of a figure of thousands.
  const small = rupees.slice(0, 1).filter((amount) => amount < THOUSAND)
  return small.flatMap((amount) => {
    // A home of 1.35 is one of crores.
    const ofSale = amount < 10 ? [CRORE, LAKH] : [LAKH, CRORE]
    const isSale = bounds ? bounds[0] >= LAKH : monthly === false
    const isOpen = !bounds && monthly === undefined
    const units = isOpen ? [...ofSale, THOUSAND] : isSale ? ofSale : [THOUSAND]
    return units.flatMap((unit) => {
      const meant = value(round(amount * unit), bounds)
      return meant.outside ? [] : [meant]
    })
  })
}

const NOT_STATED = lazy(() =>
  lexicon<true>([
    [
      'price on request; on request; price on call; rate on call; price on enquiry; on enquiry; price on inquiry; on inquiry; on application; price on application; poa; por; call; call for price; ask; ask for price; best offer; contact; contact for price; negotiable; nego; on call; na; n a; to be discussed; discuss; as per market; market rate; best price; फोन करें; बात करें',
      true,
    ],
  ]),
)

function whyNoMoney(tokens: readonly Token[], written: string): string {
  if (longest(NOT_STATED(), tokens, 0)) return texts.priceNotStated
  if (tokens.filter(({ kind }) => kind === 'number').length > 1)
    return texts.severalAmounts(written)
  return texts.noMoney(written)
}
