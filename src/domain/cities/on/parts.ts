// Written by `npm run city index` from src/domain/cities/on.ts.
import { PARTS as GURUGRAM } from '../gurugram/parts.ts'
import { PARTS as KANPUR } from '../kanpur/parts.ts'
import { PARTS as LUCKNOW } from '../lucknow/parts.ts'
import { PARTS as NOIDA } from '../noida/parts.ts'
import { PARTS as VARANASI } from '../varanasi/parts.ts'

export const PARTS_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
