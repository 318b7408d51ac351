import type { Names } from '../../language/constants.ts'

/** Who approves the layouts of plots, as people call them. */
export const AUTHORITIES = [
  'Noida Authority',
  'Greater Noida Authority',
  'Yamuna Authority',
] as const

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  'Noida Authority': { hi: 'नोएडा अथॉरिटी' },
  'Greater Noida Authority': { hi: 'ग्रेटर नोएडा अथॉरिटी' },
  'Yamuna Authority': { hi: 'यमुना अथॉरिटी' },
} as const satisfies Record<(typeof AUTHORITIES)[number], Names>
