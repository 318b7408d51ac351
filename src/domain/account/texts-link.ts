/** Answers about links in mails. In this file, because the page to sign up needs no other texts of security. */
export const LINK_TEXTS = {
  usedUp: 'This link has been used already, or its time is over.',
  missing: 'This page is opened by a link in a mail. The link is not complete.',
} as const

/** Answers about the code of two-step sign-in. */
export const TWO_STEP_RESULT_TEXTS = {
  codeMissing: 'Enter the six digits that your app shows.',
  codeWrong: 'This code is not right, or it was used already. Wait for the next one.',
  codeNeeded: 'Your account has two-step sign-in. Enter the code that your app shows now.',
  changed: 'Two-step sign-in was changed meanwhile. Reload this page.',
} as const
