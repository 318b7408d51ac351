import type { PosterWord } from '../listing/poster.ts'

export const ENQUIRY_TEXTS = {
  open: (who: PosterWord) => `Ask the ${who}`,
  title: (name: string) => `Ask about ${name}`,
  intro: (owner: string) =>
    `${owner} gets your message with your name, number and e-mail, and answers you directly.`,
  opening: 'I am interested in this property. Is it still available, and when could I see it?',
  submit: 'Send enquiry',
  done: (who: PosterWord) => `Your enquiry has been sent. The ${who} answers you directly.`,
  close: 'Close',
  privacy: (who: PosterWord) =>
    `Your message is stored with your name, number and e-mail for the ${who} of this listing, and for nobody else.`,
  loadFailed: 'The form could not be loaded. Check your connection and press again.',
  listTitle: 'Enquiries',
  listEmpty: 'Nobody has asked about your listings yet. Questions from their pages appear here.',
  listLoading: 'Loading your enquiries…',
  listFailed: 'Your enquiries could not be loaded.',
  about: 'About',
} as const

/** Shown instead of the button where scripts do not run. */
export const ENQUIRY_WITHOUT_SCRIPT =
  'Asking from here needs JavaScript. Without it, our office passes your question on.'
