import { SAVED_SEARCH_LIMITS } from './constants.ts'

export const SAVED_SEARCH_TEXTS = {
  title: 'Saved searches',
  save: 'Save this search',
  saved: 'Saved. We write to you once a day when something new fits or a price falls.',
  savedUnconfirmed: 'Saved. Mails begin once you have confirmed your e-mail address.',
  nothing: 'Choose a city, a kind or a price first.',
  tooLong: 'This search is too long to be kept.',
  full: `You have ${SAVED_SEARCH_LIMITS.perAccount} saved searches. Remove one first.`,
} as const

/** Texts of the page to which a mail's last link leads. */
export const ALERTS_OFF_TEXTS = {
  title: 'Stop mails about saved searches',
  description: 'Ends all mails about saved searches of an account.',
  intro: 'Your searches stay saved. You can turn their mails on again in your profile.',
  submit: 'Stop these mails',
  busy: 'Stopping…',
  done: 'We write to you about saved searches no more.',
} as const
