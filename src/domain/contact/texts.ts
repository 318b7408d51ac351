import { SUBMITTING } from '#language/text/texts'
import { ACCOUNT_LIMITS } from '../account/constants.ts'

export const CONTACT_RESULT_TEXTS = {
  nameEmpty: '❌ Name cannot be empty.',
  mobileInvalid: `❌ Invalid mobile number. Enter ${ACCOUNT_LIMITS.mobileDigits} digits.`,
  emailInvalid: '❌ Invalid email format.',
  messageEmpty: '❌ Message cannot be empty.',
  busy: SUBMITTING,
  done: '✅ Your message has been sent successfully!',
  failed: '❌ An error occurred. Please try again.',
} as const

/** Shown instead of the form where scripts do not run. */
export const CONTACT_WITHOUT_SCRIPT =
  'Sending a message from here needs JavaScript. Without it, please call or write an e-mail.'

export const CONTACT_TEXTS = {
  title: 'Contact us',
  description:
    'Write to the office about a property, a service or the portal itself. A person answers.',
  intro: 'Write to us about a property, a service or anything that went wrong. A person answers.',
  name: 'Name',
  mobileNumber: 'Mobile number',
  email: 'Email',
  message: 'Message',
  submit: 'Send message',
  privacy:
    'Your message is stored with your name, number and e-mail, read by our admins only, and used for nothing but the answer.',
  privacyLink: 'Privacy policy',
  honeypot: 'Leave this field empty',
  sales: 'Sales',
  office: 'Office',
  visit: 'Visit',
  about: (subject: string) => `I would like to know more about: ${subject}\n\n`,
} as const
