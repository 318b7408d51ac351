import type { PosterWord } from '../listing/poster.ts'

export const ENQUIRY_TEXTS = {
  open: (who: PosterWord) => `Ask the ${who}`,
  title: (name: string) => `Ask about ${name}`,
  intro: (owner: string) =>
    `${owner} gets your message with your name, number and e-mail, and answers you directly.`,
  opening: 'I am interested in this property. Is it still available, and when could I see it?',
  submit: 'Send enquiry',
  done: (who: PosterWord) => `Your enquiry has been sent. The ${who} answers you directly.`,
  toQuestion: 'Your question and its answer',
  linkHint:
    'Keep this link: the answer appears there. Where mails reach you, one with the link is on its way.',
  privacy: (who: PosterWord) =>
    `By sending you agree that the ${who} of this listing, and nobody else, gets your message, name, mobile number and e-mail address, on the site and by mail, to call you or to write by e-mail or WhatsApp.`,
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
    `${name} gets a mail about it and reads it there or here. Write how to reach you if you wish, but no links. One answer for each question.`,
  shareEmail: (name: string) =>
    `Let ${name} reply to my e-mail address, where theirs is confirmed. Else nobody learns mine.`,
  submit: 'Send the answer',
  cancel: 'Not now',
  missing: 'Write an answer first.',
  link: 'Links cannot be sent in an answer, as nobody checks where they lead. Take the address out, or put a blank after the stop.',
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

/** The page that a question's link opens, for who asked. */
export const QUESTION_TEXTS = {
  title: 'Your question',
  titleAbout: (about: string) => `Your question about ${about}`,
  description: 'A question about a listing, and its answer.',
  asked: 'You asked',
  answered: 'The poster answered',
  waiting:
    'There is no answer here yet. It appears on this page, and we write to you then. The poster may also call.',
  open: 'The listing is still on offer.',
  closed: 'The listing is no longer on offer.',
  toListing: 'See the listing',
  gone: 'There is no question at this address',
  goneHint: 'The link may be incomplete, or an account has been deleted and the question with it.',
  notYou:
    'If it was not you who asked, somebody gave your address. You can leave this page; nothing else follows.',
} as const

/** Why an answer is refused. */
export const ANSWER_RESULT_TEXTS = {
  twice: 'This question has an answer already, which is shown now.',
  unconfirmed:
    'Only posters with a confirmed e-mail address can answer. Confirm yours on your profile, under Security.',
  gone: 'This question cannot be answered any more: whoever asked has deleted the account.',
} as const
