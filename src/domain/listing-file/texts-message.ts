/** What is written into a line for what a message leaves open, in words that the reader of the field asks about. */
export const FACT_TEXTS = {
  /** So many bedrooms, and no word for what they are in. */
  flatOrHouse: 'Flat or house',
  /** Before the name of a building that stands by itself. */
  building: 'Building',
} as const

export const MESSAGE_TEXTS = {
  /** The name of the sheet that a message becomes. */
  sheet: 'Message',
} as const
