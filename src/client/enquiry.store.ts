import { calls } from '../contract/calls.ts'
import { call } from './api.ts'
import { createMessageForm } from './message-form.ts'
import { $session, refreshSession } from './session.ts'
import { readHint } from './session-hint.ts'

let listing = ''

/** The listing that the form asks about; one page shows one. */
export function askAbout(id: string): void {
  listing = id
}

/** Name, number and address of who is signed in, for fields that are still empty; nothing for anybody else. */
export async function ownContact(): Promise<
  Partial<Record<'name' | 'email' | 'mobileNumber', string>>
> {
  const user = $session.get() ?? (readHint() && (await refreshSession()))
  if (!user) return {}
  const answer = await call(calls.readProfile)
  const { name, email } = user
  return answer.ok ? { name, email, mobileNumber: answer.value.mobileNumber } : { name, email }
}

export const enquiryForm = createMessageForm(
  'enquiry',
  (message) => call(calls.sendEnquiry, { params: { id: listing }, body: message }),
  () => undefined,
  () => listing,
)
