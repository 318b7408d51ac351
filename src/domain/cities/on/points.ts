// Written by `npm run city index` from src/domain/cities/on.ts.
import { POINTS as GURUGRAM } from '../gurugram/points.ts'
import { POINTS as KANPUR } from '../kanpur/points.ts'
import { POINTS as LUCKNOW } from '../lucknow/points.ts'
import { POINTS as NOIDA } from '../noida/points.ts'
import { POINTS as VARANASI } from '../varanasi/points.ts'

export const POINTS_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
