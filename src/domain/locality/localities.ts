import type { CityName } from '../city/constants.ts'
import type { Locality } from './locality.ts'
import { GURUGRAM } from './names/gurugram.ts'
import { KANPUR } from './names/kanpur.ts'
import { LUCKNOW } from './names/lucknow.ts'
import { NOIDA } from './names/noida.ts'
import { VARANASI } from './names/varanasi.ts'

/** The localities on each city's map, in reading order: row by row from the north. */
export const LOCALITIES: Record<CityName, readonly Locality[]> = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
