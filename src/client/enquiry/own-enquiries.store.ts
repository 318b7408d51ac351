import { atom } from 'nanostores'
import { calls } from '../../contract/calls.ts'
import type { Enquiry } from '../../contract/listing.ts'
import { call } from '../lib/api.ts'

/** Null until they are first read; a later failure keeps what is known. */
export const $ownEnquiries = atom<Enquiry[] | null>(null)
export const $ownEnquiriesFailed = atom(false)

export async function refreshOwnEnquiries(): Promise<void> {
  const result = await call(calls.readOwnEnquiries)
  $ownEnquiriesFailed.set(!result.ok)
  if (result.ok) $ownEnquiries.set(result.value.enquiries)
}
