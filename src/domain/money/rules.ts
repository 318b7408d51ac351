import { THIS } from '#language/language/this'
import { PERIOD_TEXTS, UNIT_TEXTS } from '#language/money/texts-amounts'
import { LOCALES } from '../language/constants.ts'
import type { ListingType } from '../listing/constants.ts'
import { lazy } from '../text/lazy.ts'

const LAKH = 100_000
const CRORE = 10_000_000

/** What an amount is paid for; empty if it is paid once. */
export type Period = keyof typeof PERIOD_TEXTS

/**
 * An amount in whole rupees with its period. Only such a value can be written as a text, so a rent never reads like the
 * price of a sale.
 */
export type Money = { readonly rupees: number; readonly period: Period }

const PERIODS: Record<ListingType, Period> = {
  Sell: '',
  Rent: 'month',
  PG: 'bed',
}

/** What the price of a listing is paid for. */
export const periodOf = (listingType: ListingType): Period => PERIODS[listingType]

/** The price of a listing. */
export const priceOf = (listing: { listingType: ListingType; price: number }): Money => ({
  rupees: listing.price,
  period: PERIODS[listing.listingType],
})

/** An amount that is paid once, such as a deposit, or that has no period, such as a limit. */
export const once = (rupees: number): Money => ({ rupees, period: '' })

/** An amount that is paid each month beside a price, such as maintenance. */
export const monthly = (rupees: number): Money => ({ rupees, period: 'upkeep' })

const grouped = lazy(() => new Intl.NumberFormat(LOCALES[THIS], { maximumFractionDigits: 0 }))
const decimal = lazy(() => new Intl.NumberFormat(LOCALES[THIS], { maximumFractionDigits: 2 }))

const withPeriod = (amount: string, { period }: Money) =>
  [amount, PERIOD_TEXTS[period]].join(' ').trim()

/** The largest unit that an amount reaches, with its sign; null below a lakh. */
function unitOf(rupees: number): { size: number; sign: string } | null {
  if (rupees >= CRORE) return { size: CRORE, sign: UNIT_TEXTS.crore.sign }
  return rupees >= LAKH ? { size: LAKH, sign: UNIT_TEXTS.lakh.sign } : null
}

/** "₹72,00,000", "₹1,19,250 per month": for running text, mails, tables and everything that is read aloud. */
export const exact = (money: Money): string =>
  withPeriod(`₹${grouped().format(money.rupees)}`, money)

const UNIT_PARTS = 100

function shortAmount(rupees: number): string {
  const unit = unitOf(rupees)
  const fits = unit && rupees % (unit.size / UNIT_PARTS) === 0
  return fits
    ? `₹${decimal().format(rupees / unit.size)} ${unit.sign}`
    : `₹${grouped().format(rupees)}`
}

/**
 * The shortest text that is still exact: "₹72 L", "₹1.3 Cr", but "₹11,99,999", as two decimals of a lakh or a crore
 * cannot say that. For headlines: it is never rounded, so it may stand alone.
 */
export const short = (money: Money): string => withPeriod(shortAmount(money.rupees), money)

/** The same in two parts, for a headline with a smaller period beside the amount. Show both. */
export const shortParts = ({ rupees, period }: Money): { amount: string; period: string } => ({
  amount: shortAmount(rupees),
  period: PERIOD_TEXTS[period],
})

const SIGNIFICANT = 3

/** Three digits of an amount, by `round` down or up; below a lakh, steps of `least` rupees. */
function boundAmount(rupees: number, round = Math.floor, least = 1): string {
  const unit = unitOf(rupees)
  if (!unit) return `₹${grouped().format(round(rupees / least) * least)}`
  const wholeDigits = String(Math.floor(rupees / unit.size)).length
  const scale = 10 ** Math.max(0, SIGNIFICANT - wholeDigits)
  // The step is a whole number, so the division cannot make 1.29 of 1.3.
  return `₹${decimal().format(round(rupees / (unit.size / scale)) / scale)} ${unit.sign}`
}

/**
 * For "from" and "+": "₹11.9 L" of ₹11,99,999. Rounded down to three digits, so that it never exceeds the lowest price;
 * below a lakh in full.
 */
export const lowerBound = (money: Money): string => withPeriod(boundAmount(money.rupees), money)

const HUNDRED = 100
/** What something costs where not every rupee is known: "₹14.3 L", "₹38,300". Rounded up, so that it is not less. */
export const costAmount = (rupees: number): string => boundAmount(rupees, Math.ceil, HUNDRED)

/**
 * Short and in full, as a figure that somebody has typed is said back: "₹72 L — ₹72,00,000", "₹11.9 L+ — ₹11,99,999";
 * below a lakh in full only.
 */
export function inBoth(rupees: number): string {
  const money = once(rupees)
  if (!unitOf(rupees)) return exact(money)
  const about = lowerBound(money)
  return `${about === short(money) ? about : `${about}+`} — ${exact(money)}`
}

/** The same text for screen readers: "₹72 lakh", "₹1.3 crore". */
export const inWords = (text: string): string =>
  Object.values(UNIT_TEXTS).reduce(
    (said, { sign, aloud }) =>
      said.replace(new RegExp(` ${sign}(?![\\p{L}\\p{N}_])`, 'gu'), ` ${aloud}`),
    text,
  )

/** The lowest of some prices; null if there is none, or if their periods differ, so that no amount is the lowest. */
export function lowestOf(prices: Iterable<Money>): Money | null {
  let lowest: Money | null = null
  for (const price of prices) {
    if (lowest && lowest.period !== price.period) return null
    if (!lowest || price.rupees < lowest.rupees) lowest = price
  }
  return lowest
}

/** Whole rupees per square foot, for sales; null if the figure has no meaning. */
export function pricePerSquareFoot(listing: {
  listingType: ListingType
  price: number
  plotArea: number
}): number | null {
  if (listing.listingType !== 'Sell' || listing.plotArea <= 0) return null
  return Math.round(listing.price / listing.plotArea)
}
