/**
 * The mail that reports how a file was sent. `least`: so many homes have to be sent for one, because of fewer the page
 * has said all. `named`: the most lines of a group that are named; the others are counted. `sent`: the most lines whose
 * numbers are taken. `about`, `why` and `file`: characters that are kept of a name, a reason and the name of a file.
 * `line`: the highest number of a line. `mails`: the most mails about one file.
 */
export const REPORT_LIMITS = {
  least: 5,
  named: 20,
  sent: 300,
  about: 80,
  why: 160,
  file: 80,
  line: 1_000_000,
  mails: 30,
} as const

/** What was done with a home of a file. */
export const SENT_STATES = ['posted', 'changed', 'sold', 'rented', 'withdrawn'] as const
export type SentState = (typeof SENT_STATES)[number]

/**
 * Why a line of a file was not sent: it waits for an answer of the agent, has to be corrected or was refused, or the
 * rest of a list waits for another day.
 */
export const UNSENT_STATES = ['asked', 'refused', 'waiting'] as const
export type UnsentState = (typeof UNSENT_STATES)[number]

/** What a page tells of a file; what was sent, the server knows by itself and takes the numbers of lines only. */
export type ReportedFile = {
  fileId: string
  name: string
  sent: { line: number; id: string }[]
  unsent: { line: number; about: string; state: UnsentState; why: string }[]
  counts: Record<UnsentState, number>
}

/** A group of lines in the mail: how many they are, and those that are named; a home that no line names has none. */
export type ReportedGroup = {
  state: SentState | UnsentState
  count: number
  lines: readonly { line: number | null; about: string; why?: string }[]
}
