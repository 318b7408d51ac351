import type { ROUTED_CITIES } from '../city/constants.ts'

export type State = (typeof ROUTED_CITIES)[number]['state']

/** A project that does not exceed one of these sizes needs no number of the authority; see `LAW.small`. */
export const RERA_THRESHOLD = { squareMetres: 500, homes: 8 } as const

/** Why something needs no number, as its poster says. */
export const RERA_EXEMPTIONS = [
  'Small project',
  'Completed before the Act',
  'Renovation without sale',
] as const
/** What the demo data says of its projects, which do not exist. People cannot choose it. */
export const RERA_DEMO = 'demo'
export type ReraExemption = (typeof RERA_EXEMPTIONS)[number] | typeof RERA_DEMO

/** What is under construction is asked for a number, or for a reason why it needs none. */
export const UNFINISHED = 'Under construction'

/** Characters. */
export const RERA_LIMITS = { link: 300, account: 120 } as const
/** The longest number of an agent, in characters. */
export const AGENT_RERA_MOST = 60

/** Where something stands with the authority, as far as its poster says. */
export type ReraStanding =
  /** `plausible`: it has the form of its authority's numbers; null where no authority of the place is known. */
  | { is: 'number'; number: string; plausible: boolean | null }
  | { is: 'exempt'; reason: ReraExemption }
  | { is: 'not given' }
  | { is: 'not needed' }
