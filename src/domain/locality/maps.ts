import type { CityDrawing, CityDrawings } from './drawing.ts'
import type { Locality } from './locality.ts'
import { GURUGRAM_MAP } from './maps/gurugram.ts'
import { KANPUR_MAP } from './maps/kanpur.ts'
import { LUCKNOW_MAP } from './maps/lucknow.ts'
import { NOIDA_MAP } from './maps/noida.ts'
import { VARANASI_MAP } from './maps/varanasi.ts'

/** The drawn map of each city. */
export const CITY_MAPS: CityDrawings = {
  Lucknow: LUCKNOW_MAP,
  Noida: NOIDA_MAP,
  Gurugram: GURUGRAM_MAP,
  Kanpur: KANPUR_MAP,
  Varanasi: VARANASI_MAP,
}

const ROW = 72

/** The localities that have a plot, in reading order: rows from north to south, each from west to east. */
export function inReadingOrder(localities: readonly Locality[], plots: CityDrawing['plots']) {
  const placed = localities.flatMap(({ name, slug }) => {
    const plot = plots[slug]
    return plot ? [{ name, slug, plot, row: Math.floor(plot.at[1] / ROW) }] : []
  })
  return placed.sort((a, b) => a.row - b.row || a.plot.at[0] - b.plot.at[0])
}
