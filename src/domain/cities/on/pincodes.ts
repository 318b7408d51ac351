// Written by `npm run city index` from src/domain/cities/on.ts.
import { PINCODES as GURUGRAM } from '../gurugram/pincodes.ts'
import { PINCODES as KANPUR } from '../kanpur/pincodes.ts'
import { PINCODES as LUCKNOW } from '../lucknow/pincodes.ts'
import { PINCODES as NOIDA } from '../noida/pincodes.ts'
import { PINCODES as VARANASI } from '../varanasi/pincodes.ts'

export const PINCODES_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
