import type { AlertStop, RhythmChoice } from './constants.ts'
import { FOLLOWER_DAYS, PAUSE_DAYS, SAVED_SEARCH_LIMITS } from './constants.ts'

export const SAVED_SEARCH_TEXTS = {
  title: 'Saved searches',
  save: 'Save this search',
  saved: 'Saved. We mail you once a day when something new fits or a price drops.',
  instead: (name: string) => `Replace “${name}”`,
  another: 'Save as a new search',
  changed: 'Replaced. Mails come as often as before.',
  savedUnconfirmed: 'Saved. Confirm your e-mail address, and the mails start.',
  nothing: 'Choose a city, a kind or a price first.',
  tooLong: 'This search is too long to save.',
  full: `You have ${SAVED_SEARCH_LIMITS.perAccount} saved searches. Remove one first.`,
} as const

/** Texts of the dialog for a visitor who saves a search and is not logged in. */
export const FOLLOW_TEXTS = {
  what: 'Once a day we mail you new homes that fit, and price drops. Every mail has a link to change or stop it.',
  logIn: 'Log in and save it',
  without: 'Or without an account:',
  email: 'Your e-mail',
  emailInvalid: 'Enter an e-mail address such as asha@example.in.',
  submit: 'Send new homes to my e-mail',
  busy: 'Sending…',
  asked: (email: string) =>
    `We have sent a mail to ${email}. Open its link and press the button there, then the mails start.`,
  spam: `No mail? Look in your spam folder. The link works for ${FOLLOWER_DAYS.unconfirmed} days.`,
} as const

/** Texts of the page to which mails to an address without an account lead. */
export const FOLLOWED_TEXTS = {
  title: 'Your searches by e-mail',
  description: 'Change, stop or delete the searches that we mail you about.',
  loading: 'Loading your searches…',
  failed: 'Your searches could not be loaded.',
  confirmIntro: (email: string) => `We will mail ${email} about this search:`,
  start: 'Start these mails',
  starting: 'Starting…',
  started: 'Done. We mail you when something new fits or a price drops.',
  inAccount: 'Saved in your account. You find it in your profile.',
  toAccount: 'See your saved searches',
  /** For whom nobody asked: the mails that ask to confirm never come again. */
  never: 'Never ask this address again',

  neverIntro:
    'Someone typed your e-mail address to get mails about new homes. One press, and nobody can have us send you such a mail again. You can still open an account with your address.',
  nevering: 'Saving…',
  nevered: 'Done. We never ask this address again.',
  keptFor: (email: string, day: string) =>
    `We keep these searches for ${email} until ${day}, and longer if you change one or press Keep.`,
  lastSearch: 'If you remove this search, your e-mail address is deleted here as well.',
  keep: 'Keep for another year',
  kept: (day: string) => `Kept until ${day}.`,
  mailsStopped:
    'We stopped the mails: one came back, or was marked as spam. Save a search again to restart them.',
  stop: 'Stop all mails',
  erase: 'Delete everything now',
  eraseAsk: 'This deletes your searches and your e-mail address here. It cannot be undone.',
  eraseSure: 'Yes, delete it all',
  erased: 'Deleted. We keep neither your searches nor your e-mail address.',
} as const

/** Texts of the page to which the links in mails lead that stop such mails. */
export const ALERTS_OFF_TEXTS = {
  title: 'Stop these mails',
  description: 'Stops mails about one saved search, all of them, or saved properties.',
  busy: 'Stopping…',
} as const

const STOP_ONE = {
  submit: 'Stop mails about this search',
  done: 'You will not get mails about this search any more.',
} as const
const STOP_ALL = {
  submit: 'Stop all mails about saved searches',
  done: 'You will not get mails about saved searches any more.',
} as const

/** The same by what the link stops. */
export const ALERT_STOP_TEXTS: Record<AlertStop, { intro: string; submit: string; done: string }> =
  {
    search: {
      intro: 'The search stays saved. You can turn its mails on again in your profile.',
      ...STOP_ONE,
    },
    searches: {
      intro: 'Your searches stay saved. You can turn their mails on again in your profile.',
      ...STOP_ALL,
    },
    homes: {
      intro:
        'Your properties stay saved, and their page still shows price drops. You can turn these mails on again in your profile.',
      submit: 'Stop mails about saved properties',
      done: 'You will not get mails about saved properties any more.',
    },
    together: {
      intro: 'The list stays, and shows what is new. You can turn these mails on again there.',
      submit: 'Stop mails about the shared list',
      done: 'You will not get mails about the shared list any more.',
    },
    alert: {
      intro: 'To start them again, or to delete the search, press the button in our mail.',
      ...STOP_ONE,
    },
    news: {
      intro:
        'Your searches, saved properties and shared list stay. You can turn these mails on again in your profile and on the list.',
      submit: 'Stop all mails with news',
      done: 'You will not get mails with news any more.',
    },
    pause: {
      intro:
        'The search stays saved, and the mails return by themselves. What is new until then, you find on its page.',
      submit: `Pause for ${PAUSE_DAYS / 7} weeks`,
      done: `No mails about this search for ${PAUSE_DAYS / 7} weeks.`,
    },
    alerts: {
      intro: 'To start them again, or to delete your searches, press the button in our mail.',
      ...STOP_ALL,
    },
  }

export const RHYTHM_TEXTS: Record<RhythmChoice, string> = {
  'at once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  paused: ALERT_STOP_TEXTS.pause.submit,
  never: 'Never',
}

/** Texts of the list in the profile. */
export const SAVED_SEARCH_LIST_TEXTS = {
  mails: 'Mails',
  mailsStopped: 'We stopped mails about your searches: one came back, or was marked as spam.',
  rhythm: (name: string) => `Mails about ${name}`,
  pausedUntil: (day: string) => `Paused until ${day}`,
  changed: (name: string, rhythm: RhythmChoice) =>
    rhythm === 'paused'
      ? `${name}: ${ALERT_STOP_TEXTS.pause.done}`
      : `${name}: ${RHYTHM_TEXTS[rhythm].toLowerCase()} from now on.`,
  changeShort: 'Change',
  change: (name: string) => `Change ${name}`,
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  empty: 'No saved searches yet.',
  emptyHint: 'Save a search, and we mail you new listings and price drops.',
  loading: 'Loading your saved searches…',
  failed: 'Your saved searches could not be loaded.',
  toSearch: 'Go to the search',
  homes: 'Mail me when the price of a saved property drops',
  homesHint: 'At most one mail a day for all. Needs a confirmed e-mail address.',
  homesChanged: (mails: boolean) =>
    mails ? 'We mail you when the price of a saved property drops.' : ALERT_STOP_TEXTS.homes.done,
} as const

/** Follows a price that was higher. */
export const fallenFrom = (price: string) => `(was ${price})`
