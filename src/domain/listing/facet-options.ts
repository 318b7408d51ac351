import {
  ADDED_TEXTS,
  BUDGET_TEXTS,
  OPTION_TEXTS,
  SWITCH_TEXTS,
} from '#language/listing/texts-facets'
import { RIGHT_SEEN } from '../right-to-offer/shown.ts'

const THOUSAND = 1000
const LAKH = 100_000
const CRORE = 10_000_000

/** Whether an amount belongs to a price range, which includes only its lower end. */
export const isInRange = (amount: number, { from, to }: { from: number; to: number }): boolean =>
  amount >= from && amount < to

/** Price ranges in rupees. */
export const PRICE_BUCKETS = [
  { id: '50l-90l', label: BUDGET_TEXTS['50l-90l'], from: 50 * LAKH, to: 90 * LAKH },
  { id: '90l-1cr', label: BUDGET_TEXTS['90l-1cr'], from: 90 * LAKH, to: CRORE },
  { id: '1cr-3cr', label: BUDGET_TEXTS['1cr-3cr'], from: CRORE, to: 3 * CRORE },
] as const

/** The buyer's options: the ranges above, and those below and above them. */
export const BUDGETS = [
  { id: 'under-50l', label: BUDGET_TEXTS['under-50l'], from: 0, to: 50 * LAKH },
  ...PRICE_BUCKETS,
  {
    id: 'over-3cr',
    label: BUDGET_TEXTS['over-3cr'],
    from: 3 * CRORE,
    to: Number.POSITIVE_INFINITY,
  },
] as const

/** Monthly rents in rupees, for homes and commercial properties; for a PG, the rent of a bed. */
export const RENTS = [
  { id: 'rent-under-10k', label: BUDGET_TEXTS['rent-under-10k'], from: 0, to: 10 * THOUSAND },
  {
    id: 'rent-10k-25k',
    label: BUDGET_TEXTS['rent-10k-25k'],
    from: 10 * THOUSAND,
    to: 25 * THOUSAND,
  },
  {
    id: 'rent-25k-60k',
    label: BUDGET_TEXTS['rent-25k-60k'],
    from: 25 * THOUSAND,
    to: 60 * THOUSAND,
  },
  {
    id: 'rent-over-60k',
    label: BUDGET_TEXTS['rent-over-60k'],
    from: 60 * THOUSAND,
    to: Number.POSITIVE_INFINITY,
  },
] as const

/** The switch of a search. Commercial properties are for sale or to lease, which the listing type filters. */
export const SWITCH = [
  { id: 'buy', label: SWITCH_TEXTS.buy, also: ['sell-residential', 'sell-commercial'] },
  { id: 'rent', label: SWITCH_TEXTS.rent, also: ['rent-residential'] },
  { id: 'pg', label: SWITCH_TEXTS.pg, also: ['pg-residential', 'pg-commercial'] },
  {
    id: 'commercial',
    label: SWITCH_TEXTS.commercial,
    also: ['sell-commercial', 'rent-commercial'],
  },
] as const

/** Days since a listing was approved; a longer period includes the shorter ones. */
export const ADDED = [
  { id: '1', label: ADDED_TEXTS['1'], also: [] },
  { id: '7', label: ADDED_TEXTS['7'], also: ['1'] },
  { id: '30', label: ADDED_TEXTS['30'], also: ['1', '7'] },
] as const

/** A paper was seen by which its poster may offer it. */
export const RIGHTS = [{ id: RIGHT_SEEN, label: OPTION_TEXTS.right?.[RIGHT_SEEN] ?? RIGHT_SEEN }]
