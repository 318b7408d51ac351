/**
 * Units a poster may state an area in, with their square feet. Bigha is left out on purpose: it differs from state
 * to state, so any conversion would be wrong somewhere.
 */
export const AREA_UNITS = {
  'sq ft': { squareFeet: 1 },
  'sq yd': { squareFeet: 9 },
  // A foot is 0.3048 m, exactly.
  'sq m': { squareFeet: 1 / 0.09290304 },
  acre: { squareFeet: 43_560 },
} as const

export const AREA_BASES = ['Carpet', 'Built-up', 'Super built-up', 'Plot'] as const

export type AreaUnit = keyof typeof AREA_UNITS
export type AreaBasis = (typeof AREA_BASES)[number]

export const AREA_UNIT_NAMES = Object.keys(AREA_UNITS) as [AreaUnit, ...AreaUnit[]]

/** The storage key of the chosen area unit. */
export const AREA_UNIT = 'area-unit'
