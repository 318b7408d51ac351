import type { Names } from '../../language/constants.ts'

/** Who approves the layouts of plots, as people call them. */
export const AUTHORITIES = ['KDA'] as const

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  KDA: { hi: 'केडीए' },
} as const satisfies Record<(typeof AUTHORITIES)[number], Names>
