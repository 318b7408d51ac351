// Written by `npm run city index` from src/domain/cities/on.ts.
import { MAP as GURUGRAM } from '../gurugram/map.ts'
import { MAP as KANPUR } from '../kanpur/map.ts'
import { MAP as LUCKNOW } from '../lucknow/map.ts'
import { MAP as NOIDA } from '../noida/map.ts'
import { MAP as VARANASI } from '../varanasi/map.ts'

export const MAPS_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
