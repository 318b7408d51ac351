import { MAPS_ON } from '../cities/on/maps.ts'
import type { CityName } from '../city/constants.ts'
import type { CityDrawing } from './drawing.ts'
import type { Locality } from './locality.ts'

/** The drawn map of each city. */
export const CITY_MAPS: Readonly<Record<CityName, CityDrawing>> = MAPS_ON

const ROW = 72

/** The localities that have a plot, in reading order: rows from north to south, each from west to east. */
export function inReadingOrder(localities: readonly Locality[], plots: CityDrawing['plots']) {
  const placed = localities.flatMap(({ name, slug }) => {
    const plot = plots[slug]
    return plot ? [{ name, slug, plot, row: Math.floor(plot.at[1] / ROW) }] : []
  })
  return placed.sort((a, b) => a.row - b.row || a.plot.at[0] - b.plot.at[0])
}
