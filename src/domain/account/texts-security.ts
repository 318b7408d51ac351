import type { MailStop } from '../mail/stops.ts'

export const FORGOT_TEXTS = {
  title: 'Forgot your password?',
  description: 'Get a link by mail and choose a new password.',
  intro: 'Enter the e-mail address of your account. We mail you a link to choose a new password.',
  email: 'Email',
  submit: 'Send the link',
  busy: 'Sending…',
  done: 'If this address has an account, we have mailed a link to it. It works for ten minutes. Check your spam folder too.',
  back: 'Back to the login',
} as const

export const RESET_TEXTS = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account.',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Save the new password',
  busy: 'Saving…',
  done: 'Password changed. All devices are signed out.',
  toLogin: 'Log in with the new password',
  askAgain: 'Ask for a new link',
} as const

export const VERIFY_TEXTS = {
  title: 'Confirm your email address',
  description: 'Confirm that the e-mail address of your account is yours.',
  intro: 'Press once to confirm that this address and the account are yours.',
  password:
    'You are not logged in to this account here. Enter its password: the link alone only shows that you read the mail.',
  passwordNeeded: 'Enter the password of the account in the mail.',
  notMine: 'Did you not sign up? Close this page. Then nothing is confirmed.',
  submit: 'Confirm this address',
  busy: 'Confirming…',
  done: 'Thank you. Your e-mail address is confirmed.',
  toProfile: 'Go to your profile',
  toNumber: 'Back to the phone number',
  toViewed: 'Back to the property you saw last',
  askAgain: 'Log in and get a new link in your profile',
} as const

/** To a poster whose address is not confirmed: after Submit, above the own listings, and in mails. */
export const CONFIRM_TEXTS = {
  line: 'Confirm your e-mail, then questions come with the number.',
  how: (email: string) =>
    `Open the link that we mailed to ${email}. Questions that came before are mailed to you then, with their numbers.`,
  /** In a mail; the link follows. */
  open: 'Confirm my e-mail address',
} as const

export const SECURITY_TEXTS = {
  title: 'Security',
  loading: 'Loading…',
  failed: 'Your security settings could not be loaded.',
  retry: 'Load them again',
  emailTitle: 'E-mail address',
  verified: 'Confirmed',
  unverified: 'Not confirmed yet. Open the link in the mail we sent you.',
  mailStopped: {
    bounced:
      'A mail to this address came back, so we send it only mails about the account itself. If the address is right, confirm it again and all mails start again.',
    complained:
      'One of our mails was marked as spam at this address, so we send it only mails about the account itself. To get the others again, confirm the address again. If that mail does not arrive, write to us: the mail provider may still hold it back.',
  } satisfies Record<MailStop, string>,
  howToStart: 'How to start them again',
  startMails: 'Send the mail that starts them again',
  resend: 'Send the mail again',
  resent: 'Mail sent. Its link works for three days.',
  passwordTitle: 'Password',
  passwordChange: 'Change password',
  passwordHint: 'This signs out all other devices.',
  currentPassword: 'Current password',
  currentWrong: 'This is not your current password.',
  passwordDone: 'Password changed. All other devices are signed out.',
  devicesTitle: 'Where you are signed in',
  /** What is shown for the stored name of a device, such as "Chrome on Android". */
  device: (name: string | null) => name ?? 'Unknown device',
  thisDevice: 'This device',
  lastUsed: (when: string) => `Last used ${when}`,
  since: (when: string) => `signed in ${when}`,
  end: 'Sign out',
  endOthers: 'Sign out all other devices',
  endAll: 'Sign out everywhere',
  ended: 'Done. That device is signed out.',
  othersEnded: (count: number) =>
    `${count === 1 ? 'One other device is' : `${count} other devices are`} signed out.`,
  cancel: 'Cancel',
  busy: 'One moment…',
} as const

export const TWO_STEP_TEXTS = {
  title: 'Two-step sign-in',
  off: 'Off. Switch it on, and a stolen password alone opens nothing: each login also asks for a code from an app on your phone.',
  on: 'On. Each login asks for a code from your app.',
  prepare: 'Set up two-step sign-in',
  scan: 'Scan this picture with an authenticator app on your phone, or type the key into it. Then enter the code that it shows.',
  picture: 'The key as a QR code',
  key: 'Key',
  code: 'Code from the app',
  codeHint: 'Six digits. Each code works once.',
  confirm: 'Switch on',
  switchOff: 'Switch off two-step sign-in',
  confirmOff: 'Switch off',
  doneOn: 'Two-step sign-in is on.',
  doneOff: 'Two-step sign-in is off.',
  lost: 'Lost the phone? Write to or call our office. Once we know it is you, we switch this off.',
  lostLink: 'Address and phone number of the office',
} as const

/** Answers about links in mails. */
export const LINK_TEXTS = {
  usedUp: 'This link was used already, or is too old.',
  missing: 'Open this page from the link in our mail. This link is incomplete.',
} as const

/** Answers about the code of two-step sign-in. */
export const TWO_STEP_RESULT_TEXTS = {
  codeMissing: 'Enter the six digits your app shows.',
  codeWrong: 'Wrong code, or already used. Wait for the next one.',
  codeNeeded: 'Your account has two-step sign-in. Enter the code your app shows now.',
  changed: 'Two-step sign-in was changed in the meantime. Reload this page.',
} as const
