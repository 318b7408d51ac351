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
export const SHOWN_PAPERS = [
  'electricity bill',
  'water bill',
  'tax receipt',
  'allotment letter',
  'sale letter',
  "owner's letter",
] as const
export type ShownPaper = (typeof SHOWN_PAPERS)[number]

/** The letter that an owner confirmed by the link of a mail, at an address that the agent named: it has no pages. */
export const BY_MAIL = "owner's mail"

/** What the desk answers. */
export const PAPER_KINDS = [...SHOWN_PAPERS, BY_MAIL] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const LETTER: ShownPaper = "owner's letter"

/** The papers that somebody in a role may show. */
export const papersOf = (role: Role): ShownPaper[] =>
  SHOWN_PAPERS.filter((kind) => (kind === LETTER) === (role === 'Agent'))

/** What an owner says to the link of a mail; "never": that no such mail may come again. */
export const LETTER_ANSWERS = ['yes', 'no', 'never'] as const
export type LetterAnswer = (typeof LETTER_ANSWERS)[number]

/** What of a paper can agree with a listing and its poster, and how much of that "seen" takes. */
export const AGREEING = ['name', 'place', 'number'] as const
export type Agreeing = (typeof AGREEING)[number]
export const AGREEING_LEAST = 2

/** What an admin answers to a paper. "shows too much": the poster is asked to cover more and show it again. */
export const PAPER_ANSWERS = ['seen', 'refused', 'shows too much'] as const
export type PaperAnswer = (typeof PAPER_ANSWERS)[number]
/**
 * How a paper was answered last, or that nobody did in time, or that "seen" was taken back later, or that the owner whom
 * an agent named did not agree.
 */
export const RIGHT_OUTCOMES = [
  ...PAPER_ANSWERS,
  'not answered',
  'taken back',
  'owner says no',
] as const
export type RightOutcome = (typeof RIGHT_OUTCOMES)[number]

/** Hours in which the desk answers. */
export const PAPER_HOURS = 48
const PAPER_DAYS = 7
const LINK_DAYS = 7
/**
 * Days after which a paper is erased that nobody has answered, and for which "seen" is said. The cleanup runs once a day,
 * so it takes papers a day before the last one. `link`: for which an owner can answer a mail. `address`: after which
 * nothing has the owner's address any more, as an answer on the last day waits as long as a paper.
 */
export const RIGHT_DAYS = {
  paper: PAPER_DAYS,
  link: LINK_DAYS,
  address: LINK_DAYS + PAPER_DAYS,
  seen: 365,
} as const

/** The lists of the desk. */
export const PAPER_LISTS = ['waiting', 'seen'] as const
export type PaperList = (typeof PAPER_LISTS)[number]

/** Days over which the desk counts how often "seen" was pressed and taken back. */
export const RECORD_DAYS = 90

const DAY_MS = 24 * 60 * 60_000

/** Papers that one account may send. */
export const PAPER_RATE_LIMITS = {
  account: { attempts: 10, windowMs: DAY_MS },
} as const

/** Owners whom one account may have asked, and questions that one mailbox gets: anybody may name a stranger's address. */
export const LETTER_RATE_LIMITS = {
  account: { attempts: 5, windowMs: DAY_MS },
  mailbox: { attempts: 2, windowMs: 30 * DAY_MS },
} as const
