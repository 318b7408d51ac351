import { FIRST_CITY } from '../city/constants.ts'
import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { FIELD_NAMES } from '../listing/fields.ts'
import type { DraftValues } from '../listing-draft/values.ts'
import { columnName } from './columns.ts'

/** The template's example, which is never posted; each of its answers is one that works. */
export const EXAMPLE: Partial<DraftValues> = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: FIRST_CITY.name,
  locality: EXAMPLE_LOCALITY,
  projectBuildingName: 'Example Residency',
  plotArea: '1,450 sq ft',
  areaUnit: 'sq ft',
  areaBasis: 'Carpet',
  price: '72 lakh',
  bedrooms: '3',
  bathrooms: '2',
  furnishing: 'Semi-furnished',
  facingType: 'North-East',
  floorNumber: '2',
  totalFloors: '8',
  possession: 'Ready to move',
  amenities: 'Lift; Power Backup',
}

/** The lines of the template: headers and one example. */
export const templateLines = (): string[][] => [
  FIELD_NAMES.map(columnName),
  FIELD_NAMES.map((name) => EXAMPLE[name] ?? ''),
]
