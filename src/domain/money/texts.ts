import { STATE_LIST } from '#language/city/texts-named'
import { inPercent } from '#language/money/texts-amounts'
import { KEPT_BY } from '#language/money/texts-sources'
import { formatLongDate } from '../time/calendar.ts'
import type { Buyer, Setting } from './constants.ts'
import { COST_LIMITS, type Cost, type CostField, type CostNumber, type Purchase } from './cost.ts'
import { stampPercent } from './duty.ts'
import type { Loan } from './emi.ts'
import { exact, monthly, once, short } from './rules.ts'
import { GST, gstPercent, KEPT_BACK, type Stage } from './taxes.ts'

export const EMI_TEXTS = {
  link: 'EMI and total cost',
  assumed: ({ lentPercent, years, yearlyPercent }: Loan) =>
    `${inPercent(lentPercent)} loan, ${years} years, ${inPercent(yearlyPercent)} interest`,
} as const
/** Labels of the ends and the middle of a price scale. */
export const AMONG_TEXTS = { low: 'Lowest', median: 'Middle', high: 'Highest' } as const

const { price, rate, years, maintenance } = COST_LIMITS

/** A sum whose label says when it is paid. */
const sum = (rupees: number) => exact(once(rupees))
const count = (amount: number) => `${amount} ${amount === 1 ? 'year' : 'years'}`

export const COST_TEXTS = {
  title: EMI_TEXTS.link,
  description: `What buying a home, a plot or a shop costs in total: EMI, stamp duty and registration in ${STATE_LIST}, GST, and maintenance.`,
  lead: 'Change any figure, and the rest follows. Share this link: your figures are in it.',
  withoutScript:
    'To change the figures you need JavaScript. Without it, this is an example; the rates below hold for any price.',
  form: 'Your figures',
  monthly: 'Each month',
  once: 'Once, when you buy',
  lasting: 'Every month, until the loan is paid',
  total: 'Total',
  aMonth: 'a month',
  atOnce: 'once',
  totals: (cost: Cost, purchase: Purchase) =>
    `${sum(cost.total)} over ${count(purchase.years)}, ${sum(cost.total - purchase.price)} more than the price.`,
  rates: 'Stamp duty and registration',
  changing: 'Rates can change any time. Check with the registration office before you pay:',
  sources: 'Where we read them',
  excluded:
    'Not included: bank, lawyer and agent fees, insurance, furnishing and later taxes. If the circle rate is higher than the price, you pay duty on the circle rate.',
  corrected: 'Correct the marked figures. The results still show the earlier ones.',
  said: (cost: Cost) =>
    `${exact(monthly(cost.monthly))}, ${sum(cost.once)} once, ${sum(cost.total)} in total.`,
} as const

export const COST_LABELS: Record<CostField, string> = {
  price: 'Price',
  down: 'Down payment',
  rate: 'Interest rate, yearly',
  years: 'Loan period, in years',
  maintenance: 'Maintenance',
  city: 'City',
  stage: 'Is it finished?',
  setting: 'In city limits?',
  buyer: 'Buyer',
}

export const SETTING_LABELS: Record<Setting, string> = {
  urban: 'Yes, in the city',
  rural: 'No, outside municipal limits',
}
export const STAGE_LABELS: Record<Stage, string> = {
  finished: 'Yes, or not from its builder',
  building: 'No, still being built',
  affordable: 'No, and it is an affordable home',
}
/** What decides the rate of GST, below the choice. */
export const STAGE_HINT = `GST is due only to a builder, before the completion certificate. A home is affordable up to ${short(once(GST.affordable.upTo))} and ${GST.affordable.carpet.metro} sq m of carpet area in ${GST.metro.join(' and ')}, ${GST.affordable.carpet.elsewhere} sq m elsewhere.`
export const BUYER_LABELS: Record<Buyer, string> = {
  man: 'A man',
  woman: 'A woman',
  joint: 'A woman and a man',
}

export const COST_ERRORS: Record<CostNumber, string> = {
  price: `Enter the price in rupees, from ${sum(price.min)} to ${short(once(price.max))}.`,
  down: 'Enter a down payment in rupees that is not above the price.',
  rate: `Enter the interest in per cent, from ${rate.min} to ${rate.max}.`,
  years: `Enter whole years, from ${years.min} to ${years.max}.`,
  maintenance: `Enter the maintenance in rupees, up to ${sum(maintenance.max)}.`,
}

/** Labels of the rows of the results. */
export const FIGURE_LABELS = {
  emi: 'EMI of the loan',
  maintenance: 'Maintenance',
  down: 'Down payment',
  stamp: 'Stamp duty',
  registration: 'Registration',
  gst: 'GST',
  duties: COST_TEXTS.rates,
  loan: 'Loan paid back',
  interest: 'Interest',
  upkeep: 'Maintenance',
} as const

/** What of the price goes to the state, and that it adds nothing to the cost. */
export function keptText({ kept }: Pick<Cost, 'kept'>, { price: all }: Pick<Purchase, 'price'>) {
  const { from, percent, form } = KEPT_BACK
  return kept === null
    ? `No income tax is kept back from a price below ${sum(from)}, unless the stamp value reaches it.`
    : `Of the price, keep back ${sum(kept)} (${inPercent(percent)}) and pay it to the state by form ${form}: the seller gets ${sum(all - kept)}.`
}

/** The formatted figures of the results, by key. */
export function figuresOf(purchase: Purchase, cost: Cost) {
  return {
    monthly: sum(cost.monthly),
    emi: sum(cost.emi),
    maintenance: sum(cost.monthly - cost.emi),
    once: sum(cost.once),
    down: sum(purchase.down),
    stamp: `${sum(cost.stamp)} (${inPercent(stampPercent(purchase))})`,
    registration: sum(cost.registration),
    gst: `${sum(cost.gst)} (${inPercent(gstPercent(purchase))})`,
    kept: keptText(cost, purchase),
    duties: sum(cost.stamp + cost.registration),
    loan: sum(cost.loan),
    interest: sum(cost.interest),
    upkeep: sum(cost.upkeep),
    totals: COST_TEXTS.totals(cost, purchase),
  }
}
export type Figure = keyof ReturnType<typeof figuresOf>

/** The down payment's share of the price, as text. */
export const shareOfPrice = ({ price: all, down }: Purchase): string =>
  `${inPercent(Math.round((down * 1000) / all) / 10)} of the price; the loan is ${sum(all - down)}`

/** The taxes of all India, each with its limits. */
export const TAX_TEXTS = {
  title: 'Taxes in all of India',
  keptTitle: 'Income tax that the buyer keeps back',
  keptPart: 'Part of the price, paid to the state',
  keptNote: `It adds nothing to the cost. The law takes the higher of price and stamp value; this page knows the price only. Where the seller lives abroad, other rates hold.`,
  kept: `From ${sum(KEPT_BACK.from)} the buyer keeps back ${inPercent(KEPT_BACK.percent)} and pays it to the state (${KEPT_BY}). Since ${formatLongDate(KEPT_BACK.since)} form ${KEPT_BACK.form} takes the place of ${KEPT_BACK.formBefore}. Farm land in the country is left out.`,
  gstTitle: 'GST on a home that is still being built',
  gst: `${inPercent(GST.percent)} of the price, or ${inPercent(GST.affordable.percent)} for an affordable home; none on a home with its completion certificate, on a plot, or on a home that is not bought from its builder. Shops and offices have other rates. In force since ${formatLongDate(GST.since)}.`,
  secondary: 'as others write about the law; we have not read its own text',
  advice: 'This is no legal or tax advice. Ask the bank, a lawyer or a tax adviser before you pay.',
} as const

export const RATE_TEXTS = {
  caption: (reliefUpTo: number) =>
    Number.isFinite(reliefUpTo)
      ? `Stamp duty by buyer. Above ${short(once(reliefUpTo))} everyone pays what a man pays.`
      : 'Stamp duty by buyer.',
  percent: (percent: number) => `Registration: ${inPercent(percent)} of the price, for everyone.`,
  fees: (slabs: readonly (readonly [upTo: number, fee: number])[]) =>
    `Registration: a fee by the price, ${sum(slabs[0]?.[1] ?? 0)} to ${sum(slabs.at(-1)?.[1] ?? 0)}`,
  upTo: (price: number) => (Number.isFinite(price) ? `Up to ${short(once(price))}` : 'Above'),
} as const
