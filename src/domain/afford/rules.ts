import { ROUTED_CITIES } from '../city/constants.ts'
import { BROKERAGES } from '../listing/constants.ts'
import { isHome, toMoveIn } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import type { Buyer } from '../money/constants.ts'
import { registrationFee, stampDuty } from '../money/duty.ts'
import { instalment, LOANS, loanKindFor } from '../money/emi.ts'
import { mostLent } from '../money/lending.ts'
import { gstOf, keptBack, type Stage, stageOf } from '../money/taxes.ts'
import type { Rules } from './constants.ts'

/** What a household has, in rupees: what arrives each month, what it can pay at once, and what it pays each month. */
export type Means = {
  income: number
  savings: number
  loans: number
  rent: number
  buyer: Buyer
  rules: Rules
}

/** What of a home decides whether it fits. */
export type Home = Pick<
  ListingFields,
  'listingType' | 'propertyType' | 'propertyCategory' | 'city' | 'price'
> &
  Partial<Pick<ListingFields, 'possession' | 'deposit' | 'maintenance' | 'brokerage'>>

/** `tight`: above the usual share of the income, but within that to which banks go. */
export const VERDICTS = ['fits', 'tight', 'not'] as const
export type Verdict = (typeof VERDICTS)[number]
/** How many homes have which word; `open`: those that have none. */
export type FitCounts = Record<Verdict | 'open', number>

/** Of a sale: whole rupees, once and a month; the loan is what the savings do not pay. */
export type SaleSum = {
  down: number
  stamp: number
  registration: number
  gst: number
  kept: number | null
  loan: number
  rate: number
  years: number
  emi: number
  /** Today's rent, which goes on until a home is ready. */
  meanwhile: number
}
/** Of a home to let: whole rupees. Null where the listing does not state it. */
export type RentSum = { rent: number; deposit: number | null; isBrokerageOpen: boolean }

/**
 * How a home compares with what a household has. `verdict` is null where what the listing leaves open decides. `once`:
 * all that is paid at once, null where that is open. `short`: what is missing of it. `month`: all that the home costs a
 * month. `share`: that, with other loans, in per cent of the income.
 */
export type Afford = {
  verdict: Verdict | null
  once: number | null
  short: number
  month: number
  share: number
  maintenance: number | null
  sale: SaleSum | null
  let: RentSum | null
}

const percentOf = (part: number, whole: number) => (part * 100) / whole

function judge(share: number, usual: number, most: number): Verdict {
  if (share > most) return 'not'
  return share > usual ? 'tight' : 'fits'
}

function ofSale(home: Home, means: Means): Afford | null {
  const state = ROUTED_CITIES.find(({ name }) => name === home.city)?.state
  if (!state) return null
  const { price, maintenance = null } = home
  const { income, savings, loans, rent, buyer, rules } = means
  const kind = loanKindFor(home)
  const stage: Stage = stageOf({ kind, possession: home.possession })
  // Nothing says whether a plot is outside the limits of its city, where duty may be lower.
  const bought = { price, state, setting: 'urban', buyer } as const
  const [stamp, registration] = [stampDuty(bought), registrationFee(bought)]
  const gst = gstOf({ price, stage })
  const beside = stamp + registration + gst
  const most = mostLent(price, kind)
  const wanted = Math.min(price, Math.max(0, price + beside - savings))
  const loan = Math.min(wanted, most)
  const down = price - loan
  const { rate, years } =
    kind === 'home' ? rules : { rate: LOANS[kind].yearlyPercent, years: LOANS[kind].years }
  const emi = instalment(loan, rate, years)
  const meanwhile = stage === 'finished' ? 0 : rent
  const once = down + beside
  const month = emi + (maintenance ?? 0)
  const share = percentOf(month + meanwhile + loans, income)
  const short = Math.max(0, once - savings)
  return {
    verdict: short > 0 ? 'not' : judge(share, rules.share, rules.most),
    ...{ once, short, month, share, maintenance },
    sale: {
      down,
      stamp,
      registration,
      gst,
      kept: keptBack(price),
      loan,
      rate,
      years,
      emi,
      meanwhile,
    },
    let: null,
  }
}

function ofLetting(home: Home, means: Means): Afford {
  const { price: rent, deposit = null, maintenance = null, brokerage } = home
  const { income, savings, loans, rules } = means
  const once = toMoveIn({ ...home, availability: 'available' })
  const month = rent + (maintenance ?? 0)
  const share = percentOf(month + loans, income)
  const short = Math.max(0, (once ?? month) - savings)
  const isUsual = percentOf(month, income) <= rules.rentShare
  const byMonth = judge(share, isUsual ? rules.most : 0, rules.most)
  const verdict = short > 0 ? 'not' : byMonth
  return {
    // A deposit that nobody knows may still be too much.
    verdict: once === null && verdict !== 'not' ? null : verdict,
    ...{ once, short, month, share, maintenance },
    sale: null,
    let: { rent, deposit, isBrokerageOpen: brokerage !== BROKERAGES[0] },
  }
}

/** Whether a household may live there, or build: a home, or a plot to buy. */
export const isForHousehold = (
  home: Pick<Home, 'listingType' | 'propertyCategory' | 'propertyType'>,
) => (home.listingType === 'Sell' ? loanKindFor(home) !== 'business' : isHome(home))

/** Compares a home or a plot with what a household has; null for what is commercial, and where no duty is known. */
export function affordOf(home: Home, means: Means): Afford | null {
  if (!isForHousehold(home)) return null
  return home.listingType === 'Sell' ? ofSale(home, means) : ofLetting(home, means)
}
