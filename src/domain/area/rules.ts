import { BASIS_NAMES, UNIT_NAMES } from '#language/area/texts-units'
import { groupedDigits } from '../text/digits.ts'
import { AREA_UNITS, type AreaBasis, type AreaUnit } from './constants.ts'

/** Converts an amount in a unit to square feet, rounded to a hundredth. */
export function toSquareFeet(amount: number, unit: AreaUnit): number {
  return Math.round(amount * AREA_UNITS[unit].squareFeet * 100) / 100
}

/** Converts square feet to a unit, rounded to a hundredth. Acres are rounded to a thousandth, as an acre is large. */
export function fromSquareFeet(squareFeet: number, unit: AreaUnit): number {
  const parts = unit === 'acre' ? 1000 : 100
  return Math.round((squareFeet / AREA_UNITS[unit].squareFeet) * parts) / parts
}

/** "1,450 sq ft carpet", in the unit the poster chose. */
export function formatArea(
  squareFeet: number,
  unit: AreaUnit = 'sq ft',
  basis?: AreaBasis | null,
): string {
  const amount = groupedDigits(fromSquareFeet(squareFeet, unit))
  const area = `${amount} ${UNIT_NAMES[unit]}`
  return basis ? `${area} ${BASIS_NAMES[basis]}` : area
}
