/** What an amount is paid for; nothing if it is paid once. */
export const PERIOD_TEXTS = {
  '': '',
  month: 'हर महीने',
  bed: 'प्रति बेड हर महीने',
  upkeep: 'हर महीने',
} as const

/** A rent for an area. */
export const MONTHLY = 'प्रति वर्ग फुट हर महीने'

/** The units of short amounts, as they are written and as they are read aloud. */
export const UNIT_TEXTS = {
  lakh: { sign: 'लाख', aloud: 'लाख' },
  crore: { sign: 'करोड़', aloud: 'करोड़' },
} as const

const PERIODS = [PERIOD_TEXTS.bed, PERIOD_TEXTS.month]

/** "₹52 लाख से शुरू"; a period stands before the amount, as people say it: "हर महीने ₹8,000 से शुरू". */
export function startingAt(price: string): string {
  const period = PERIODS.find((said) => price.endsWith(` ${said}`))
  const from = period ? `${period} ${price.slice(0, -period.length - 1)}` : price
  return `${from} से शुरू`
}

/** The least that the instalment of a loan comes to. */
export const emiFrom = (instalment: string) => `ईएमआई ${startingAt(instalment)}`

/** "₹50 लाख से ₹90 लाख". */
export const fromTo = (from: string, to: string) => `${from} से ${to}`

/** A share of a sum. */
/* @__NO_SIDE_EFFECTS__ */
export const inPercent = (percent: number) => `${percent}%`
