import { atom, onMount } from 'nanostores'
import { WAITING_TEXTS } from '#language/enquiry/texts-waiting'
import { sendEnquiry } from '../../contract/enquiry.ts'
import { WAITING_MOST } from '../../domain/enquiry/constants.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { createMessageForm, type Sending } from '../contact/message-form.ts'
import { call } from '../lib/api.ts'
import { isGone } from './send-waiting.ts'
import {
  eraseQuestion,
  followWaiting,
  keepQuestion,
  saysTheSame,
  type WaitingQuestion,
  waitingFor,
} from './waiting.ts'
import { tellOfWaiting } from './waiting-line.ts'

let listing = ''
let title = ''
/** The page of the question that was sent. */
export const $questionLink = atom('')
/** How often no answer came to a question that is kept, in the dialog that is open. */
export const $unsent = atom(0)
/** The question about this listing that waits on this device; null where none does. */
export const $waiting = atom<WaitingQuestion | null>(null)

onMount($waiting, () => {
  const end = new AbortController()
  followWaiting(() => $waiting.set(waitingFor(listing) ?? null), end.signal)
  return () => end.abort()
})

/** Sets the listing that the form asks about; a page shows one listing. */
export function askAbout(asked: { listing: string; title: string }): void {
  listing = asked.listing
  title = asked.title
  $unsent.set(0)
}

/** Keeps a question that no answer came to. Returns what is to be said where that is not possible. */
function keepUnsent(sending: Sending): FieldErrors {
  const { name, mobileNumber, email, message, submissionKey } = sending
  const words = { name, mobileNumber, email, message }
  const outcome = keepQuestion({ listing, title, submissionKey, ...words })
  if (outcome === 'full') return { _: WAITING_TEXTS.full(WAITING_MOST) }
  if (outcome === 'refused') return { _: WAITING_TEXTS.cannotKeep }
  // It is kept once: the tab's own copy would outlive a sign-out.
  enquiryForm.forget()
  $unsent.set($unsent.get() + 1)
  tellOfWaiting()
  return {}
}

export const enquiryForm = createMessageForm(
  'enquiry',
  (message) => call(sendEnquiry, { params: { id: listing }, body: message }),
  ({ link }) => {
    eraseQuestion(listing)
    $questionLink.set(link)
  },
  {
    about: () => listing,
    keyOf: ({ name, mobileNumber, email, message }) => {
      const waiting = waitingFor(listing)
      const words = { name, mobileNumber, email, message }
      return waiting && saysTheSame(waiting, words) ? waiting.submissionKey : undefined
    },
    explain: (failure, message) => {
      // A message of a bot is not worth a second try.
      if (failure.unreached && !message.website) return keepUnsent(message)
      return isGone(failure.code) ? { _: WAITING_TEXTS.gone(title) } : null
    },
  },
)

/** Erases what was written about this listing from the device. */
export function eraseWaiting(): void {
  eraseQuestion(listing)
  enquiryForm.forget()
  enquiryForm.reset()
}
