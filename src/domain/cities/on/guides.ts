// Written by `npm run city index` from src/domain/cities/on.ts.
import { GUIDE as GURUGRAM } from '#language/cities/gurugram/texts-guide'
import { GUIDE as KANPUR } from '#language/cities/kanpur/texts-guide'
import { GUIDE as LUCKNOW } from '#language/cities/lucknow/texts-guide'
import { GUIDE as NOIDA } from '#language/cities/noida/texts-guide'
import { GUIDE as VARANASI } from '#language/cities/varanasi/texts-guide'

export const GUIDES_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
