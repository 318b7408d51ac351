import { atom } from 'nanostores'
import { PHONE_TEXTS } from '#language/phone/texts'
import { readSession, type SessionUser } from '../../contract/account.ts'
import { revealPhone } from '../../contract/enquiry.ts'
import { loginPath } from '../../contract/paths.ts'
import { type Failure, fail } from '../../contract/result.ts'
import { readSecurity } from '../../contract/security.ts'
import { PHONE_FRAGMENT } from '../../domain/site/constants.ts'
import { linkForm, unconfirmedOf } from '../account/confirm.store.ts'
import { call, signedIn } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { errorsOf } from '../lib/sentence.ts'
import { showToast } from '../site/toast.ts'
import { forgetNumberAsked, keepNumberAsked } from './number-asked.ts'
import { isMessagesOnly } from './still-offered.ts'

/** Whether the visitor is not signed in, and is told what it takes. */
export const $isSignedOut = atom(false)
/** The number that was shown, as it is stored, and whether WhatsApp messages are allowed. */
export const $phone = atom<{ number: string; whatsApp: boolean } | null>(null)

/** The address that a signed-in visitor has still to confirm before a number is shown; null if none. */
export const $unconfirmed = atom<string | null>(null)

let listing = ''

/** Leads to the login, and from there back to the question. */
export function toLogin(): void {
  keepNumberAsked(listing)
  location.assign(loginPath(location.pathname + location.search + PHONE_FRAGMENT))
}

/**
 * Begins the question, of a signed-out visitor with what it takes; false if there is nothing to ask: the poster is
 * written to only, or it is unknown who is signed in.
 */
export async function beginAsking(id: string): Promise<boolean> {
  if (await isMessagesOnly(id)) {
    showToast(PHONE_TEXTS.messagesOnly)
    return false
  }
  listing = id
  $phone.set(null)
  revealForm.reset()
  linkForm.reset()
  confirmedForm.reset()
  const answer = await call(readSession)
  const user = answer.ok ? answer.value.user : null
  $isSignedOut.set(answer.ok && !user)
  await noteUnconfirmed(user)
  if (!answer.ok) showToast(PHONE_TEXTS.loadFailed)
  return answer.ok
}

/**
 * Notes whether the address has still to be confirmed. Where the server does not say, it will when asked for the
 * number.
 */
async function noteUnconfirmed(user: SessionUser | null): Promise<void> {
  const address = (user && (await unconfirmedOf(user))) ?? null
  $unconfirmed.set(address)
  if (address) keepNumberAsked(listing)
}

/** The server's sentence for a limit or a closed listing; otherwise a failure of network or server. */
const explain = (failure: Failure) => errorsOf(failure, { failed: PHONE_TEXTS.loadFailed })

/** Requests the number of the listing's owner for a user who has agreed that this is recorded. */
export const revealForm = createForm({
  send: () => {
    const body = { agreed: true } as const
    return signedIn(call(revealPhone, { params: { id: listing }, body }), toLogin)
  },
  explain,
  onFailed: async ({ code }) => {
    // Confirmed when the question began, and no longer.
    if (code === 'email_unconfirmed') await beginAsking(listing)
  },
  onDone: ({ mobileNumber: number, whatsApp }) => {
    forgetNumberAsked()
    $phone.set({ number, whatsApp })
  },
})

/** Asks whether the address is confirmed by now. */
export const confirmedForm = createForm({
  send: async () => {
    const security = await call(readSecurity)
    return security.ok && !security.value.emailVerified ? fail('email_unconfirmed') : security
  },
  explain: (failure) =>
    failure.code === 'email_unconfirmed' ? { _: PHONE_TEXTS.stillUnconfirmed } : explain(failure),
  onDone: () => {
    revealForm.reset()
    $unconfirmed.set(null)
  },
})
