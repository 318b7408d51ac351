import type { Answer } from './constants.ts'

/** What one of the two says of a home; `at`: when it was changed last, as an ISO string. */
export type Said = { answer: Answer | null; note: string; at: string }

/** A home on the list of two. `savedAt`: since when it is among the saved ones of who invites; null if it is not. */
export type TogetherHome = {
  id: string
  name: string
  savedAt: string | null
  mine: Said | null
  theirs: Said | null
}

/** How far two people are with a home, in the order in which their list shows it. */
export const STANDINGS = ['both', 'maybe', 'open', 'no'] as const
export type Standing = (typeof STANDINGS)[number]

export function standingOf({ mine, theirs }: Pick<TogetherHome, 'mine' | 'theirs'>): Standing {
  const answers = [mine?.answer ?? null, theirs?.answer ?? null]
  if (answers.includes('no')) return 'no'
  if (answers.includes(null)) return 'open'
  return answers.includes('maybe') ? 'maybe' : 'both'
}

const lastChange = ({ savedAt, mine, theirs }: TogetherHome) =>
  [savedAt, mine?.at, theirs?.at].reduce((last: string, at) => (at && at > last ? at : last), '')

/**
 * The homes in the order of how far two people are with them; of those that are equally far, that one first of which
 * something was said last.
 */
export function ordered(homes: readonly TogetherHome[]): TogetherHome[] {
  const place = (home: TogetherHome) => STANDINGS.indexOf(standingOf(home))
  return homes.toSorted(
    (one, other) => place(one) - place(other) || (lastChange(one) < lastChange(other) ? 1 : -1),
  )
}

/** Whose answer a home waits for. */
export const waitsFor = ({ mine, theirs }: Pick<TogetherHome, 'mine' | 'theirs'>) =>
  mine?.answer ? 'other' : theirs?.answer ? 'you' : 'both'

/** What the other person changed at a home since a time. */
export type News = 'said' | 'saved'

/**
 * `since`: an ISO string, or null at the first visit, when nothing counts as new. `othersSave`: the other person is the
 * one whose saved homes are the list.
 */
export function newsOf(
  { savedAt, theirs }: TogetherHome,
  since: string | null,
  othersSave: boolean,
): News | null {
  if (since === null) return null
  if (theirs && theirs.at > since) return 'said'
  return othersSave && savedAt !== null && savedAt > since ? 'saved' : null
}

/** How many homes the other person wrote about, and saved, since a time. */
export function newsCounts(
  homes: readonly TogetherHome[],
  since: string | null,
  othersSave: boolean,
): Record<News, number> {
  const counts = { said: 0, saved: 0 }
  for (const home of homes) {
    const news = newsOf(home, since, othersSave)
    if (news) counts[news] += 1
  }
  return counts
}

/** The fragment of the page for an invitation; browsers send it to no server, so no scanner of links can take it. */
export const invitationFragment = (secret: string): string => `#invitation.${secret}`

/** The secret in the fragment; null where it is no invitation. */
export const invitationIn = (fragment: string): string | null =>
  /^#invitation\.([0-9a-f]{64})$/.exec(fragment)?.[1] ?? null
