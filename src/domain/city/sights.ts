import { SIGHTS_ELSEWHERE } from '#language/city/texts-sights'
import { SIGHTS_ON } from '../cities/on/sights.ts'
import type { CITIES } from './constants.ts'

/** What the picture of each city shows. */
export const CITY_SIGHTS: Record<(typeof CITIES)[number]['name'], string> = {
  ...SIGHTS_ELSEWHERE,
  ...SIGHTS_ON,
}
