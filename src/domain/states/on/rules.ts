// Written by `npm run city index` from src/domain/cities/on.ts.
import { RULES as HARYANA } from '#language/states/haryana/texts-rules'
import { RULES as UTTAR_PRADESH } from '#language/states/uttar-pradesh/texts-rules'

export const RULES_ON = {
  'Uttar Pradesh': UTTAR_PRADESH,
  Haryana: HARYANA,
}
