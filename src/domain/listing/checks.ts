import { CHECK_TEXTS as texts } from '#language/listing/texts-checks'
import { SHOWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-shown'
import type { Role } from '../account/constants.ts'
import { agentReraState, reraPlausibility } from '../rera/numbers.ts'
import { reraStanding } from '../rera/standing.ts'
import type { ShownRight } from '../right-to-offer/shown.ts'
import type { Availability, ListingType } from './constants.ts'
import { posterWord } from './poster.ts'
import { type Dated, type ReadListing, readingOf } from './read-by-admin.ts'

/**
 * The result of one check: its icon, its sentence, and the time (ISO) that ends the sentence; `again` and `after` go on
 * after that time.
 */
export type Check = {
  sign: 'approved' | 'right' | 'confirmed' | 'email' | 'rera' | 'agent'
  good: boolean
  text: string
  at?: string
  again?: Dated | null
  /** What follows the time. */
  after?: string
  relative?: true
}

type Checked = ReadListing & {
  listingType: ListingType
  city: string
  reraNumber?: string | null | undefined
  reraExempt?: string | null | undefined
  possession?: string | null | undefined
  /** Missing: available. */
  availability?: Availability
  confirmedAt: string
  adminConfirmed?: boolean
  right?: ShownRight | null
  owner: { verified: boolean; role: Role; agentRera?: string; demo?: true }
}

function reraCheck(listing: Checked): Check | null {
  const { listingType, owner } = listing
  const found = reraPlausibility(listing)
  if (found && owner.demo) return { sign: 'rera', good: false, text: texts.reraInvented }
  if (found) {
    const {
      plausible,
      authority: { state },
    } = found
    return {
      sign: 'rera',
      good: plausible,
      text: plausible
        ? texts.reraPlausible(state)
        : texts.reraDoubtful(state, posterWord(owner.role)),
    }
  }
  // A property to let needs no RERA number, and a reason why there is none stands beside it.
  return listingType === 'Sell' && reraStanding(listing).is !== 'exempt'
    ? { sign: 'rera', good: false, text: texts.reraNone }
    : null
}

/** The check of an agent's registration. A missing one is not shown in public. */
function agentCheck({ agentRera = '' }: Checked['owner']): Check | null {
  const state = agentReraState(agentRera)
  return state ? { sign: 'agent', good: true, text: texts.agentRera(state) } : null
}

/** What was seen of the right to offer it, or that nothing was shown. */
function rightCheck({ right, owner }: Checked): Check {
  if (!right)
    return { sign: 'right', good: false, text: SHOWN_RIGHT_TEXTS.notShown(posterWord(owner.role)) }
  return {
    sign: 'right',
    good: true,
    text: owner.demo ? SHOWN_RIGHT_TEXTS.seenInDemo : SHOWN_RIGHT_TEXTS.seen,
    at: right.at,
    after: SHOWN_RIGHT_TEXTS.of(right),
  }
}

/** The checks that a listing's page shows, the most reliable first. */
export function listingChecks(listing: Checked): Check[] {
  const { owner, confirmedAt, adminConfirmed = false, availability = 'available' } = listing
  const who = posterWord(owner.role)
  const checks: (Check | null)[] = [
    { sign: 'approved', good: true, ...readingOf(listing) },
    rightCheck(listing),
    // A sold or rented property has no availability to confirm.
    availability === 'available'
      ? {
          sign: 'confirmed',
          good: true,
          text: texts.confirmed(who, adminConfirmed),
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
