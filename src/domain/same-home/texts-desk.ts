import type { HomeMark, HomeVerdict } from './constants.ts'

/** Words of the desk about listings of other accounts that may be of the same home. */
export const SAME_HOME_TEXTS = {
  title: 'The same home by another account?',
  loading: 'Looking for the same home…',
  failed: 'The other listings could not be loaded.',
  none: 'No listing of another account looks like this home.',
  note: 'Say “same home” only where you are sure: the pages then name each other, and the home keeps its history.',
  gone: 'Deleted listing',
  goneNote: 'Of a deleted listing only the log of decisions is left.',
  by: (name: string, poster: string | null) => (poster ? `${name}, by ${poster}` : name),
  poster: (name: string, role: string) => `${name}, ${role}`,
  deletedPoster: 'A deleted account',
  rest: (count: number) => `${count} more may be of it.`,
  facts: { right: 'Right to offer', number: 'Number', posted: 'Posted on' },
  number: (unit: string, tower: string | null) => (tower ? `${unit}, tower ${tower}` : unit),
  noNumber: 'Not given',
  seen: (paper: string, on: string) => `Seen: ${paper}, ${on}`,
  waits: 'A paper waits',
  notShown: 'Nothing shown',
  press: { same: 'Same home', other: 'Another home' } satisfies Record<HomeVerdict, string>,
  pressed: (press: string, name: string) => `${press}: ${name}`,
  judged: (verdict: HomeVerdict, by: string | null) => {
    const said = verdict === 'same' ? 'Found to be the same home' : 'Found to be another home'
    return by ? `${said} by ${by}.` : `${said}.`
  },
  saved: (verdict: HomeVerdict | null) =>
    verdict === null
      ? 'Taken back.'
      : verdict === 'same'
        ? 'Noted: the same home.'
        : 'Noted: another home.',
} as const

/** Why two listings may be of one home. */
export const MARK_LABELS: Record<HomeMark, string> = {
  number: 'Same number of the home',
  pictures: 'Same pictures',
  words: 'Same text',
  past: 'Published before, and deleted',
  alike: 'Same size and price',
}
