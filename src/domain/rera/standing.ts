import {
  RERA_DEMO,
  RERA_EXEMPTIONS,
  type ReraExemption,
  type ReraStanding,
  UNFINISHED,
} from './constants.ts'
import { type Numbered, reraPlausibility } from './numbers.ts'

/** What the rule depends on. */
export type ReraFacts = Numbered & {
  listingType?: string | null | undefined
  possession?: string | null | undefined
  reraExempt?: string | null | undefined
}

const ALL: readonly string[] = [...RERA_EXEMPTIONS, RERA_DEMO]
export const isExemption = (text: string): text is ReraExemption => ALL.includes(text)

/** Whether it is sold before it is finished. Homes to let, PGs and what is ready need no number. */
const needsNumber = ({ listingType, possession }: ReraFacts): boolean =>
  listingType === 'Sell' && possession === UNFINISHED

/** A city project says nothing of an offer: it is for sale. What is finished would be a listing. */
export const projectFacts = (project: Omit<ReraFacts, 'possession'>): ReraFacts => ({
  ...project,
  listingType: project.listingType || 'Sell',
  possession: UNFINISHED,
})

/**
 * The one rule of what is said of a number, on pages, on the desk and in forms. A stated number counts wherever it is
 * stated, also of a finished home; a reason only where a number is needed.
 */
export function reraStanding(thing: ReraFacts): ReraStanding {
  const number = thing.reraNumber?.trim()
  if (number) return { is: 'number', number, plausible: reraPlausibility(thing)?.plausible ?? null }
  if (!needsNumber(thing)) return { is: 'not needed' }
  const reason = thing.reraExempt ?? ''
  return isExemption(reason) ? { is: 'exempt', reason } : { is: 'not given' }
}

/** Whether it needs a number or a reason, and states neither. */
export const lacksRera = (thing: ReraFacts): boolean => reraStanding(thing).is === 'not given'
