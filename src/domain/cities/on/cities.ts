// Written by `npm run city index` from src/domain/cities/on.ts.
import { CITY as GURUGRAM } from '../gurugram/city.ts'
import { CITY as KANPUR } from '../kanpur/city.ts'
import { CITY as LUCKNOW } from '../lucknow/city.ts'
import { CITY as NOIDA } from '../noida/city.ts'
import { CITY as VARANASI } from '../varanasi/city.ts'

export const CITIES_ON = [LUCKNOW, NOIDA, GURUGRAM, KANPUR, VARANASI] as const
