import { LOCALITIES_ON } from '../cities/on/localities.ts'
import type { CityName } from '../city/constants.ts'
import type { Locality } from './locality.ts'

/** The localities on each city's map, in reading order: row by row from the north. */
export const LOCALITIES: Record<CityName, readonly Locality[]> = LOCALITIES_ON
