import { PHONE_LIMITS } from './constants.ts'

export const PHONE_TEXTS = {
  open: 'Show phone number',
  /** Under the button, for those who have not been shown a number yet. */
  free: 'Free, in about a minute: log in, and confirm your e-mail address once.',
  /** Instead of the button, where the poster wants to be written to only. */
  withheld: 'Messages only',
  messagesOnly:
    'Messages only: no number is shown here. Write a message, and the reply comes to you directly.',
  title: (owner: string) => `Phone number of ${owner}`,
  consent: 'We record that you viewed this number, and when, to stop misuse.',
  stepsTitle: 'Free, and done in about a minute. You take the first two steps only once:',
  steps: {
    account: 'Log in, or create an account.',
    confirm: 'Confirm your e-mail address by the link that we mail you.',
    consent: 'Agree that we record who viewed the number, and when.',
  },
  logIn: 'Log in or create an account',
  agree: 'Agree and show the number',
  busy: 'Fetching the number...',
  writeOnWhatsApp: 'Write on WhatsApp',
  hello: (title: string, address: string) =>
    `Hello, I found “${title}” on this portal. Is it still available? ${address}`,
  hint: 'Say that you saw it on this portal. Pay nothing before you see the property and its papers.',
  loadFailed: 'We could not get the number. Check your connection and try again.',
  viewerLimit: `You have viewed ${PHONE_LIMITS.viewer.attempts} numbers in a day, which is the limit. Send a message, or come back tomorrow.`,
  networkLimit:
    'Too many numbers were viewed from your network today. Send a message, or come back tomorrow.',
  unconfirmed:
    'Confirm your e-mail address first. This stops fake accounts from collecting numbers.',
  oneLeft: (email: string) =>
    `One step left: confirm your e-mail address. Open the link that we mailed to ${email} when you signed up, or ask for it again.`,
  confirmed: 'I have confirmed it',
  checking: 'Checking…',
  stillUnconfirmed: 'Not confirmed yet. Open the link in the mail; check your spam folder too.',
  sendLink: 'Send me the mail again',
  sending: 'Sending the mail…',
  linkSent: 'The mail is on its way.',
  listingLimit: 'Too many people viewed this number today. Send a message, or come back tomorrow.',
} as const
