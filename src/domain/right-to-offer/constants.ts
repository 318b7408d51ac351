import type { Role } from '../account/constants.ts'

/**
 * What may be shown of a paper. Of a PDF up to `pdfPages` pages may be looked through, of which `pages` may be sent;
 * each is drawn with at most `edge` pixels on its longer side, and sent with at most `bytes`. `brush` has the widths of
 * the brushes on a page with that edge: the smallest covers one line of small print. A step of the keyboard's marker is
 * `step` of such pixels, or `largeStep`.
 */
export const PAPER_LIMITS = {
  pages: 3,
  pdfPages: 20,
  edge: 1800,
  bytes: 900_000,
  brush: { small: 22, medium: 45, large: 90 },
  step: 9,
  largeStep: 72,
} as const

/** What covers a paper: one colour that says nothing of what is below it. */
export const COVER_COLOUR = '#000000'

/** Lengths in characters. */
export const RIGHT_LIMITS = { unit: 30, tower: 40, reason: 500 } as const

/** Papers that say who may offer a home. The letter is one in which an owner lets an agent offer it. */
export const PAPER_KINDS = [
  'electricity bill',
  'water bill',
  'tax receipt',
  'allotment letter',
  'sale letter',
  "owner's letter",
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const LETTER: PaperKind = "owner's letter"

/** The papers that somebody in a role may show. */
export const papersOf = (role: Role): PaperKind[] =>
  PAPER_KINDS.filter((kind) => (kind === LETTER) === (role === 'Agent'))

/** What of a paper can agree with a listing and its poster, and how much of that "seen" takes. */
export const AGREEING = ['name', 'place', 'number'] as const
export type Agreeing = (typeof AGREEING)[number]
export const AGREEING_LEAST = 2

/** What an admin answers to a paper. "shows too much": the poster is asked to cover more and show it again. */
export const PAPER_ANSWERS = ['seen', 'refused', 'shows too much'] as const
export type PaperAnswer = (typeof PAPER_ANSWERS)[number]
/** How a paper was answered last, or that nobody did in time, or that "seen" was taken back later. */
export const RIGHT_OUTCOMES = [...PAPER_ANSWERS, 'not answered', 'taken back'] as const
export type RightOutcome = (typeof RIGHT_OUTCOMES)[number]

/** Hours in which the desk answers. */
export const PAPER_HOURS = 48
/**
 * Days after which a paper is erased that nobody has answered, and for which "seen" is said. The cleanup runs once a day,
 * so it takes papers a day before the last one.
 */
export const RIGHT_DAYS = { paper: 7, seen: 365 } as const

/** The lists of the desk. */
export const PAPER_LISTS = ['waiting', 'seen'] as const
export type PaperList = (typeof PAPER_LISTS)[number]

/** Days over which the desk counts how often "seen" was pressed and taken back. */
export const RECORD_DAYS = 90

/** Papers that one account may send. */
export const PAPER_RATE_LIMITS = {
  account: { attempts: 10, windowMs: 24 * 60 * 60_000 },
} as const
