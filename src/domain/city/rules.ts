import { type CityName, ROUTED_CITIES, type RoutedCity } from './constants.ts'

function routedCity(text: string): RoutedCity | undefined {
  const wanted = text.trim().toLowerCase()
  return ROUTED_CITIES.find(({ name, slug, names }) =>
    [slug, name.toLowerCase(), ...Object.values(names)].includes(wanted),
  )
}

/**
 * The routed city that a free text names in either script, ignoring case and surrounding spaces; null for any other
 * text. Every page needs this, so it knows none of the other names: `storedCity()` has read those before they are kept.
 */
export const cityNamed = (text: string): CityName | null => routedCity(text)?.name ?? null

/** A city's slug for addresses, or `unknown` for a text that names no routed city. */
export const citySlug = (text: string): string => routedCity(text)?.slug ?? 'unknown'

/** The address of a city's map at OpenStreetMap. */
export function cityMapLink({
  at: [latitude, longitude],
}: {
  at: readonly [number, number]
}): string {
  return `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`
}
