import { shownCity } from '#language/city/texts-named'

/**
 * What the words of a search were understood as, where no filter says it, and what one writes to mean another thing.
 */
export const SENTENCE_TEXTS = {
  or: 'या',
  near: (landmark: string) => `${landmark} के पास`,
  kindsOfPlace: {
    metro: 'मेट्रो',
    station: 'रेलवे स्टेशन',
    airport: 'एयरपोर्ट',
    हवाईअड्डा: 'एयरपोर्ट',
    zoo: 'चिड़ियाघर',
    cantt: 'कैंट',
  } as Readonly<Record<string, string>>,
  pincode: (code: string, city: string) => `${code}, ${shownCity(city)}`,
  inCity: (place: string, city: string) => `${place}, ${shownCity(city)}`,
  road: (feet: number) => `${feet} फुट या चौड़ी सड़क`,
  typedRooms: (count: number) => `${count} बीएचके`,
  typedNoBrokerage: 'बिना ब्रोकरेज',
  typedUpTo: (amount: string) => `${amount} तक`,
  typedFrom: (amount: string) => `${amount} से ऊपर`,
} as const
