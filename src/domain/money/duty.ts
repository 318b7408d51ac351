import type { ROUTED_CITIES } from '../city/constants.ts'
import type { Duties } from '../states/form.ts'
import { DUTIES_ON } from '../states/on/duties.ts'
import type { Buyer, Setting } from './constants.ts'

export type DutyState = (typeof ROUTED_CITIES)[number]['state']

/** Each state's stamp duty and registration fee for buyers. */
export const DUTIES: Record<DutyState, Duties> = DUTIES_ON

/** The facts of a purchase on which the duty depends. */
export type Bought = { price: number; state: DutyState; setting: Setting; buyer: Buyer }

/** The stamp duty, in per cent of the price. */
export function stampPercent({ price, state, setting, buyer }: Bought): number {
  const { stamp, reliefUpTo } = DUTIES[state]
  return stamp[setting][price > reliefUpTo ? 'man' : buyer]
}

export const stampDuty = (bought: Bought): number =>
  Math.round((bought.price * stampPercent(bought)) / 100)

export function registrationFee({ price, state }: Pick<Bought, 'price' | 'state'>): number {
  const { registration } = DUTIES[state]
  if ('percent' in registration) return Math.round((price * registration.percent) / 100)
  return registration.slabs.find(([upTo]) => price <= upTo)?.[1] ?? 0
}
