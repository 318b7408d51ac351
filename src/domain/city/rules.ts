import { type CityName, ROUTED_CITIES } from './constants.ts'

/**
 * The routed city that a free text names in either script, ignoring case and surrounding spaces; null for any other
 * text. Every page needs this, so it knows none of the other names: `storedCity()` has read those before they are kept.
 */
export function cityNamed(text: string): CityName | null {
  const wanted = text.trim().toLowerCase()
  return (
    ROUTED_CITIES.find(
      ({ slug, names }) => slug === wanted || Object.values(names).some((said) => said === wanted),
    )?.name ?? null
  )
}

/** A city's slug for addresses, or `unknown` for a text that names no routed city. */
export function citySlug(text: string): string {
  return cityNamed(text)?.toLowerCase() ?? 'unknown'
}

/** The address of a city's map at OpenStreetMap. */
export function cityMapLink({
  at: [latitude, longitude],
}: {
  at: readonly [number, number]
}): string {
  return `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`
}
