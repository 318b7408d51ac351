import { fromTo } from '#language/money/texts-amounts'
import { READING_TEXTS as texts } from '#language/reading/texts'
import { lazy } from '../text/lazy.ts'
import { indianDate } from '../time/calendar.ts'
import { oneOf, type Reading, refused, type Taken, taken } from './answer.ts'
import type { DateOrder, Manner } from './manner.ts'
import { numberAt } from './number.ts'
import { lexicon, longest, type Token, tidy, tokensOf, wordAt } from './tokens.ts'

const MONTHS = lazy(() =>
  lexicon<number>(
    [
      'january; jan; जनवरी; janwari',
      'february; feb; फरवरी; farwari',
      'march; mar; मार्च',
      'april; apr; अप्रैल; aprail',
      'may; मई',
      'june; jun; जून',
      'july; jul; जुलाई; julai',
      'august; aug; अगस्त; agast',
      'september; sep; sept; सितंबर; सितम्बर; sitambar',
      'october; oct; अक्टूबर; aktubar',
      'november; nov; नवंबर; नवम्बर',
      'december; dec; दिसंबर; दिसम्बर; disambar',
    ].map((words, n) => [words, n + 1] as const),
  ),
)
const SOON = lazy(() =>
  lexicon<'now' | 'month' | 'tomorrow' | 'year'>([
    [
      'now; ready; immediate; immediately; immediate possession; ready to move; ready to move in; available now; today; vacant; turant; abhi; tayyar; तुरंत; अभी; तैयार; आज; aaj; खाली; khali; abhi khali; turant khali; अभी खाली',
      'now',
    ],
    ['next month; agle mahine; agle maah; aglay mahine; अगले महीने; अगले माह', 'month'],
    ['tomorrow; kal; कल', 'tomorrow'],
    ['next year; agle saal; अगले साल', 'year'],
  ]),
)
const FILLER = new Set([
  'from',
  'by',
  'in',
  'on',
  'se',
  'से',
  'tak',
  'तक',
  'th',
  'st',
  'nd',
  'rd',
  'of',
  'me',
  'mein',
  'में',
  'को',
  'ko',
  'hai',
  'है',
  ',',
  '-',
  '/',
  'possession',
  'available',
  'avail',
  'avl',
  'avlbl',
  'already',
  'currently',
  'since',
  'wef',
  'w',
  'e',
  'f',
  'handover',
  'vacant',
  'ready',
  'date',
  'onward',
  'onwards',
  'उपलब्ध',
])

const pad = (n: number) => String(n).padStart(2, '0')

/** The day as an ISO date; null if the calendar does not have it. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = `${year}-${pad(month)}-${pad(day)}`
  const time = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date) ? null : date
}

/** The years of two digits are of this century. */
const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

const MONTHS_OF_YEAR = 12

type Bounds = readonly [least: string, most: string]

function dated(iso: string, bounds: Bounds | undefined, said = texts.day(iso)): Taken<string> {
  const reading = taken(iso, said)
  return bounds && (iso < bounds[0] || iso > bounds[1]) ? { ...reading, outside: true } : reading
}

/** The first day of the month that lies so many months after a day. */
function monthAfter(iso: string, months: number): string {
  const [year = 0, month = 1] = iso.split('-').map(Number)
  const count = year * MONTHS_OF_YEAR + month - 1 + months
  return dayOf(Math.floor(count / MONTHS_OF_YEAR), (count % MONTHS_OF_YEAR) + 1, 1) ?? iso
}

const SPANS = lazy(() =>
  lexicon<'day' | 'week' | 'month'>([
    ['day; days; din; दिन; दिनों', 'day'],
    ['week; weeks; hafte; hafta; हफ्ते; हफ्ता; सप्ताह', 'week'],
    ['month; months; mahine; mahina; mahino; महीने; महीना; महीनों; माह', 'month'],
  ]),
)
const LATER = new Set([
  'after',
  'in',
  'within',
  'baad',
  'bad',
  'बाद',
  'later',
  'andar',
  'अंदर',
  'ke',
  'के',
  'mein',
  'me',
  'में',
])
const DAYS = { day: 1, week: 7 } as const
/** Of days, weeks or months: more are no time that anybody waits. */
const LONGEST_SPAN = 1000

/** "after 15 days", "2 mahine baad": so long after today. Without a word for later it is no date, but a span. */
function spanAfter(tokens: readonly Token[], today: string): string | null {
  const from = LATER.has(wordAt(tokens, 0)) ? 1 : 0
  const number = numberAt(tokens, from)
  const span = number && longest(SPANS(), tokens, number.end)
  if (!span) return null
  const rest = tokens.slice(span.end).map(({ text }) => text)
  if ((from === 0 && rest.length === 0) || rest.some((word) => !LATER.has(word))) return null
  const [count = 0] = number.meaning
  if (!Number.isInteger(count) || count > LONGEST_SPAN) return null
  if (span.meaning !== 'month') {
    const time = new Date(`${today}T00:00:00Z`).getTime() + count * DAYS[span.meaning] * DAY
    return indianDate(new Date(time))
  }
  const [year = 0, month = 1] = monthAfter(today, count).split('-').map(Number)
  // The 31st of a shorter month is its last day.
  for (let day = Number(today.slice(8)); day > 0; day--) {
    const date = dayOf(year, month, day)
    if (date) return date
  }
  return null
}

/** A month by its name, with or without a year; without one, the next of that name. */
function inMonth(tokens: readonly Token[], today: string): string | null {
  const place = tokens.findIndex((_, at) => longest(MONTHS(), tokens, at))
  if (place < 0) return null
  const month = longest(MONTHS(), tokens, place)
  const rest = tokens.filter(
    ({ text, kind }, at) =>
      (at < place || at >= (month?.end ?? 0)) && !(FILLER.has(text) && kind !== 'number'),
  )
  if (!month || rest.some(({ text }) => !/^\d{1,4}$/.test(text))) return null
  const figures = rest.map(({ text }) => text)
  const year =
    figures.find((text) => text.length === 4) ?? (figures.length === 2 ? figures[1] : undefined)
  const day = figures.find(
    (text, n) =>
      text.length < 3 && (figures.length === 2 ? text !== year || n === 0 : Number(text) <= 31),
  )
  if (figures.length > 2) return null
  if (figures.length === 0 || (figures.length === 1 && !year)) {
    // "Dec 28" is a year to a builder and a day to everyone else.
    if (figures.length === 1) return null
    const thisYear = Number(today.slice(0, 4))
    const next = dayOf(thisYear, month.meaning, 1) ?? ''
    return next.slice(0, 7) < today.slice(0, 7) ? dayOf(thisYear + 1, month.meaning, 1) : next
  }
  return dayOf(yearOf(year ?? ''), month.meaning, figures.length === 2 ? Number(day) : 1)
}

/** A day or year beside a month without the other: "Dec 28". */
function dayOrYear(tokens: readonly Token[], today: string, bounds: Bounds | undefined) {
  const place = tokens.findIndex((_, at) => longest(MONTHS(), tokens, at))
  const month = place < 0 ? null : longest(MONTHS(), tokens, place)
  const figures = tokens.filter(({ kind }) => kind === 'number')
  const others = tokens.filter(
    ({ kind, text }, at) =>
      kind !== 'number' && !FILLER.has(text) && (at < place || at >= (month?.end ?? 0)),
  )
  const [figure] = figures
  if (!month || figures.length !== 1 || others.length > 0 || !figure || figure.text.length > 2)
    return []
  const number = Number(figure.text)
  const thisYear = Number(today.slice(0, 4))
  const asDay = dayOf(thisYear, month.meaning, number)
  const onDay = asDay && asDay < today ? dayOf(thisYear + 1, month.meaning, number) : asDay
  const asYear = dayOf(2000 + number, month.meaning, 1)
  const isOrdinal = /^(?:th|st|nd|rd)$/.test(wordAt(tokens, tokens.indexOf(figure) + 1))
  const isYear =
    !isOrdinal &&
    number >= thisYear - 2001 &&
    number <= thisYear - 1990 &&
    place < tokens.indexOf(figure)
  const dayReading = onDay ? [dated(onDay, bounds)] : []
  const yearReading = asYear && isYear ? [dated(asYear, bounds, texts.month(asYear))] : []
  return [...yearReading, ...dayReading]
}

/** The pieces of a date without the words around it: "Avl from 01/01/2027". */
function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  const isSaid = ({ text }: Token) => !FILLER.has(text)
  const first = tokens.findIndex(isSaid)
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex(isSaid) + 1)
}

const QUARTER = '(?:q|qtr|quarter) ([1-4])'
const YEARS = String.raw`(fy )?(\d{4}|\d{2})(?: [-/] (\d{4}|\d{2}))?`
const QUARTERS = lazy(() => [
  new RegExp(`^${QUARTER}(?: (?:of|,|-|/))? ${YEARS}$`),
  new RegExp(`^${YEARS}(?: (?:,|-|/))? ${QUARTER}$`),
])
const MONTHS_OF_QUARTER = 3
/** The first month of the financial year. */
const APRIL = 4

/** A quarter of a year; without a word for it, that of the calendar or of the financial year, which ends in March. */
function quarterIn(tokens: readonly Token[], bounds: Bounds | undefined): Taken<string>[] {
  const pieces = tokens.map(({ text }) => text).join(' ')
  const [before, behind] = QUARTERS().map((pattern) => pattern.exec(pieces))
  const [quarter, fy, year, last] = before
    ? before.slice(1)
    : behind
      ? [behind[4], behind[1], behind[2], behind[3]]
      : []
  if (!quarter || !year) return []
  const past = (Number(quarter) - 1) * MONTHS_OF_QUARTER
  const beginning = (of: number, month: number) => {
    const iso = monthAfter(`${of}-${pad(month)}-01`, past)
    return dated(iso, bounds, fromTo(texts.month(iso), texts.month(monthAfter(iso, 2))))
  }
  const ofBusiness = beginning(yearOf(last ?? year) - 1, APRIL)
  return fy || last ? [ofBusiness] : [beginning(yearOf(year), 1), ofBusiness]
}

/** The day before the first one of a spreadsheet, which counts a day too much since 1900. */
const SPREADSHEET = Date.UTC(1899, 11, 30)
const DAY = 86_400_000
/** No year of four digits is one, and a pincode has six. */
const SERIAL = /^\d{5}(?:\.\d+)?$/
/** How many years before and after today a day of a spreadsheet may lie. */
const YEARS_OF_SERIALS = 10

/** A day as a spreadsheet counts it: 46388 is 1 Jan 2027. Null for a number that is no likely day. */
function serialDay(tokens: readonly Token[], today: string): string | null {
  const [only, ...more] = tokens
  if (!only || more.length > 0 || !SERIAL.test(only.text)) return null
  const iso = indianDate(new Date(SPREADSHEET + Math.floor(Number(only.text)) * DAY))
  const years = Number(iso.slice(0, 4)) - Number(today.slice(0, 4))
  return Math.abs(years) <= YEARS_OF_SERIALS ? iso : null
}

const NUMERIC = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
/** What a date in figures is in each order; null for no day of the calendar, or for another text. */
function inFigures(tokens: readonly Token[]): Record<DateOrder, string | null> | null {
  const pieces = tokens.map(({ text }) => text).join(' ')
  const numeric = NUMERIC.exec(pieces.replace(/ ?([-/]) ?/g, '$1'))
  if (!numeric) return null
  const [, one, other, year = ''] = numeric
  return {
    'day first': dayOf(yearOf(year), Number(other), Number(one)),
    'month first': dayOf(yearOf(year), Number(one), Number(other)),
  }
}

/**
 * What stands first in a date of figures: the day, the month, or either, where both make a day and not the same one.
 * Null where nothing can be told by it.
 */
export function dateOrderIn(text: string): DateOrder | 'either' | null {
  const days = inFigures(withoutFillers(tokensOf(tidy(text).replace(TIME_OF_DAY, ''))))
  if (!days || days['day first'] === days['month first']) return null
  if (!days['month first']) return 'day first'
  return days['day first'] ? 'either' : 'month first'
}

/** What exports write behind a day: "2027-01-01 00:00:00". */
const TIME_OF_DAY = / \d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i

/** "Already vacant", "available from now": a text of nothing but a word for soon. */
function soonIn(tokens: readonly Token[]) {
  for (let at = 0; at < tokens.length; at += 1) {
    const soon = longest(SOON(), tokens, at)
    if (soon && tokens.slice(soon.end).every(({ text }) => FILLER.has(text))) return soon
    if (!FILLER.has(wordAt(tokens, at))) return null
  }
  return null
}

const typedIn = (written: string, tokens: readonly Token[]) =>
  written.slice(tokens[0]?.from, tokens.at(-1)?.to)

/**
 * Reads a date, day first if nothing else is known: "15-01-27", "Dec 2028", "next month", "ready". Its value is an ISO
 * date, of a month its first day. `bounds` are ISO dates. Null if nothing was written.
 */
export function readDate(
  text: string,
  today: Date,
  bounds?: Bounds,
  { order = 'day first' }: Manner = {},
): Reading<string> | null {
  const written = tidy(text).replace(TIME_OF_DAY, '')
  if (written === '') return null
  // An apostrophe stands for the century.
  const tokens = tokensOf(written.replace(/['’](\d{2})(?!\d)/, '20$1'))
  const now = indianDate(today)
  const core = withoutFillers(tokens)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/i.exec(
    core.length > 0 && core.length < tokens.length ? typedIn(written, core) : written,
  )
  const only = (value: string | null, said?: string): Reading<string> =>
    value
      ? (oneOf([dated(value, bounds, said)]) ?? refused(texts.noDate(written)))
      : refused(texts.noDate(written))
  if (iso) return only(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const soon = soonIn(tokens)
  if (soon) {
    if (soon.meaning === 'now') return only(now)
    if (soon.meaning === 'month') return only(monthAfter(now, 1))
    if (soon.meaning === 'year') return refused(texts.noDate(written))
    return only(indianDate(new Date(today.getTime() + DAY)))
  }
  const after = spanAfter(tokens, now)
  if (after) return only(after)
  const serial = serialDay(core, now)
  if (serial) return only(serial)
  const quarter = quarterIn(core, bounds)
  const [first, ...others] = quarter
  if (first) return { is: 'asked', readings: [first, ...others] }
  const days = inFigures(core)
  // 01/13/2027 is no day in India, but one in a program from elsewhere.
  if (days) return only(days[order] ?? days['day first'] ?? days['month first'])
  const monthYear = /^(\d{1,2})[-/](\d{4})$/.exec(core.map(({ text: piece }) => piece).join(''))
  if (monthYear) {
    const month = dayOf(Number(monthYear[2]), Number(monthYear[1]), 1)
    return only(month, month ? texts.month(month) : undefined)
  }
  const either = oneOf(dayOrYear(tokens, now, bounds))
  if (either) return either
  const inNamed = inMonth(tokens, now)
  const hasDay = tokens.filter(({ kind }) => kind === 'number').length === 2
  return only(inNamed, inNamed && !hasDay ? texts.month(inNamed) : undefined)
}
