// Written by `npm run city index` from src/domain/cities/on.ts.
import { ALIASES as GURUGRAM } from '../gurugram/aliases.ts'
import { ALIASES as KANPUR } from '../kanpur/aliases.ts'
import { ALIASES as LUCKNOW } from '../lucknow/aliases.ts'
import { ALIASES as NOIDA } from '../noida/aliases.ts'
import { ALIASES as VARANASI } from '../varanasi/aliases.ts'

export const ALIASES_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
