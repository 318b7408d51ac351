// Written by `npm run city index` from src/domain/cities/on.ts.
import { STATE as HARYANA } from '../haryana/state.ts'
import { STATE as UTTAR_PRADESH } from '../uttar-pradesh/state.ts'

export const STATES_ON = {
  'Uttar Pradesh': UTTAR_PRADESH,
  Haryana: HARYANA,
}
