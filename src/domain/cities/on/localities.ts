// Written by `npm run city index` from src/domain/cities/on.ts.
import { LOCALITIES as GURUGRAM } from '../gurugram/localities.ts'
import { LOCALITIES as KANPUR } from '../kanpur/localities.ts'
import { LOCALITIES as LUCKNOW } from '../lucknow/localities.ts'
import { LOCALITIES as NOIDA } from '../noida/localities.ts'
import { LOCALITIES as VARANASI } from '../varanasi/localities.ts'

export const LOCALITIES_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
