import type { Names } from '../../language/constants.ts'

/** Who approves the layouts of plots, as people call them: pmrda.gov.in, pmc.gov.in; Pimpri Chinchwad has its own. */
export const AUTHORITIES = ['PMRDA', 'PMC', 'PCMC'] as const

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  PMRDA: { hi: 'पीएमआरडीए' },
  PMC: { hi: 'पीएमसी' },
  PCMC: { hi: 'पीसीएमसी' },
} as const satisfies Record<(typeof AUTHORITIES)[number], Names>
