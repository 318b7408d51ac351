import { SAVED_SEARCH_LIMITS } from './constants.ts'
import type { AlertRhythm, AlertStop } from './constants.ts'

export const SAVED_SEARCH_TEXTS = {
  title: 'Saved searches',
  save: 'Save this search',
  saved: 'Saved. We write to you once a day when something new fits or a price falls.',
  instead: (name: string) => `Save instead of “${name}”`,
  another: 'Save it besides',
  changed: 'Saved in its place. Its mails come as often as before.',
  savedUnconfirmed: 'Saved. Mails begin once you have confirmed your e-mail address.',
  nothing: 'Choose a city, a kind or a price first.',
  tooLong: 'This search is too long to be kept.',
  full: `You have ${SAVED_SEARCH_LIMITS.perAccount} saved searches. Remove one first.`,
} as const

/** Texts of the page to which the links in mails lead that stop such mails. */
export const ALERTS_OFF_TEXTS = {
  title: 'Stop these mails',
  description:
    'Ends mails about a saved search, about all of an account, or about saved properties.',
  busy: 'Stopping…',
} as const

/** The same by what the link stops. */
export const ALERT_STOP_TEXTS: Record<AlertStop, { intro: string; submit: string; done: string }> =
  {
    search: {
      intro: 'The search stays saved. You can turn its mails on again in your profile.',
      submit: 'Stop mails about this search',
      done: 'We write to you about this search no more.',
    },
    searches: {
      intro: 'Your searches stay saved. You can turn their mails on again in your profile.',
      submit: 'Stop all mails about saved searches',
      done: 'We write to you about saved searches no more.',
    },
    homes: {
      intro:
        'Your properties stay saved, and the page of them shows fallen prices. You can turn these mails on again in your profile.',
      submit: 'Stop mails about saved properties',
      done: 'We write to you about saved properties no more.',
    },
  }

export const RHYTHM_TEXTS: Record<AlertRhythm, string> = {
  'at once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
}

/** Texts of the list in the profile. */
export const SAVED_SEARCH_LIST_TEXTS = {
  mails: 'Mails',
  mailsStopped: 'Mails about your searches have stopped: one came back, or was marked as spam.',
  rhythm: (name: string) => `Mails about ${name}`,
  changed: (name: string, rhythm: AlertRhythm) =>
    `${name}: ${RHYTHM_TEXTS[rhythm].toLowerCase()} from now on.`,
  changeShort: 'Change',
  change: (name: string) => `Change ${name}`,
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  empty: 'No saved searches yet.',
  emptyHint:
    'Search for what you want, and save it: we tell you of new listings and fallen prices.',
  loading: 'Reading your saved searches…',
  failed: 'Your saved searches could not be read.',
  toSearch: 'Go to the search',
  homes: 'Mail me when a saved property becomes cheaper',
  homesHint: 'At most one mail a day for all of them, once your e-mail address is confirmed.',
  homesChanged: (mails: boolean) =>
    mails
      ? 'You get a mail when a saved property becomes cheaper.'
      : 'You get no more mails about saved properties.',
} as const

/** Follows a price that was higher. */
export const fallenFrom = (price: string) => `(was ${price})`
