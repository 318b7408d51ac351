import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { OWN_PLACES_MOST } from '../../domain/distance/constants.ts'
import type { Far } from '../../domain/distance/far.ts'
import { keptName } from '../../domain/distance/names.ts'
import type { OwnPlace } from '../../domain/distance/rules.ts'
import { OWN_PLACES } from '../../domain/site/constants.ts'
import { count, type Kind, listOf, objectOf, orNull, stored, text } from '../lib/stored.ts'

const city: Kind<OwnPlace['city']> = (value) =>
  ROUTED_CITIES.find(({ name }) => name === value)?.name
const kind: Kind<OwnPlace['kind']> = (value) =>
  value === 'locality' || value === 'landmark' ? value : undefined
const name: Kind<string> = (value) => keptName(text(value) ?? '') || undefined
const place = objectOf({ name, city, kind, at: text })

/** The places of the visitor's own, which never leave the device. A malformed stored value must not stop the page. */
export const ownPlaces = (): OwnPlace[] =>
  (stored('localStorage', OWN_PLACES, listOf(place)) ?? []).slice(0, OWN_PLACES_MOST)

/** Stores them. Removes the entry if there are none: pages then have nothing to load. */
export function keepOwnPlaces(places: readonly OwnPlace[]): void {
  try {
    if (places.length > 0) localStorage.setItem(OWN_PLACES, JSON.stringify(places))
    else localStorage.removeItem(OWN_PLACES)
  } catch {
    // If storage is forbidden, the page has them until it is left.
  }
}

/** By which of them a search goes, and within how far of which; nothing of what is malformed. */
export const farOf: Kind<Far> = objectOf({
  sort: orNull(text),
  within: orNull(objectOf({ name: text, km: count })),
})
