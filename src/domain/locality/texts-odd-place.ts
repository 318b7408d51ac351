import { joined } from '#language/text/texts'

/** About a locality that is known in other cities than the chosen one. */
export const PLACE_TEXTS = {
  question: (locality: string, cities: readonly string[], city: string) =>
    `${locality} is in ${joined(cities)}. Is it in ${city}?`,
  pincode: (code: string) => `${code} is a pincode. Which locality of it is the home in?`,
  pincodeElsewhere: (code: string, city: string) =>
    `${code} is a pincode of ${city}. Is the home there?`,
  pincodeUnknown: (code: string) =>
    `We do not know the pincode ${code}. Write the name of the locality that the home is in.`,
  yes: (city: string) => `Yes, in ${city}`,
  instead: (city: string) => `No, in ${city}`,
  mark: (cities: readonly string[]) => `In ${joined(cities, 'or')}?`,
  markConfirmed: (city: string) => `In ${city}: confirmed`,
  known: (locality: string, cities: readonly string[], city: string) =>
    `${locality} is known in ${joined(cities)}, not in ${city}.`,
  posterConfirmed: (locality: string, cities: readonly string[], city: string) =>
    `The poster confirmed that ${locality} is in ${city}. It is known in ${joined(cities)}.`,
} as const
