import type { Names } from '../../language/constants.ts'

/** Who approves the layouts of plots, as people call them. */
export const AUTHORITIES = ['LDA', 'Awas Vikas'] as const

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  LDA: { hi: 'एलडीए' },
  'Awas Vikas': { hi: 'आवास विकास' },
} as const satisfies Record<(typeof AUTHORITIES)[number], Names>
