// Written by `npm run city index` from src/domain/cities/on.ts.
import { DUTY as HARYANA } from '../haryana/duty.ts'
import { DUTY as UTTAR_PRADESH } from '../uttar-pradesh/duty.ts'

export const DUTIES_ON = {
  'Uttar Pradesh': UTTAR_PRADESH,
  Haryana: HARYANA,
}
