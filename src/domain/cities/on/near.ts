// Written by `npm run city index` from src/domain/cities/on.ts.
import { NEAR as GURUGRAM } from '#language/cities/gurugram/near'
import { NEAR as KANPUR } from '#language/cities/kanpur/near'
import { NEAR as LUCKNOW } from '#language/cities/lucknow/near'
import { NEAR as NOIDA } from '#language/cities/noida/near'
import { NEAR as VARANASI } from '#language/cities/varanasi/near'

export const NEAR_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
