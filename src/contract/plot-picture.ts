import { citySlug } from '../domain/city/rules.ts'
import type { PropertyType } from '../domain/listing/constants.ts'
import { localityOf } from '../domain/locality/rules.ts'
import { PLOT_ELSEWHERE, STAMPS } from '../domain/locality/stamps.ts'

/** The drawing of a plot of a city, both by their slugs; each view of it shows a small building of another kind. */
export const plotFile = (city: string, place: string): string => `/maps/${city}/${place}.svg`

/** What has to be known of a home to show its plot. */
export type Placed = { city: string; locality: string; propertyType: PropertyType }

/**
 * The address of what stands in the place of a home's photo where it has none: its locality on the drawn map with a
 * small house of its kind, or the city around a locality that the map does not have.
 */
export function plotPicture(home: Placed): string {
  const place = localityOf(home.city, home.locality)?.slug ?? PLOT_ELSEWHERE
  return `${plotFile(citySlug(home.city), place)}#${STAMPS[home.propertyType]}`
}
