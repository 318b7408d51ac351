// Written by `npm run city index` from src/domain/cities/on.ts.
import { LANDMARKS as GURUGRAM } from '../gurugram/landmarks.ts'
import { LANDMARKS as KANPUR } from '../kanpur/landmarks.ts'
import { LANDMARKS as LUCKNOW } from '../lucknow/landmarks.ts'
import { LANDMARKS as NOIDA } from '../noida/landmarks.ts'
import { LANDMARKS as VARANASI } from '../varanasi/landmarks.ts'

export const LANDMARKS_ON = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}
