import type { Names } from '../../language/constants.ts'

/** Who approves the layouts of plots, as people call them: jda.urban.rajasthan.gov.in. */
export const AUTHORITIES = ['JDA'] as const

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  JDA: { hi: 'जेडीए' },
} as const satisfies Record<(typeof AUTHORITIES)[number], Names>
