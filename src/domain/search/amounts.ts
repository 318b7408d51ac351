import { AREA_UNITS, type AreaUnit } from '../area/constants.ts'
import { fromTo } from '#language/money/texts-amounts'
import { RANGE_TEXTS } from '#language/search/texts-options'
import { once, short } from '../money/rules.ts'
import { groupedDigits } from '../text/digits.ts'
import { LETTER, plain, standingAlone } from './text.ts'

/** A range in a search; `label` is its text for the visitor. */
export type Range = { from: number; to: number; label: string }

const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'
const LESS = 'under|below|less than|up ?to|within|max(?:imum)?|not more than|budget(?: of| is)?|<=?'
const MORE = 'over|above|more than|min(?:imum)?|at least|starting(?: from| at)?|from|>=?'
const LESS_AFTER = plain('tak|तक|max|or less|or below|and below|se kam|से कम')
const MORE_AFTER = 'or more|or above|and above|and up|onwards?|plus|\\+|se zyada|se upar'
/** A number before one of these units is not an amount. */
const OTHER_UNITS = `\\s*(?:km|kms|m|mtrs?|metres?|meters?|mins?|minutes?|hours?|floors?|bath(?:room)?s?|years?|yrs?)(?!${LETTER})`
/** Matches "per month", which is optional because every rent is monthly. */
const A_MONTH = '(?:\\s*(?:per|a|/)\\s*(?:month|mth|mo)|\\s*p\\.? ?m\\.?|\\s*monthly)?'
const BETWEEN = '-|–|to|and|se|से'

const MONEY_UNITS = `k|thousand|hazaa?r|l|lacs?|lakhs?|lkhs?|cr|crs|crores?|${plain('हज़ार|लाख|करोड़')}`
const AREA_WORDS: Record<AreaUnit, string> = {
  'sq ft': 'sq\\.? ?(?:ft|feet|foot)\\.?|sft|square (?:ft|feet|foot)|feet',
  'sq yd': 'sq\\.? ?(?:yd|yard)s?|square yards?|gaj|gaz|गज',
  'sq m': 'sq\\.? ?(?:m|mt|mtr|metre|meter)s?|square (?:metre|meter)s?',
  acre: 'acres?',
}

/** Matches "under 50 lakh", "50-90 l", "1 cr or more". Groups: words before, two numbers with units, words after. */
const pattern = (units: string, sign = '') => {
  const amount = `${sign}${NUMBER}\\s*(?:(${units})(?!${LETTER})|(?!${OTHER_UNITS}))`
  return standingAlone(
    `(?:between\\s+)?(?:(${LESS})|(${MORE}))?\\s*${amount}(?:\\s*(?:${plain(BETWEEN)})\\s*${amount})?(?:\\s*/-)?${A_MONTH}(?:\\s*(${LESS_AFTER})|\\s*(${MORE_AFTER}))?`,
  )
}
export const MONEY = pattern(MONEY_UNITS, '(?:₹|rs\\.?|inr)?\\s*')
export const AREA = pattern(Object.values(AREA_WORDS).join('|'))

type Groups = readonly (string | undefined)[]
type Read = (figure: number, unit: string | undefined, compared: boolean) => number | null

/** `spread` is the relative tolerance around a single number. */
function readRange(
  [, less, more, first = '', firstUnit, second, secondUnit, lessAfter, moreAfter]: Groups,
  read: Read,
  { spread, say }: { spread: readonly [number, number]; say: (amount: number) => string },
): Range | null {
  const compared = Boolean(less ?? more ?? lessAfter ?? moreAfter)
  const number = (text: string) => Number(text.replaceAll(',', ''))
  const from = read(number(first), firstUnit ?? secondUnit, compared)
  if (from === null) return null
  if (second) {
    const to = read(number(second), secondUnit ?? firstUnit, compared)
    return to === null || to < from ? null : { from, to, label: fromTo(say(from), say(to)) }
  }
  if (less ?? lessAfter) return { from: 0, to: from, label: RANGE_TEXTS.upTo(say(from)) }
  if (more ?? moreAfter)
    return { from, to: Number.POSITIVE_INFINITY, label: RANGE_TEXTS.from(say(from)) }
  return { from: from * spread[0], to: from * spread[1], label: RANGE_TEXTS.about(say(from)) }
}

const TIMES: Record<string, number> = { k: 1e3, t: 1e3, h: 1e3, l: 1e5, c: 1e7 }
const HINDI: Record<string, string> = { ह: 'k', ल: 'l', क: 'c' }
const LEAST_RENT = 1000

/**
 * Converts a number to rupees. Without a unit, "under 70" means lakh, "under 2" means crore, and for a rent "under 15"
 * means thousands. Null if it is not a price.
 */
const rupees =
  (letting: boolean): Read =>
  (figure, unit, compared) => {
    const initial = unit?.charAt(0) ?? ''
    const times = TIMES[HINDI[initial] ?? initial]
    if (times) return figure * times
    if (figure >= LEAST_RENT) return figure
    if (!compared) return null
    if (letting) return figure * 1e3
    return figure * (figure < 10 ? 1e7 : 1e5)
  }

/** The price range, in rupees, that a match of `MONEY` asks for. */
export const moneyRange = (groups: Groups, letting: boolean): Range | null =>
  readRange(groups, rupees(letting), { spread: [0.75, 1.1], say: (amount) => short(once(amount)) })

/** The range of square feet that a match of `AREA` asks for. */
export function areaRange(groups: Groups): Range | null {
  const unitOf = (text: string) =>
    (Object.keys(AREA_WORDS) as AreaUnit[]).find((unit) =>
      new RegExp(`^(?:${AREA_WORDS[unit]})$`, 'u').test(text),
    )
  const unit = unitOf(groups[6] ?? groups[4] ?? '')
  if (!unit) return null
  const { squareFeet, label } = AREA_UNITS[unit]
  const say = (amount: number) => `${groupedDigits(amount / squareFeet)} ${label}`
  return readRange(groups, (figure) => figure * squareFeet, { spread: [0.85, 1.15], say })
}
