import type { CityGuide } from '../cities/form.ts'
import { GUIDES_ON } from '../cities/on/guides.ts'
import type { CityName } from './constants.ts'

/** What buyers need to know about each city. */
export const CITY_GUIDES: Record<CityName, CityGuide> = GUIDES_ON
