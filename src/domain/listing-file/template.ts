import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { shownValue } from '#language/listing/texts-values'
import { COLUMN_TEXTS } from '#language/listing-file/texts'
import { FIRST_CITY } from '../city/constants.ts'
import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import type { DraftValues } from '../listing-draft/values.ts'
import { columnName, optionsOf } from './columns.ts'

/** The template's example, which is never posted; each of its answers is one that works. */
export const EXAMPLE: Partial<DraftValues> = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: FIRST_CITY.name,
  locality: EXAMPLE_LOCALITY,
  projectBuildingName: 'Example Residency',
  plotArea: `1,450 ${shownValue('sq ft')}`,
  areaUnit: 'sq ft',
  areaBasis: 'Carpet',
  price: COLUMN_TEXTS.examplePrice,
  bedrooms: '3',
  bathrooms: '2',
  furnishing: 'Semi-furnished',
  facingType: 'North-East',
  floorNumber: '2',
  totalFloors: '8',
  possession: 'Ready to move',
  amenities: 'Lift; Power Backup',
}

/** An answer of the example in the words of the page. */
export function exampleOf(name: FieldName): string {
  const answer = EXAMPLE[name] ?? ''
  return optionsOf(name) ? answer.split('; ').map(shownValue).join('; ') : answer
}

/** The lines of the template: headers and one example. */
export const templateLines = (): string[][] => [
  FIELD_NAMES.map(columnName),
  FIELD_NAMES.map(exampleOf),
]
