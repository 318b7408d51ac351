import { atom } from 'nanostores'
import type { SessionUser } from '../../contract/account.ts'
import { askVerification, readSecurity } from '../../contract/security.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { $session } from './session.ts'

/** The user's address while it is not confirmed, null once it is; undefined where the server does not say. */
export async function unconfirmedOf({ email }: SessionUser): Promise<string | null | undefined> {
  const security = await call(readSecurity)
  if (!security.ok) return undefined
  return security.value.emailVerified ? null : email
}

/** The same of the signed-in user, as last read. */
export const $unconfirmed = atom<string | null | undefined>(undefined)

/** Reads it until it is confirmed, which another page may do meanwhile. */
export async function keepUnconfirmed(): Promise<void> {
  const user = $session.get()
  if (user && $unconfirmed.get() !== null) $unconfirmed.set(await unconfirmedOf(user))
}

/** Requests the mail that confirms the user's address. */
export const linkForm = createForm({ send: () => call(askVerification) })
