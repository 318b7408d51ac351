// Written by `npm run city index` from src/domain/cities/on.ts.
import { AUTHORITY_NAMES as GURUGRAM } from '../gurugram/authorities.ts'
import { AUTHORITY_NAMES as KANPUR } from '../kanpur/authorities.ts'
import { AUTHORITY_NAMES as LUCKNOW } from '../lucknow/authorities.ts'
import { AUTHORITY_NAMES as NOIDA } from '../noida/authorities.ts'
import { AUTHORITY_NAMES as VARANASI } from '../varanasi/authorities.ts'

export const AUTHORITY_NAMES_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
