// Written by `npm run city index` from src/domain/cities/on.ts.
import { AUTHORITY_LABELS as GURUGRAM } from '#language/cities/gurugram/texts-authorities'
import { AUTHORITY_LABELS as KANPUR } from '#language/cities/kanpur/texts-authorities'
import { AUTHORITY_LABELS as LUCKNOW } from '#language/cities/lucknow/texts-authorities'
import { AUTHORITY_LABELS as NOIDA } from '#language/cities/noida/texts-authorities'
import { AUTHORITY_LABELS as VARANASI } from '#language/cities/varanasi/texts-authorities'

export const AUTHORITY_LABELS_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
