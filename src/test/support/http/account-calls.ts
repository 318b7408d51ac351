import type { SessionUser } from '../../../contract/account.ts'
import type { Db } from '../../../server/db/client.ts'
import { openForAdmins } from '../data/approving.ts'
import { makePending, makeUser } from '../data/factories.ts'
import { handlers } from './handlers.ts'
import { ask } from './requests.ts'

export const NEW_PASSWORD = 'seven green doors'

/** A filled form for signing up. */
export const signUpForm = (over: Record<string, unknown> = {}) => ({
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  password: 'a fine password',
  confirmPassword: 'a fine password',
  role: 'Owner',
  ...over,
})

export const signUp = (body: unknown, ip = '10.1.0.1') =>
  ask(handlers.createAccount, { method: 'POST', path: '/api/accounts', body, ip })

/** The user of a session; null for none. */
export const whoAmI = async (cookie: string) =>
  (await ask(handlers.readSession, { path: '/api/me', cookie })).body.user as {
    role: string
  } | null

/** Asks for the mail with a link for a new password. */
export const forgot = (email: string, ip = '10.9.0.1') =>
  ask(handlers.askReset, { method: 'POST', path: '/api/password-resets', body: { email }, ip })

/** Sets a new password by the secret of such a link. */
export const reset = (token: string, password = NEW_PASSWORD) =>
  ask(handlers.resetPassword, {
    method: 'POST',
    path: '/api/password-resets/password',
    body: { token, password, confirmPassword: password },
  })

/** Makes an agent with a listing that the admin of a session has approved. */
export async function withPublished(
  db: Db,
  cookie: string,
  name: string,
): Promise<{ user: SessionUser; listing: string }> {
  const user = await makeUser(db, 'Agent', name)
  const listing = await makePending(db, user)
  await openForAdmins(db, listing)
  await ask(handlers.approveListing, {
    method: 'POST',
    path: `/api/moderation/${listing}/approve`,
    body: { version: 1 },
    cookie,
  })
  return { user, listing }
}
