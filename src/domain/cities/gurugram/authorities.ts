import type { Names } from '../../language/constants.ts'

/** Who approves the layouts of plots, as people call them. */
export const AUTHORITIES = ['DTCP Haryana', 'HSVP', 'GMDA'] as const

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  'DTCP Haryana': { hi: 'डीटीसीपी हरियाणा' },
  HSVP: { hi: 'एचएसवीपी' },
  GMDA: { hi: 'जीएमडीए' },
} as const satisfies Record<(typeof AUTHORITIES)[number], Names>
