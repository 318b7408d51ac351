import type { Role } from '../domain/account/constants.ts'
import type { SignUp } from '../domain/account/schema.ts'
import type { Photo } from '../domain/photo/schema.ts'
import { type Nothing, endpoint, type } from './endpoint.ts'

/** Who is signed in, as every page may know it of its own visitor. */
export type SessionUser = { id: string; name: string; email: string; role: Role }

/** One place where the user is signed in. `id` names it to its user and is no key to it; times are ISO strings. */
export type OwnSession = {
  id: string
  device: string | null
  startedAt: string
  lastSeenAt: string
  current: boolean
}

/** How the user's account is protected. */
export type OwnSecurity = { emailVerified: boolean; twoStep: boolean; sessions: OwnSession[] }

/** What an authenticator app needs: a secret in base 32, and the same as a picture in a data address. */
export type TwoStepKey = { secret: string; picture: string }

/** The user's own account as it can be changed. `createdAt` is an ISO string. */
export type OwnProfile = {
  name: string
  /** The name that an admin has yet to read, and the last one that an admin refused. */
  waitingName: string | null
  refusedName: string | null
  email: string
  mobileNumber: string
  role: Role
  createdAt: string
  photo: Photo | null
}

/** An account's own password beside a new one, asked for twice. */
type NewPassword = { password: string; confirmPassword: string }
/** A six-digit code of the app, with the password. */
type TwoStepProof = { currentPassword: string; code: string }

export const createAccount = endpoint({
  method: 'POST',
  path: '/api/accounts',
  action: 'account.create',
  body: type<SignUp>(),
  reply: type<{ id: string }>(),
  status: 201,
})
export const readSession = endpoint({
  method: 'GET',
  path: '/api/me',
  action: 'session.read',
  reply: type<{ user: SessionUser | null }>(),
})
export const readProfile = endpoint({
  method: 'GET',
  path: '/api/my/profile',
  action: 'account.manageOwn',
  reply: type<OwnProfile>(),
})
/** `photoId` is an uploaded photo of theirs, or null for none. */
export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/my/profile',
  action: 'account.manageOwn',
  body: type<{ name: string; mobileNumber: string; photoId: string | null }>(),
  reply: type<OwnProfile>(),
})
/** A write for the sake of the log: each export is noted. */
export const exportOwnData = endpoint({
  method: 'POST',
  path: '/api/my/data',
  action: 'account.manageOwn',
  reply: type<Record<string, unknown>>(),
})
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/my/account-deletion',
  action: 'account.manageOwn',
  body: type<{ currentPassword: string }>(),
  reply: type<{ id: string }>(),
})

// What protects an account: its password, its address, its sessions, and the second step of a login.

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
/** The password where the link is opened without a session of the account. */
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
