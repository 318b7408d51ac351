import type { AreaBasis, AreaUnit } from './constants.ts'

/** The unit of an area, as it follows the figure. */
export const UNIT_NAMES = {
  'sq ft': 'sq ft',
  'sq yd': 'sq yd',
  'sq m': 'sq m',
  acre: 'acre',
} as const satisfies Record<AreaUnit, string>

/** The units to choose from, as people know them. */
export const UNIT_LABELS = {
  ...UNIT_NAMES,
  'sq yd': `${UNIT_NAMES['sq yd']} (gaj)`,
} as const satisfies Record<AreaUnit, string>

/** What was measured, as it follows the unit. */
export const BASIS_NAMES = {
  Carpet: 'carpet',
  'Built-up': 'built-up',
  'Super built-up': 'super built-up',
  Plot: 'plot',
} as const satisfies Record<AreaBasis, string>

/**
 * The words around a unit: "₹5,100 to 7,400 per sq ft", "Area in sq ft". What finds areas in a text looks for these.
 * `per` also begins a label: "Per sq ft".
 */
export const UNIT_WORDS = {
  to: 'to',
  per: 'per',
  in: (unit: string) => `in ${unit}`,
} as const
