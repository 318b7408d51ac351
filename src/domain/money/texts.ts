import { STATE_LIST } from '#language/city/texts-named'
import type { Loan } from './emi.ts'
import { COST_LIMITS, type Cost, type CostField, type CostNumber, type Purchase } from './cost.ts'
import { type Buyer, type Setting, stampPercent } from './duty.ts'
import { exact, monthly, once, short } from './rules.ts'

export const EMI_TEXTS = {
  link: 'EMI and total cost',
  assumed: ({ lentPercent, years, yearlyPercent }: Loan) =>
    `${lentPercent} % loan, ${years} years, ${yearlyPercent} % interest`,
} as const
/** Labels of the ends and the middle of a price scale. */
export const AMONG_TEXTS = { low: 'Lowest', median: 'Middle', high: 'Highest' } as const

const { price, rate, years, maintenance } = COST_LIMITS

/** A sum whose label says when it is paid. */
const sum = (rupees: number) => exact(once(rupees))
const count = (amount: number) => `${amount} ${amount === 1 ? 'year' : 'years'}`

export const COST_TEXTS = {
  title: EMI_TEXTS.link,
  description: `What buying a home, a plot or a shop costs in total: EMI, stamp duty and registration in ${STATE_LIST}, and maintenance.`,
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
    'Not included: GST on a home still being built, bank, lawyer and agent fees, insurance, furnishing and later taxes. If the circle rate is higher than the price, you pay duty on the circle rate.',
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
  setting: 'In city limits?',
  buyer: 'Buyer',
}

export const SETTING_LABELS: Record<Setting, string> = {
  urban: 'Yes, in the city',
  rural: 'No, outside municipal limits',
}
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
  duties: COST_TEXTS.rates,
  loan: 'Loan paid back',
  interest: 'Interest',
  upkeep: 'Maintenance',
} as const

/** The formatted figures of the results, by key. */
export function figuresOf(purchase: Purchase, cost: Cost) {
  return {
    ...{ monthly: sum(cost.monthly), emi: sum(cost.emi) },
    maintenance: sum(cost.monthly - cost.emi),
    ...{ once: sum(cost.once), down: sum(purchase.down) },
    stamp: `${sum(cost.stamp)} (${stampPercent(purchase)} %)`,
    registration: sum(cost.registration),
    duties: sum(cost.stamp + cost.registration),
    ...{ loan: sum(cost.loan), interest: sum(cost.interest) },
    upkeep: sum(cost.upkeep),
    totals: COST_TEXTS.totals(cost, purchase),
  }
}
export type Figure = keyof ReturnType<typeof figuresOf>

/** The down payment's share of the price, as text. */
export const shareOfPrice = ({ price: all, down }: Purchase): string =>
  `${Math.round((down * 1000) / all) / 10} % of the price; the loan is ${sum(all - down)}`

export const RATE_TEXTS = {
  caption: (reliefUpTo: number) =>
    Number.isFinite(reliefUpTo)
      ? `Stamp duty by buyer. Above ${short(once(reliefUpTo))} everyone pays what a man pays.`
      : 'Stamp duty by buyer.',
  percent: (percent: number) => `Registration: ${percent} % of the price, for everyone.`,
  fees: (slabs: readonly (readonly [upTo: number, fee: number])[]) =>
    `Registration: a fee by the price, ${sum(slabs[0]?.[1] ?? 0)} to ${sum(slabs.at(-1)?.[1] ?? 0)}`,
  upTo: (price: number) => (Number.isFinite(price) ? `Up to ${short(once(price))}` : 'Above'),
} as const
