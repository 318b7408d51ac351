import { shownCity } from '#language/city/texts-named'
import { joined } from '#language/text/texts'

const citiesSaid = (cities: readonly string[], last?: string) => joined(cities.map(shownCity), last)

/** About a locality that is known in other cities than the chosen one. */
export const PLACE_TEXTS = {
  question: (locality: string, cities: readonly string[], city: string) =>
    `${locality} ${citiesSaid(cities)} में है। क्या यह ${shownCity(city)} में है?`,
  pincode: (code: string) => `${code} पिनकोड है। घर इसके किस इलाके में है?`,
  pincodeElsewhere: (code: string, city: string) =>
    `${code} ${shownCity(city)} का पिनकोड है। क्या घर वहीं है?`,
  pincodeUnknown: (code: string) => `पिनकोड ${code} हमें नहीं मिला। घर जिस इलाके में है, उसका नाम लिखें।`,
  yes: (city: string) => `हां, ${shownCity(city)} में`,
  instead: (city: string) => `नहीं, ${shownCity(city)} में`,
  mark: (cities: readonly string[]) => `${citiesSaid(cities, 'या')} में?`,
  markConfirmed: (city: string) => `${shownCity(city)} में: कन्फर्म`,
  known: (locality: string, cities: readonly string[], city: string) =>
    `हमारी जानकारी में ${locality} ${citiesSaid(cities)} में है, ${shownCity(city)} में नहीं।`,
  posterConfirmed: (locality: string, cities: readonly string[], city: string) =>
    `पोस्ट करने वाले ने कन्फर्म किया कि ${locality} ${shownCity(city)} में है। हमारी जानकारी में यह ${citiesSaid(cities)} में है।`,
} as const
