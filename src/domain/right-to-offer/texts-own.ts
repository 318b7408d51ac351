import type { RightOutcome } from './constants.ts'

/** What leads to the page where a poster shows a paper, and its heading. */
export const RIGHT_TITLE = 'Show your right to offer'

/** The line of a listing in its poster's profile. */
export const OWN_RIGHT_TEXTS = {
  show: 'Right to offer',
  waiting: (due: string) => `Your paper is with us; we answer by ${due}.`,
  seen: (on: string) => `Right to offer seen on ${on} by us.`,
  changed: 'Right to offer: not shown since the listing changed.',
  answered: {
    refused: 'Right to offer: paper not accepted.',
    'shows too much': 'Right to offer: your paper shows too much.',
    'not answered': 'Right to offer: paper erased unanswered.',
    'taken back': 'Right to offer: not shown any more.',
    'owner says no': 'Right to offer: the owner says no.',
  } satisfies Record<Exclude<RightOutcome, 'seen'>, string>,
} as const
