// Written by `npm run city index` from src/domain/cities/on.ts and the folders beside it.
import type { CityRow } from '../form.ts'
import { CITY as JAIPUR } from '../jaipur/city.ts'
import { CITY as PUNE } from '../pune/city.ts'

export const CITIES_OFF: readonly CityRow[] = [JAIPUR, PUNE]
