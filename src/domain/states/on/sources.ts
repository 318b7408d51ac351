// Written by `npm run city index` from src/domain/cities/on.ts.
import { SOURCES as HARYANA } from '#language/states/haryana/texts-sources'
import { SOURCES as UTTAR_PRADESH } from '#language/states/uttar-pradesh/texts-sources'

export const SOURCES_ON = {
  'Uttar Pradesh': UTTAR_PRADESH,
  Haryana: HARYANA,
}
