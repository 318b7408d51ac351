import { agentReraState } from '../account/agent-rera.ts'
import type { Role } from '../account/constants.ts'
import { CHECK_TEXTS as texts } from '#language/listing/texts'
import type { Availability, ListingType } from './constants.ts'
import { posterWord } from './poster.ts'
import { reraPlausibility } from './rera.ts'

/** The result of one check: its icon, its sentence, and the time (ISO) that ends the sentence. */
export type Check = {
  sign: 'approved' | 'confirmed' | 'email' | 'rera' | 'agent'
  good: boolean
  text: string
  at?: string
  relative?: true
}

type Checked = {
  listingType: ListingType
  city: string
  reraNumber?: string | null | undefined
  /** Missing: available. */
  availability?: Availability
  approvedAt: string
  confirmedAt: string
  owner: { verified: boolean; role: Role; agentRera?: string }
}

function reraCheck({ reraNumber, city, listingType, owner }: Checked): Check | null {
  const plausibility = reraPlausibility(reraNumber ?? '', city)
  if (plausibility) {
    const { state, plausible } = plausibility
    return {
      sign: 'rera',
      good: plausible,
      text: plausible
        ? texts.reraPlausible(state)
        : texts.reraDoubtful(state, posterWord(owner.role)),
    }
  }
  // A property to let needs no RERA number.
  return listingType === 'Sell' ? { sign: 'rera', good: false, text: texts.reraNone } : null
}

/** The check of an agent's registration. A missing one is not shown in public. */
function agentCheck({ agentRera = '' }: Checked['owner']): Check | null {
  const state = agentReraState(agentRera)
  return state ? { sign: 'agent', good: true, text: texts.agentRera(state) } : null
}

/** The checks that a listing's page shows, the most reliable first. */
export function listingChecks(listing: Checked): Check[] {
  const { owner, approvedAt, confirmedAt, availability = 'available' } = listing
  const who = posterWord(owner.role)
  const checks: (Check | null)[] = [
    { sign: 'approved', good: true, text: texts.approved, at: approvedAt },
    // A sold or rented property has no availability to confirm.
    availability === 'available'
      ? {
          sign: 'confirmed',
          good: true,
          text: texts.confirmed(who),
          at: confirmedAt,
          relative: true,
        }
      : null,
    {
      sign: 'email',
      good: owner.verified,
      text: owner.verified ? texts.verified(who) : texts.notVerified(who),
    },
    reraCheck(listing),
    agentCheck(owner),
  ]
  return checks.filter((check) => check !== null)
}
