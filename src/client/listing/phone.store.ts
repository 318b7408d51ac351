import { map } from 'nanostores'
import { askVerification } from '../../contract/security.ts'
import { readSession } from '../../contract/account.ts'
import * as enquiryApi from '../../contract/enquiry.ts'
import { loginPath } from '../../contract/paths.ts'
import type { Failure } from '../../contract/result.ts'
import { PHONE_TEXTS } from '#language/phone/texts'
import { call, signedIn } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { showToast } from '../site/toast.ts'

/**
 * `signed out`: the visitor is told what it takes. `shown`: `number` holds ten digits, and `whatsApp` says whether WhatsApp messages are allowed. `link`: the state of
 * the confirmation mail if the address is not confirmed.
 */
type PhoneState = {
  phase: 'signed out' | 'open' | 'busy' | 'shown'
  number: string
  whatsApp: boolean
  error: string | null
  link: 'needed' | 'sending' | 'sent' | null
}

const START: PhoneState = { phase: 'open', number: '', whatsApp: false, error: null, link: null }

export const $phone = map<PhoneState>(START)

/** The fragment that opens the question again after a login. */
const ASKING = '#phone'

/** Leads to the login, and from there back to the question. */
export const toLogin = () =>
  location.assign(loginPath(location.pathname + location.search + ASKING))

/** Begins the question, of a signed-out visitor with what it takes; false if it is unknown who is signed in. */
export async function beginAsking(): Promise<boolean> {
  $phone.set(START)
  const answer = await call(readSession)
  if (!answer.ok) showToast(PHONE_TEXTS.loadFailed)
  else if (!answer.value.user) $phone.setKey('phase', 'signed out')
  return answer.ok
}

/**
 * The reason for a missing number: the server's sentence for a limit or a closed listing; otherwise a failure of
 * network or server.
 */
const reasonOf = (failure: Failure): string =>
  sentenceOf(failure, { failed: PHONE_TEXTS.loadFailed })

/** Requests the number of a listing's owner for a user who has agreed that this is recorded. */
export async function revealPhone(listing: string): Promise<void> {
  if ($phone.get().phase !== 'open') return
  $phone.set({ ...START, phase: 'busy' })
  const body = { agreed: true } as const
  const request = call(enquiryApi.revealPhone, { params: { id: listing }, body })
  const answer = await signedIn(request, toLogin)
  if (!answer) return
  if (answer.ok) {
    const { mobileNumber: number, whatsApp } = answer.value
    $phone.set({ ...START, phase: 'shown', number, whatsApp })
  } else {
    const link = answer.code === 'email_unconfirmed' ? 'needed' : null
    $phone.set({ ...START, error: reasonOf(answer), link })
  }
}

/** Requests the mail that confirms the user's address. */
export async function sendLink(): Promise<void> {
  if ($phone.get().link !== 'needed') return
  $phone.setKey('link', 'sending')
  const answer = await call(askVerification)
  if (answer.ok) $phone.set({ ...START, link: 'sent' })
  else $phone.set({ ...START, error: reasonOf(answer), link: 'needed' })
}
