import { type CityName, ROUTED_CITIES } from '../city/constants.ts'

type State = (typeof ROUTED_CITIES)[number]['state']

const FORMATS: Record<State, { pattern: RegExp; example: string }> = {
  'Uttar Pradesh': { pattern: /^UPRERAPRJ\d+(\/\d{2}\/\d{4})?$/, example: 'UPRERAPRJ12345' },
  Haryana: { pattern: /^RC\/REP\/HARERA\/GGM(\/\d+)+$/, example: 'RC/REP/HARERA/GGM/781/513/2024/08' },
}

function formatIn(city: string) {
  const state = ROUTED_CITIES.find(({ name }) => name === (city as CityName))?.state
  return state ? { state, ...FORMATS[state] } : null
}

/** What a RERA number looks like in a city; null before a city is chosen. */
export function reraExample(city: string): string | null {
  return formatIn(city)?.example ?? null
}

/** A hint for a number that does not look like one of the city's state. Never a reason to refuse: formats change. */
export function reraWarning(reraNumber: string, city: string): string | null {
  const written = reraNumber.replace(/\s+/g, '').toUpperCase()
  const format = formatIn(city)
  if (!written || !format || format.pattern.test(written)) return null
  return `RERA numbers in ${format.state} look like ${format.example}. Please check yours; you can go on either way.`
}
