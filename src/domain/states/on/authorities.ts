// Written by `npm run city index` from src/domain/cities/on.ts.
import { AUTHORITY as HARYANA } from '../haryana/authority.ts'
import { AUTHORITY as UTTAR_PRADESH } from '../uttar-pradesh/authority.ts'

export const AUTHORITIES_ON = {
  'Uttar Pradesh': UTTAR_PRADESH,
  Haryana: HARYANA,
}
