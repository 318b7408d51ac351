import { PHONE_LIMITS } from './constants.ts'

export const PHONE_TEXTS = {
  open: 'Show phone number',
  title: (owner: string) => `Phone number of ${owner}`,
  consent:
    'We note that your account was shown this number, and when. That keeps machines from collecting the numbers of owners.',
  needs: 'It is shown to accounts with a confirmed e-mail address.',
  stepsTitle: 'It takes three steps, the first two only once:',
  steps: {
    account: 'Log in, or create an account.',
    confirm: 'Confirm your e-mail address by the link that we mail you.',
    consent: 'Agree that we note who was shown the number, and when.',
  },
  logIn: 'Log in or create an account',
  agree: 'Agree and show the number',
  busy: 'Fetching the number...',
  writeOnWhatsApp: 'Write on WhatsApp',
  hello: (title: string, address: string) =>
    `Hello, I found “${title}” on this portal. Is it still available? ${address}`,
  hint: 'Say that you found the property on this portal. Pay nothing before you have seen it and its papers.',
  loadFailed: 'The number could not be asked for. Check your connection and press again.',
  viewerLimit: `You have been shown ${PHONE_LIMITS.viewer.attempts} numbers in a day, which is the most. Ask by message, or come back tomorrow.`,
  networkLimit:
    'Very many numbers were shown to your network today. Ask by message, or come back tomorrow.',
  unconfirmed:
    'Confirm your e-mail address first. That keeps machines with invented accounts from collecting numbers.',
  sendLink: 'Send me the link',
  sending: 'Sending the link...',
  linkSent: 'A mail with the link is on its way. Open it and confirm, then press here again.',
  listingLimit: 'This number was shown very often today. Ask by message, or come back tomorrow.',
} as const

/** "+91 98765 43210" of ten digits. */
export function formatMobile(mobileNumber: string): string {
  return `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`
}
