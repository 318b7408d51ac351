import { HIDDEN_LIMITS } from './constants.ts'
import type { HiddenKind } from './rules.ts'

/** What a visitor does not want to see in a search. */
export const HIDDEN_TEXTS = {
  hide: { home: 'Hide this home', poster: 'Hide all of this poster' },
  /** Said after it, with the way back. */
  done: {
    home: 'Hidden from your searches.',
    poster: 'Everything of this poster is hidden from your searches.',
  },
  undo: 'Undo',
  full: {
    home: `You have hidden ${HIDDEN_LIMITS.home} homes, and no more fit. Show some of them again.`,
    poster: `You have hidden ${HIDDEN_LIMITS.poster} posters, and no more fit. Show some of them again.`,
  } satisfies Record<HiddenKind, string>,
  /** Below the heading of the results. */
  count: (count: number) =>
    count === 1 ? '1 result is hidden by you.' : `${count} results are hidden by you.`,
  everything: 'All that match are hidden by you.',
  show: 'Show hidden',
  failed: 'What you have hidden could not be left out. Check your connection and try again.',
} as const

/** The list of what is hidden. */
export const HIDDEN_LIST_TEXTS = {
  title: 'Hidden by you',
  intro:
    'These are in no search of yours, neither in the list nor on its map. Only you do not see them: for everybody else they are as before, and their pages stay open to you.',
  named: (name: string, kind: HiddenKind) =>
    kind === 'home' ? name : `Everything of the poster of ${name}`,
  /** On the listing's page. */
  onPage: { home: 'Show this home again', poster: 'Show all of this poster again' },
  again: 'Show again',
  /** The same, for screen readers. */
  showAgain: (what: string) => `Show again: ${what}`,
  all: 'Show all again',
  left: (count: number) => `Still in this list: ${count}.`,
  none: 'Nothing is hidden any more.',
  end: 'Back to the search',
} as const
