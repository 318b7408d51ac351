import type { PosterWord } from '../listing/poster.ts'

export const ENQUIRY_TEXTS = {
  open: (who: PosterWord) => `Ask the ${who}`,
  title: (name: string) => `Ask about ${name}`,
  intro: (owner: string) =>
    `${owner} gets your message, name, number and e-mail, and replies to you directly.`,
  opening: 'I am interested in this property. Is it still available? When can I see it?',
  submit: 'Send enquiry',
  done: (who: PosterWord) => `Enquiry sent. The ${who} replies to you directly.`,
  next: 'What next',
  toQuestion: 'Your question and its answer',
  toPhone: 'Call, or write on WhatsApp: show the number',
  more: (list: string) => `More like it: ${list}`,
  linkHint:
    'Keep this link: the reply appears there. We are also mailing it to you, if mails reach you.',
  privacy: (who: PosterWord) =>
    `By sending you agree that the ${who} of this listing, and nobody else, gets your message, name, mobile number and e-mail address, on the site and by mail, to call you or to write by e-mail or WhatsApp.`,
  loadFailed: 'The form could not be loaded. Check your connection and try again.',
  listTitle: 'Enquiries',
  listEmpty: 'No questions yet. What visitors ask about your listings appears here.',
  listLoading: 'Loading your enquiries…',
  listFailed: 'Your enquiries could not be loaded.',
  about: 'About',
} as const

/** Shown instead of the button where scripts do not run. */
export const ENQUIRY_WITHOUT_SCRIPT =
  'Asking from here needs JavaScript. Without it, our office passes your question on.'

/** How many people asked about a listing, around the day with which the week ended. */
export const askedBy = (people: number) => ({
  before: `Asked by ${people} people in the week to `,
  after: '',
})

/** Texts of answers to enquiries, for the poster and for the sender of the enquiry. */
export const ANSWER_TEXTS = {
  open: 'Answer here',
  openAbout: (name: string) => `Answer here: ${name}`,
  label: 'Answer',
  hint: (name: string) =>
    `${name} gets a mail and can read it there or here. Add how to reach you if you like, but no links. One answer for each question.`,
  shareEmail: (name: string) =>
    `Let ${name} reply to my e-mail address, if theirs is confirmed. If not, nobody sees mine.`,
  submit: 'Send the answer',
  cancel: 'Not now',
  missing: 'Write an answer first.',
  link: 'You cannot send links, as nobody checks where they lead. Remove the address. If it is none, put a space after the full stop.',
  done: (name: string) => `Your answer is on its way to ${name}.`,
  own: 'You answered',
  notLoaded: 'The answer form could not be loaded. Check your connection and try again.',
  sentTitle: 'What you asked',
  sentEmpty: 'No questions yet. What you ask while logged in appears here, with the replies.',
  sentLoading: 'Loading your questions…',
  sentFailed: 'Your questions could not be loaded.',
  answered: 'Answered',
  waiting: 'No reply here yet. The poster may have called or written to you.',
} as const

/** The page that a question's link opens, for the person who asked. */
export const QUESTION_TEXTS = {
  title: 'Your question',
  titleAbout: (about: string) => `Your question about ${about}`,
  description: 'A question about a listing, and its answer.',
  asked: 'You asked',
  answered: 'The poster answered',
  waiting: 'No reply yet. It appears on this page, and we mail you. The poster may also call.',
  open: 'The listing is still on offer.',
  closed: 'The listing is no longer on offer.',
  toListing: 'See the listing',
  gone: 'There is no question here',
  goneHint: 'The link may be incomplete, or the account was deleted and the question with it.',
  notYou:
    'Did you not ask this? Then someone gave your address. Close this page; nothing else happens.',
} as const

/** Why an answer is refused. */
export const ANSWER_RESULT_TEXTS = {
  twice: 'This question already has an answer. It is shown now.',
  unconfirmed: 'Confirm your e-mail address first: in your profile, under Security.',
  gone: 'You cannot answer this any more: the person who asked has deleted their account.',
} as const
