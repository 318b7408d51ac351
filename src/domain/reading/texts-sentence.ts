/**
 * What the words of a search were understood as, where no filter says it, and what one writes to mean another thing.
 */
export const SENTENCE_TEXTS = {
  or: 'or',
  near: (landmark: string) => `Near ${landmark}`,
  /** What several cities have, by the key of its name. */
  kindsOfPlace: {
    metro: 'metro',
    station: 'railway station',
    airport: 'airport',
    हवाईअड्डा: 'airport',
    zoo: 'zoo',
    cantt: 'cantt',
  } as Readonly<Record<string, string>>,
  pincode: (code: string, city: string) => `${code}, ${city}`,
  inCity: (place: string, city: string) => `${place}, ${city}`,
  road: (feet: number) => `Road of ${feet} ft or wider`,
  typedRooms: (count: number) => `${count} bhk`,
  typedNoBrokerage: 'no brokerage',
  typedUpTo: (amount: string) => `up to ${amount}`,
  typedFrom: (amount: string) => `from ${amount}`,
} as const
