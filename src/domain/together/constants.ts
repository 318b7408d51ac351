import { SHORTLIST_LIMITS } from '../shortlist/constants.ts'

/** What one of two people says of a home. */
export const ANSWERS = ['yes', 'maybe', 'no'] as const
export type Answer = (typeof ANSWERS)[number]

/** Lengths in characters, and the most homes of which one person says something. */
export const TOGETHER_LIMITS = {
  note: SHORTLIST_LIMITS.note,
  name: 40,
  homes: SHORTLIST_LIMITS.perAccount,
} as const

/** Days for which an invitation can be taken, and after which a list that nobody has opened is erased. */
export const TOGETHER_DAYS = { invitation: 14, unused: 180 } as const

/** What was new at the start of a visit stays so until its end: until the list was not read for so many minutes. */
export const VISIT_MINUTES = 30

const HOUR_MS = 60 * 60_000

/** Invitations that are read or taken, by network; new ones, by account; and what somebody says, by either. */
export const TOGETHER_RATE_LIMITS = {
  invitation: { attempts: 40, windowMs: 10 * 60_000 },
  invite: { attempts: 20, windowMs: 24 * HOUR_MS },
  write: { attempts: 600, windowMs: HOUR_MS },
} as const
