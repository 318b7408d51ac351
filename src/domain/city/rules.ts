import { type CityName, ROUTED_CITIES } from './constants.ts'

/** The routed city a free text names, without regard to case or outer space; null for any other text. */
export function cityNamed(text: string): CityName | null {
  const wanted = text.trim().toLowerCase()
  return ROUTED_CITIES.find((city) => city.slug === wanted)?.name ?? null
}

/** The address part of a city: its slug, or `unknown` for a text that names no routed city. */
export function citySlug(text: string): string {
  return cityNamed(text)?.toLowerCase() ?? 'unknown'
}

/** A map of a city at OpenStreetMap. */
export function cityMapLink({
  at: [latitude, longitude],
}: {
  at: readonly [number, number]
}): string {
  return `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`
}
