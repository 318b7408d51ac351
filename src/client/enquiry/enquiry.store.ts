import { atom } from 'nanostores'
import { sendEnquiry } from '../../contract/enquiry.ts'
import { call } from '../lib/api.ts'
import { createMessageForm } from '../contact/message-form.ts'

let listing = ''
/** The page of the question that was sent. */
export const $questionLink = atom('')

/** Sets the listing that the form asks about; a page shows one listing. */
export function askAbout(id: string): void {
  listing = id
}

export const enquiryForm = createMessageForm(
  'enquiry',
  (message) => call(sendEnquiry, { params: { id: listing }, body: message }),
  ({ link }) => $questionLink.set(link),
  () => listing,
)
