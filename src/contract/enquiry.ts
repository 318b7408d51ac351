import type { Contact } from '../domain/contact/schema.ts'
import { endpoint, type Submission, type } from './endpoint.ts'

/** A visitor's question about a listing, as its owner reads it. */
export type Enquiry = {
  id: string
  listingId: string
  /** Name and place of the listing, which may have been deleted. */
  about: string
  name: string
  mobileNumber: string
  email: string
  message: string
  createdAt: string
  /** The owner's answer and its time. */
  answer: string | null
  answeredAt: string | null
  /** Whether the sender can still be written to. */
  open: boolean
}

/** The same question as its sender reads it. */
export type SentEnquiry = Omit<Enquiry, 'name' | 'mobileNumber' | 'email' | 'open'>

/** `link`: the path of the page with the question and its answer; whoever has it can read it. */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/listings/:id/enquiries',
  action: 'enquiry.send',
  body: type<Contact & Submission>(),
  reply: type<{ id: string; link: string }>(),
  status: 201,
})
export const readOwnEnquiries = endpoint({
  method: 'GET',
  path: '/api/my/enquiries',
  action: 'enquiry.readOwn',
  reply: type<{ enquiries: Enquiry[] }>(),
})
/**
 * A question can be answered only once. `shareEmail`: a reply to the mail about it goes to the poster's own address.
 */
export const answerEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries/:id/answer',
  action: 'enquiry.answer',
  body: type<{ answer: string; shareEmail?: boolean | undefined }>(),
  reply: type<{ id: string }>(),
})
export const readSentEnquiries = endpoint({
  method: 'GET',
  path: '/api/my/questions',
  action: 'enquiry.readSent',
  reply: type<{ enquiries: SentEnquiry[] }>(),
})
/** `agreed`: the user has read that the request is logged. `whatsApp`: the owner accepts WhatsApp messages too. */
export const revealPhone = endpoint({
  method: 'POST',
  path: '/api/listings/:id/phone',
  action: 'listing.revealPhone',
  body: type<{ agreed: true }>(),
  reply: type<{ mobileNumber: string; whatsApp: boolean }>(),
})
