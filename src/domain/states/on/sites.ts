// Written by `npm run city index` from src/domain/cities/on.ts.
import { SITES as HARYANA } from '../haryana/sites.ts'
import { SITES as UTTAR_PRADESH } from '../uttar-pradesh/sites.ts'

export const SITES_ON = {
  'Uttar Pradesh': UTTAR_PRADESH,
  Haryana: HARYANA,
}
