import { FIRST_CITY, ROUTED_CITIES } from '../city/constants.ts'
import { LISTING_LIMITS } from '../listing/constants.ts'
import { likelier, type Reading, readFigure, readMoney } from '../reading/reading.ts'
import { BUYERS, type Buyer, SETTINGS, type Setting } from './constants.ts'
import { type Bought, registrationFee, stampDuty } from './duty.ts'
import { instalment, LOANS } from './emi.ts'
import { gstOf, keptBack, STAGES, type Stage } from './taxes.ts'

const MONTHS = 12

/** The input of the cost calculation; `rate` is per cent a year, `down` is the down payment. */
export type Purchase = Bought & {
  stage: Stage
  down: number
  rate: number
  years: number
  maintenance: number
}

export const COST_LIMITS = {
  price: { min: 1_00_000, max: LISTING_LIMITS.price },
  rate: { min: 0, max: 30 },
  years: { min: 1, max: 40 },
  maintenance: { min: 0, max: 1_00_00_000 },
} as const

/** The form's fields, which are also the query parameters of its page. */
export const COST_FIELDS = [
  ...(['price', 'down', 'rate', 'years', 'maintenance'] as const),
  ...(['city', 'stage', 'setting', 'buyer'] as const),
] as const
export type CostField = (typeof COST_FIELDS)[number]
export type CostAnswers = Record<CostField, string>
export type CostNumber = Exclude<CostField, 'city' | 'stage' | 'setting' | 'buyer'>

/** How a number of the form is read; null if it is empty. */
export function readCost(name: CostNumber, text: string): Reading<number> | null {
  const { min, max } = COST_LIMITS[name === 'down' ? 'price' : name]
  if (name === 'rate' || name === 'years') return readFigure(text, [min, max])
  if (name !== 'price') return readMoney(text, { monthly: name === 'maintenance', free: true })
  // A sum without its unit is that of a price: "72.5" is 72.5 lakh or crore.
  const reading = readMoney(text, { bounds: [min, max] })
  if (reading?.is !== 'asked') return reading
  const [first, ...others] = reading.readings.filter(({ outside }) => !outside)
  // The form takes nothing beyond its limits, so it does not offer that either.
  return first ? { is: 'asked', readings: [first, ...others] } : reading
}

/** The number of an answer, of several readings the likelier; undefined if it is empty, NaN if it cannot be read. */
function numberOf(name: CostNumber, text: string): number | undefined {
  const reading = readCost(name, text)
  return reading ? (likelier(reading)?.value ?? Number.NaN) : undefined
}

const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text)

const loanOf = (kind: string | null) =>
  LOANS[oneOf(['home', 'plot', 'business'], kind ?? '') ?? 'home']

/** The default down payment: the part of the price that banks do not lend. */
export const usualDown = (price: number, kind: string | null): number =>
  Math.round((price * (100 - loanOf(kind).lentPercent)) / 100)

/** The form's initial answers: those in its page's address, and defaults for the rest. */
export function answersOf(query: URLSearchParams): CostAnswers {
  const { years, yearlyPercent } = loanOf(query.get('kind'))
  const asked = (name: CostField, otherwise: string | number) =>
    query.get(name)?.slice(0, 20) ?? String(otherwise)
  const price = asked('price', 50_00_000)
  return {
    price,
    down: asked('down', usualDown(numberOf('price', price) || 0, query.get('kind'))),
    rate: asked('rate', yearlyPercent),
    years: asked('years', years),
    maintenance: asked('maintenance', ''),
    city: ROUTED_CITIES.find(({ slug }) => slug === query.get('city'))?.slug ?? FIRST_CITY.slug,
    stage: oneOf(STAGES, asked('stage', '')) ?? 'finished',
    setting: oneOf(SETTINGS, asked('setting', '')) ?? 'urban',
    buyer: oneOf(BUYERS, asked('buyer', '')) ?? 'man',
  }
}

const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value !== undefined && value >= min && value <= max

/** Parses the answers to a purchase, and returns the fields with invalid answers. */
export function readPurchase(answers: CostAnswers): { purchase: Purchase; wrong: CostNumber[] } {
  const price = numberOf('price', answers.price) ?? Number.NaN
  const numbers = {
    price,
    down: numberOf('down', answers.down) ?? 0,
    rate: numberOf('rate', answers.rate) ?? Number.NaN,
    years: numberOf('years', answers.years) ?? Number.NaN,
    maintenance: numberOf('maintenance', answers.maintenance) ?? 0,
  }
  // An invalid price must not make other answers invalid.
  const most = isWithin(price, COST_LIMITS.price) ? price : COST_LIMITS.price.max
  const limits = { ...COST_LIMITS, down: { min: 0, max: most } }
  const wrong = (Object.keys(numbers) as CostNumber[]).filter(
    (name) =>
      !isWithin(numbers[name], limits[name]) ||
      (name === 'years' && !Number.isInteger(numbers.years)),
  )
  const { state } = ROUTED_CITIES.find(({ slug }) => slug === answers.city) ?? FIRST_CITY
  const [setting, buyer] = [answers.setting as Setting, answers.buyer as Buyer]
  const stage = answers.stage as Stage
  return { purchase: { ...numbers, state, stage, setting, buyer }, wrong }
}

/**
 * The total cost of a purchase in whole rupees; monthly costs are added up over the years of the loan. `kept` is the
 * part of the price that goes to the state: it adds nothing to the cost. Null where the price is below its limit.
 */
export type Cost = {
  loan: number
  emi: number
  interest: number
  stamp: number
  registration: number
  gst: number
  kept: number | null
  monthly: number
  once: number
  upkeep: number
  total: number
}

export function wholeCost(purchase: Purchase): Cost {
  const { price, down, rate, years, maintenance } = purchase
  const loan = Math.round(price - down)
  const emi = instalment(loan, rate, years)
  // The instalment is rounded, so without interest the sum may differ from the loan by a few rupees.
  const interest = rate === 0 ? 0 : Math.max(0, emi * years * MONTHS - loan)
  const [stamp, registration] = [stampDuty(purchase), registrationFee(purchase)]
  const upkeep = Math.round(maintenance * years * MONTHS)
  const gst = gstOf(purchase)
  const once = Math.round(down) + stamp + registration + gst
  return {
    loan,
    emi,
    interest,
    stamp,
    registration,
    gst,
    kept: keptBack(price),
    once,
    upkeep,
    monthly: emi + Math.round(maintenance),
    total: once + loan + interest + upkeep,
  }
}

export const COST_PARTS = ['down', 'duties', 'gst', 'loan', 'interest', 'upkeep'] as const
export type CostPart = (typeof COST_PARTS)[number]

/** The parts of two bars, for one-time and monthly costs, in per cent of the longer bar. */
export function costBars(
  purchase: Purchase,
  cost: Cost,
): Record<CostPart, { from: number; width: number }> {
  const once = { down: purchase.down, duties: cost.stamp + cost.registration, gst: cost.gst }
  const lasting = { loan: cost.loan, interest: cost.interest, upkeep: cost.upkeep }
  const longer = Math.max(cost.once, cost.total - cost.once)
  const share = (rupees: number) => Math.round((rupees * 1000) / longer) / 10
  const bar = <T extends string>(parts: Record<T, number>) => {
    let before = 0
    const placed = (Object.entries(parts) as [T, number][]).map(([name, rupees]) => {
      const part = { from: share(before), width: share(rupees) }
      before += rupees
      return [name, part]
    })
    return Object.fromEntries(placed) as Record<T, { from: number; width: number }>
  }
  return { ...bar(once), ...bar(lasting) }
}
