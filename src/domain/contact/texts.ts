import { ACCOUNT_LIMITS } from '../account/constants.ts'
import { SUBMITTING } from '#language/text/texts'
import type { ContactState } from './constants.ts'

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
  mobileHint: 'Ten digits, without +91.',
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

/** Words of the admins' page of contact messages. */
export const INBOX_TEXTS = {
  title: 'Contact messages',
  tab: 'Messages',
  about: 'What visitors wrote to the office: complaints by the time that is left, then the newest.',
  columns: { name: 'From', state: 'State', message: 'Message', when: 'When' },
  state: 'State',
  search: 'Search in messages',
  searchHint: 'Words of the name, e-mail, number or message.',
  export: 'Export as CSV',
  count: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  none: 'No messages yet.',
  answer: 'Mark as answered',
  reopen: 'Not answered yet',
  unread: 'Mark as unread',
  reply: 'Reply by e-mail',
  subject: (siteName: string) => `Your message to ${siteName}`,
  gone: 'This message no longer exists.',
} as const

export const CONTACT_STATE_LABELS: Record<ContactState, string> = {
  unread: 'Unread',
  read: 'Read',
  answered: 'Answered',
}

/** The column headers of the exported file. */
export const EXPORT_COLUMNS = {
  receivedAt: 'Received (IST)',
  name: 'Name',
  mobileNumber: 'Mobile number',
  email: 'Email',
  message: 'Message',
  state: 'State',
  complaint: 'About',
  dueAt: 'Settle by (IST)',
} as const
