import { reraUnlikely } from '#language/listing/texts-fields'
import { type CityName, ROUTED_CITIES } from '../city/constants.ts'

export type State = (typeof ROUTED_CITIES)[number]['state']

const FORMATS: Record<State, { pattern: RegExp; example: string }> = {
  'Uttar Pradesh': { pattern: /^UPRERAPRJ\d+(\/\d{2}\/\d{4})?$/, example: 'UPRERAPRJ12345' },
  Haryana: {
    pattern: /^RC\/REP\/HARERA\/GGM(\/\d+)+$/,
    example: 'RC/REP/HARERA/GGM/781/513/2024/08',
  },
}

function formatIn(city: string) {
  const state = ROUTED_CITIES.find(({ name }) => name === (city as CityName))?.state
  return state ? { state, ...FORMATS[state] } : null
}

/** An example of a RERA number in a city; null before a city is chosen. */
export function reraExample(city: string): string | null {
  return formatIn(city)?.example ?? null
}

/** Whether a number has the format of the city's state; null without a number or a city. */
export function reraPlausibility(
  reraNumber: string,
  city: string,
): { state: State; plausible: boolean } | null {
  const written = reraNumber.replace(/\s/g, '').toUpperCase()
  const format = formatIn(city)
  return written && format ? { state: format.state, plausible: format.pattern.test(written) } : null
}

/** Whether a listing states a number of the right format; the badge depends on this alone. */
export function hasPlausibleRera(listing: {
  reraNumber?: string | null | undefined
  city: string
}): boolean {
  return reraPlausibility(listing.reraNumber ?? '', listing.city)?.plausible ?? false
}

/** Whether a listing states a number of another format: visitors see no badge then, and the desk marks it. */
export function isDoubtfulRera(listing: {
  reraNumber?: string | null | undefined
  city: string
}): boolean {
  return reraPlausibility(listing.reraNumber ?? '', listing.city)?.plausible === false
}

/** A hint if a number does not have the format of the city's state. It is never refused: formats change. */
export function reraWarning(reraNumber: string, city: string): string | null {
  const found = reraPlausibility(reraNumber, city)
  if (!found || found.plausible) return null
  return reraUnlikely(found.state, FORMATS[found.state].example)
}
