import { sendEnquiry } from '../../contract/enquiry.ts'
import { call } from '../lib/api.ts'
import { createMessageForm } from '../contact/message-form.ts'

let listing = ''

/** The listing that the form asks about; one page shows one. */
export function askAbout(id: string): void {
  listing = id
}

export const enquiryForm = createMessageForm(
  'enquiry',
  (message) => call(sendEnquiry, { params: { id: listing }, body: message }),
  () => undefined,
  () => listing,
)
