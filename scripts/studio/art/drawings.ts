import { BRAND } from './brand/brand.ts'
import { CITIES } from './cities/cities.ts'
import type { Drawing } from './kit/pen.ts'
import { PEOPLE } from './people/people.ts'
import { SERVICES } from './services/services.ts'
import { COMING_SOON } from './soon/soon.ts'
import { SPOTS } from './spots/spots.ts'

export const DRAWINGS: readonly Drawing[] = [
  ...CITIES,
  ...COMING_SOON,
  ...PEOPLE,
  ...BRAND,
  ...SERVICES,
  ...SPOTS,
]
