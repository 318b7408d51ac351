import { atom } from 'nanostores'
import { askVerification } from '../../contract/security.ts'
import { readSession } from '../../contract/account.ts'
import { revealPhone } from '../../contract/enquiry.ts'
import { loginPath } from '../../contract/paths.ts'
import type { Failure } from '../../contract/result.ts'
import { PHONE_TEXTS } from '#language/phone/texts'
import { call, signedIn } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { errorsOf } from '../lib/sentence.ts'
import { showToast } from '../site/toast.ts'

/** Whether the visitor is not signed in, and is told what it takes. */
export const $isSignedOut = atom(false)
/** The number that was shown: ten digits, and whether WhatsApp messages are allowed. */
export const $phone = atom<{ number: string; whatsApp: boolean } | null>(null)

/** The fragment that opens the question again after a login. */
const ASKING = '#phone'

/** Leads to the login, and from there back to the question. */
export const toLogin = () =>
  location.assign(loginPath(location.pathname + location.search + ASKING))

let listing = ''

/** Begins the question, of a signed-out visitor with what it takes; false if it is unknown who is signed in. */
export async function beginAsking(id: string): Promise<boolean> {
  listing = id
  $phone.set(null)
  revealForm.reset()
  linkForm.reset()
  const answer = await call(readSession)
  $isSignedOut.set(answer.ok && !answer.value.user)
  if (!answer.ok) showToast(PHONE_TEXTS.loadFailed)
  return answer.ok
}

/** The server's sentence for a limit or a closed listing; otherwise a failure of network or server. */
const explain = (failure: Failure) => errorsOf(failure, { failed: PHONE_TEXTS.loadFailed })

/** Requests the number of the listing's owner for a user who has agreed that this is recorded. */
export const revealForm = createForm({
  send: () => {
    linkForm.reset()
    const body = { agreed: true } as const
    return signedIn(call(revealPhone, { params: { id: listing }, body }), toLogin)
  },
  explain,
  onDone: ({ mobileNumber: number, whatsApp }) => $phone.set({ number, whatsApp }),
})

/** Requests the mail that confirms the user's address. */
export const linkForm = createForm({
  send: () => call(askVerification),
  explain,
  onDone: revealForm.reset,
})
