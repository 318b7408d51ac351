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
