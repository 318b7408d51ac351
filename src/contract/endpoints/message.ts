import * as z from 'zod/mini'
import { contactSchema } from '../../domain/contact/schema.ts'
import { reportSchema } from '../../domain/report/schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint, submissionKeySchema, withId } from '../endpoint.ts'
import type { Enquiry } from '../listing.ts'

const sent = {
  submissionKey: submissionKeySchema,
  /** No person sees this field: whoever fills it in is a program. */
  website: z.optional(z.string()),
}
const messageSchema = z.extend(contactSchema, sent)

export const messageEndpoints = {
  sendContact: endpoint<{ id: number }>()({
    ...ADDRESSES.sendContact,
    action: 'contact.send',
    status: 201,
    body: messageSchema,
  }),
  sendEnquiry: endpoint<{ id: string }>()({
    ...ADDRESSES.sendEnquiry,
    action: 'enquiry.send',
    status: 201,
    params: withId,
    body: messageSchema,
  }),
  reportListing: endpoint<{ id: string }>()({
    ...ADDRESSES.reportListing,
    action: 'listing.report',
    status: 201,
    params: withId,
    body: z.extend(reportSchema, sent),
  }),
  revealPhone: endpoint<{ mobileNumber: string }>()({
    ...ADDRESSES.revealPhone,
    action: 'listing.revealPhone',
    params: withId,
    /** Sent by who has read that the request is noted. */
    body: z.object({ agreed: z.literal(true) }),
  }),
  readOwnEnquiries: endpoint<{ enquiries: Enquiry[] }>()({
    ...ADDRESSES.readOwnEnquiries,
    action: 'enquiry.readOwn',
  }),
} as const
