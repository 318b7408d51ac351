import type { ContactState } from '../domain/contact/constants.ts'
import type { InboxFilter } from '../domain/contact/inbox.ts'
import type { OfficeMessage } from '../domain/contact/schema.ts'
import type { ComplaintClass } from '../domain/report/complaints.ts'
import { type Download, endpoint, type Paged, type Submission, type } from './endpoint.ts'

/** A message from the contact form, as admins read it. */
export type ContactMessage = {
  id: number
  name: string
  email: string
  mobileNumber: string
  message: string
  state: ContactState
  /** What it complains about, and by when it has to be settled; both null for other messages. */
  complaint: ComplaintClass | null
  dueAt: string | null
  createdAt: string
}

/** `counts` include all messages, whatever the filter. */
export type Inbox = Paged<ContactMessage> & { counts: Record<ContactState, number> }

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contacts',
  action: 'contact.send',
  body: type<OfficeMessage & Submission>(),
  /** `dueAt`: by when a complaint has to be settled, which its sender is mailed; null for other messages. */
  reply: type<{ id: number; dueAt: string | null }>(),
  status: 201,
})
export const readContacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  action: 'contact.manage',
  query: type<InboxFilter>(),
  reply: type<Inbox>(),
})
export const exportContacts = endpoint({
  method: 'GET',
  path: '/api/contacts.csv',
  action: 'contact.manage',
  query: type<Omit<InboxFilter, 'page'>>(),
  reply: type<Download>(),
  media: 'text/csv; charset=utf-8',
})
export const markContact = endpoint({
  method: 'POST',
  path: '/api/contacts/:contact/state',
  action: 'contact.manage',
  body: type<{ state: ContactState }>(),
  reply: type<{ unread: number }>(),
})
