// Written by `npm run city index` from src/domain/cities/on.ts.
import { SIGHT as GURUGRAM } from '#language/cities/gurugram/texts-sight'
import { SIGHT as KANPUR } from '#language/cities/kanpur/texts-sight'
import { SIGHT as LUCKNOW } from '#language/cities/lucknow/texts-sight'
import { SIGHT as NOIDA } from '#language/cities/noida/texts-sight'
import { SIGHT as VARANASI } from '#language/cities/varanasi/texts-sight'

export const SIGHTS_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
