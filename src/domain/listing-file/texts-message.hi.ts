/** What is written into a line for what a message leaves open, in words that the reader of the field asks about. */
export const FACT_TEXTS = {
  /** So many bedrooms, and no word for what they are in. */
  flatOrHouse: 'फ्लैट या मकान',
  /** Before the name of a building that stands by itself. */
  building: 'बिल्डिंग',
} as const

export const MESSAGE_TEXTS = {
  /** The name of the sheet that a message becomes. */
  sheet: 'मैसेज',
} as const
