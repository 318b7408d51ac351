import type { PropertyType } from '../listing/constants.ts'

/** The small buildings that stand on a drawn plot; each is drawn once. */
export const STAMP_KINDS = ['flats', 'house', 'land', 'offices', 'shop', 'shed'] as const
export type StampKind = (typeof STAMP_KINDS)[number]

/** The building that stands for a home of each type. */
export const STAMPS: Record<PropertyType, StampKind> = {
  'Flat/Apartment': 'flats',
  '1 RK/Studio Apartment': 'flats',
  'Serviced Apartment': 'flats',
  'Independent House/Villa': 'house',
  Farmhouse: 'house',
  'Plot/Land': 'land',
  Office: 'offices',
  Hospitality: 'offices',
  Retail: 'shop',
  Storage: 'shed',
  Industry: 'shed',
}

/** In the place of a slug, for a locality that the map does not have: the middle of the city, with no plot marked. */
export const PLOT_ELSEWHERE = 'elsewhere'
