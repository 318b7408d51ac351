const photos = (count: number) => (count === 1 ? 'One photo' : `${count} photos`)

/** Texts about what an admin has opened, and what the opening of a listing waits for. */
export const READING_TEXTS = {
  hidden: 'Open it before you approve it.',
  noting: 'It counts as opened after a moment of reading.',
  loading: (loaded: number, all: number) => `${loaded} of ${all} photos loaded`,
  goOn: 'Go on: we offer it again.',
  come: (count: number) => `Photos have come: ${count} to go back to`,
  failed: (failed: number) => `${photos(failed)} did not load`,
  refused: (why: string) => `It is not noted as opened. ${why}`,
  opened: 'Opened',
  photoFailed: 'This photo did not load.',
  retry: 'Try again',
  retryPhoto: (place: number) => `Try again: photo ${place}`,
  openIt: 'Open it',
  open: 'Open',
  openOne: (title: string) => `Open ${title}`,
  unopened: (count: number) =>
    count === 1 ? 'One more is not opened yet.' : `${count} more are not opened yet.`,
} as const

/** Texts about the day of the admin who reads. */
export const TODAY_TEXTS = {
  minutes: (count: number) => `Oldest ${count} min`,
  hours: (count: number) => `Oldest ${count} h`,
  days: (count: number) => `Oldest ${count} days`,
  nothing: 'Nothing waits',
  done: (count: number) => (count === 0 ? 'none done today' : `${count} done today`),
  line: (oldest: string, done: string) => `${oldest}, ${done}`,
} as const
