import type { MailStop } from '../domain/mail/stops.ts'
import { endpoint, type Nothing, type } from './endpoint.ts'

// Endpoints that protect an account: password, e-mail address, sessions, and two-step sign-in.

/** One session of the user. `id` identifies it in the list, and gives no access to it; times are ISO strings. */
export type OwnSession = {
  id: string
  device: string | null
  startedAt: string
  lastSeenAt: string
  current: boolean
}

/** How the user's account is protected. */
export type OwnSecurity = {
  emailVerified: boolean
  /** Why mails to the address have stopped; null while they are sent. */
  mailStop: MailStop | null
  twoStep: boolean
  sessions: OwnSession[]
}

/** The key for an authenticator app: a secret in base 32, and the same as a QR code in a data URL. */
export type TwoStepKey = { secret: string; picture: string }

/** A new password, entered twice. */
type NewPassword = { password: string; confirmPassword: string }

/** A six-digit code of the app, with the password. */
type TwoStepProof = { currentPassword: string; code: string }

export const readSecurity = endpoint({
  method: 'GET',
  path: '/api/my/security',
  action: 'account.manageOwn',
  reply: type<OwnSecurity>(),
})
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/my/sessions/:id',
  action: 'account.manageOwn',
  reply: type<{ id: string }>(),
})
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/my/sessions',
  action: 'account.manageOwn',
  reply: type<{ ended: number }>(),
})
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/my/password',
  action: 'account.manageOwn',
  body: type<NewPassword & { currentPassword: string }>(),
  reply: type<{ ended: number }>(),
})
export const askVerification = endpoint({
  method: 'POST',
  path: '/api/my/verification',
  action: 'account.manageOwn',
  reply: type<Nothing>(),
})
/** `currentPassword` is needed where the link is opened without a session of the account. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verifications',
  action: 'account.recover',
  body: type<{ token: string; currentPassword?: string | undefined }>(),
  reply: type<Nothing>(),
})
export const askReset = endpoint({
  method: 'POST',
  path: '/api/password-resets',
  action: 'account.recover',
  body: type<{ email: string }>(),
  reply: type<Nothing>(),
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-resets/password',
  action: 'account.recover',
  body: type<NewPassword & { token: string }>(),
  reply: type<Nothing>(),
})
export const prepareTwoStep = endpoint({
  method: 'POST',
  path: '/api/my/two-step/key',
  action: 'account.manageOwn',
  reply: type<TwoStepKey>(),
})
export const switchTwoStepOn = endpoint({
  method: 'POST',
  path: '/api/my/two-step',
  action: 'account.manageOwn',
  body: type<TwoStepProof>(),
  reply: type<{ twoStep: boolean }>(),
})
export const switchTwoStepOff = endpoint({
  method: 'POST',
  path: '/api/my/two-step/off',
  action: 'account.manageOwn',
  body: type<TwoStepProof>(),
  reply: type<{ twoStep: boolean }>(),
})
