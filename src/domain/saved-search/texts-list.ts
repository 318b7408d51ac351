import type { AlertRhythm } from './constants.ts'

export const RHYTHM_TEXTS: Record<AlertRhythm, string> = {
  'at once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
}

/** Texts of the list in the profile, separate from those that every page with a search loads. */
export const SAVED_SEARCH_LIST_TEXTS = {
  mails: 'Mails',
  rhythm: (name: string) => `Mails about ${name}`,
  changed: (name: string, rhythm: AlertRhythm) =>
    `${name}: ${RHYTHM_TEXTS[rhythm].toLowerCase()} from now on.`,
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  empty: 'No saved searches yet.',
  emptyHint:
    'Search for what you want, and save it: we tell you of new listings and fallen prices.',
  loading: 'Reading your saved searches…',
  failed: 'Your saved searches could not be read.',
  toSearch: 'Go to the search',
} as const
