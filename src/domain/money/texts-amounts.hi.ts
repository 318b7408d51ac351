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

/** The least that the instalment of a loan comes to. */
export const emiFrom = (instalment: string) => `ईएमआई कम से कम ${instalment}`

/** "₹ 50 लाख से ₹ 90 लाख". */
export const fromTo = (from: string, to: string) => `${from} से ${to}`

/** A share of a sum. */
/* @__NO_SIDE_EFFECTS__ */
export const inPercent = (percent: number) => `${percent}%`
