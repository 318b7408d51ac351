import {
  areaUnitAt,
  bedroomsAt,
  CRORE,
  LAKH,
  longest,
  moneyAt,
  monthAt,
  numberAt,
  THOUSAND,
  type Token,
  wordAt,
} from '../reading/parts.ts'
import {
  type Deal,
  type Found,
  hasColon,
  isBreak,
  pastColon,
  type Read,
  typedOf,
} from './facts-part.ts'
import { CHARGES, MONEY_LABELS } from './facts-words.ts'

const MONTHS = new Set(['month', 'months', 'mahine', 'mahina', 'महीने', 'महीना', 'माह'])
/** The least amount that is a price without a unit, a currency or a word beside it. */
const LEAST_BARE = 2000

const isYear = (amount: number) => amount >= 1950 && amount <= 2060
const isPincode = (token: Token | undefined) =>
  /^[1-8]\d{5}$/.test(token?.text ?? '') && !token?.text.endsWith('000')

export const moneyPart: Read = (tokens, at, text) => {
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
  if (label?.meaning === 'none' || label?.meaning === 'charge') return { end }
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

/** "Sec 2 months": a security, not a sector. */
export const securityPart: Read = (tokens, at, text) => {
  const begin = pastColon(tokens, at + 1)
  const count = wordAt(tokens, at) === 'sec' ? numberAt(tokens, begin) : null
  if (!count || !MONTHS.has(wordAt(tokens, count.end))) return null
  return { end: count.end + 1, says: { deposit: typedOf(tokens, begin, count.end + 1, text) } }
}

/**
 * Units after a mere stroke that nobody can convert: a metre may be a square one, a bigha is another one in each
 * district.
 */
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
  // "5 lakh token" is one; "60 lakh registry ready" says of the registry that it is ready.
  const isSaidOf =
    label.meaning === 'charge' && label.end < tokens.length && !isBreak(wordAt(tokens, label.end))
  return isNext || isSaidOf ? null : label
}

export const chargesPart: Read = (tokens, at) => {
  const begin = wordAt(tokens, at) === '+' ? at + 1 : at
  const charges = longest(CHARGES(), tokens, begin)
  if (!charges) return null
  // "+ maint 2k" is an amount, "+ maint 50k deposit" none of it.
  const isAmount = begin > at && moneyPart(tokens, begin, '')?.says?.maintenance !== undefined
  const amount = isAmount ? moneyAt(tokens, pastColon(tokens, charges.end)) : null
  if (amount && !labelAfter(tokens, amount.end)) return null
  return { end: charges.end }
}

/** The amounts that count: weak ones only where no other is sure, and no rate beside its total. */
export function pricesAmong(parts: readonly Found[]): readonly Found[] {
  const amounts = parts.filter(({ money }) => money)
  const sure = amounts.filter(({ money }) => !money?.weak)
  return withoutRate(sure.length > 0 ? sure : amounts, parts)
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

/** Rupees for a square foot that nobody pays a month. */
const LEAST_SALE_RATE = 2000

/** What an amount says of the deal where no word does: nobody asks crores a month, nor thousands for a home. */
export function dealOf(prices: readonly Found[]): Deal | undefined {
  const money = prices.find(({ says }) => says?.price)?.money
  if (!money) return undefined
  if (money.deal) return money.deal
  if (money.perFoot !== null) return money.perFoot >= LEAST_SALE_RATE ? 'Sell' : undefined
  if (money.unit === CRORE || money.unit === LAKH) return 'Sell'
  return money.unit === THOUSAND ? 'Rent' : undefined
}
