// Written by `npm run city index` from src/domain/cities/on.ts.
import { AUTHORITIES as GURUGRAM } from '../gurugram/authorities.ts'
import { AUTHORITIES as KANPUR } from '../kanpur/authorities.ts'
import { AUTHORITIES as LUCKNOW } from '../lucknow/authorities.ts'
import { AUTHORITIES as NOIDA } from '../noida/authorities.ts'
import { AUTHORITIES as VARANASI } from '../varanasi/authorities.ts'

export const AUTHORITIES_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
