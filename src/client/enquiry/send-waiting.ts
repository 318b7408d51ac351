import { sendEnquiry } from '../../contract/enquiry.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { call } from '../lib/api.ts'
import { errorsOf } from '../lib/sentence.ts'
import { eraseQuestion, waitingFor } from './waiting.ts'

/** Whether a refusal says that the listing cannot be asked about any more. */
export const isGone = (code: ErrorCode): boolean =>
  code === 'listing_not_available' || code === 'gone' || code === 'not_found'

/**
 * What has become of a question: it is sent, and `link` shows it; it waits on, as no answer came; its home is gone; the
 * server has refused it, and says why; or it has left the device by another tab, or by its age.
 */
export type Sent =
  | { now: 'sent'; link: string }
  | { now: 'waits' | 'gone' | 'left' }
  | { now: 'refused'; why: string }

/**
 * Sends the question about a listing that waits on this device. A second one with the same key is the same question.
 */
export async function sendWaiting(listing: string): Promise<Sent> {
  const waiting = waitingFor(listing)
  if (!waiting) return { now: 'left' }
  const { name, mobileNumber, email, message, submissionKey } = waiting
  const body = { name, mobileNumber, email, message, submissionKey }
  const result = await call(sendEnquiry, { params: { id: listing }, body })
  if (result.ok) {
    // Another tab may have other words by now.
    if (waitingFor(listing)?.submissionKey === submissionKey) eraseQuestion(listing)
    return { now: 'sent', link: result.value.link }
  }
  if (result.unreached) return { now: 'waits' }
  if (isGone(result.code)) return { now: 'gone' }
  return { now: 'refused', why: Object.values(errorsOf(result)).join(' ') }
}
