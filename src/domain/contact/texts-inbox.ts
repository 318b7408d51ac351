import type { ContactState } from './constants.ts'

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
