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

/** Texts of answers to enquiries, for the poster and for the sender of the enquiry. */
export const ANSWER_TEXTS = {
  open: 'Answer here',
  openAbout: (name: string) => `Answer here: ${name}`,
  label: 'Answer',
  hint: (name: string) =>
    `We mail it to ${name} and keep it here. Your address is not in it; write how to reach you if you wish. One answer for each question.`,
  submit: 'Send the answer',
  cancel: 'Not now',
  missing: 'Write an answer first.',
  done: (name: string) => `Your answer is on its way to ${name}.`,
  own: 'You answered',
  notLoaded: 'The form for an answer could not be loaded. Check your connection and press again.',
  sentTitle: 'What you asked',
  sentEmpty:
    'You have asked about no listing while you were logged in. Your questions and their answers appear here.',
  sentLoading: 'Loading your questions…',
  sentFailed: 'Your questions could not be loaded.',
  answered: 'Answered',
  waiting: 'Not answered here yet. The poster may have called or written to you.',
} as const

/** Why an answer is refused. */
export const ANSWER_RESULT_TEXTS = {
  twice: 'This question has an answer already, which is shown now.',
  gone: 'This question cannot be answered any more: whoever asked has deleted the account.',
} as const
