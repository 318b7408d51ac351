import type { AreaBasis, AreaUnit } from './constants.ts'

/** The unit of an area, as it follows the figure. */
export const UNIT_NAMES = {
  'sq ft': 'वर्ग फुट',
  'sq yd': 'गज',
  'sq m': 'वर्ग मीटर',
  acre: 'एकड़',
} as const satisfies Record<AreaUnit, string>

/** The units to choose from, as people know them. */
export const UNIT_LABELS = { ...UNIT_NAMES }

/** What was measured, as it follows the unit. */
export const BASIS_NAMES = {
  Carpet: 'कारपेट',
  'Built-up': 'बिल्ट-अप',
  'Super built-up': 'सुपर बिल्ट-अप',
  Plot: 'प्लॉट',
} as const satisfies Record<AreaBasis, string>

/**
 * The words around a unit: "₹5,100 से 7,400 प्रति वर्ग फुट", "एरिया, वर्ग फुट में". What finds areas in a text looks
 * for these. `per` also begins a label: "प्रति वर्ग फुट".
 */
export const UNIT_WORDS = {
  to: 'से',
  per: 'प्रति',
  in: (unit: string) => `${unit} में`,
} as const
