import { atom } from 'nanostores'
import { type Enquiry, readOwnEnquiries } from '../../contract/enquiry.ts'
import { call } from '../lib/api.ts'

/** Null until they are first read; a later failure keeps what is known. */
export const $ownEnquiries = atom<Enquiry[] | null>(null)
export const $ownEnquiriesFailed = atom(false)

export async function refreshOwnEnquiries(): Promise<void> {
  const result = await call(readOwnEnquiries)
  $ownEnquiriesFailed.set(!result.ok)
  if (result.ok) $ownEnquiries.set(result.value.enquiries)
}
