/** What the words of a search were understood as, where no filter says it, and what one writes to mean another thing. */
export const SENTENCE_TEXTS = {
  or: 'or',
  near: (landmark: string) => `Near ${landmark}`,
  pincode: (code: string, city: string) => `${code}, ${city}`,
  inCity: (place: string, city: string) => `${place}, ${city}`,
  road: (feet: number) => `Road of ${feet} ft or wider`,
  typedRooms: (count: number) => `${count} bhk`,
  typedUpTo: (amount: string) => `up to ${amount}`,
  typedFrom: (amount: string) => `from ${amount}`,
} as const
