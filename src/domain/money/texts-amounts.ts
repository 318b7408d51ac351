/** What an amount is paid for; nothing if it is paid once. */
export const PERIOD_TEXTS = {
  '': '',
  month: 'per month',
  bed: 'per bed per month',
  upkeep: 'a month',
} as const

/** A rent for an area. */
export const MONTHLY = 'per sq ft a month'

/** The units of short amounts, as they are written and as they are read aloud. */
export const UNIT_TEXTS = {
  lakh: { sign: 'L', aloud: 'lakh' },
  crore: { sign: 'Cr', aloud: 'crore' },
} as const

/** A lowest price: "from ₹52 L". */
export const startingAt = (price: string): string => `from ${price}`

/** The least that the instalment of a loan comes to. */
export const emiFrom = (instalment: string) => `EMI ${startingAt(instalment)}`

/** "₹50 L to ₹90 L". */
export const fromTo = (from: string, to: string) => `${from} to ${to}`

/** A share of a sum. */
/* @__NO_SIDE_EFFECTS__ */
export const inPercent = (percent: number) => `${percent} %`
