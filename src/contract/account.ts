import type { Role } from '../domain/account/constants.ts'
import type { SignUp } from '../domain/account/schema.ts'
import type { Language } from '../domain/language/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import { endpoint, type } from './endpoint.ts'

/** The signed-in user, as far as every page may know about its own visitor. */
export type SessionUser = { id: string; name: string; email: string; role: Role }

/** The user's own account, as the profile form shows and changes it. `createdAt` is an ISO string. */
export type OwnProfile = {
  name: string
  /** The new name that waits for an admin, and the last one that an admin refused. */
  waitingName: string | null
  refusedName: string | null
  email: string
  mobileNumber: string
  /** Whether people who are shown the number are also offered WhatsApp. */
  whatsApp: boolean
  /** Whether visitors may only write about the user's listings, where a listing does not differ. */
  messagesOnly: boolean
  /** An agent's registration number at the real-estate authority, as the agent states it. Visitors read it. */
  agentRera: string | null
  /** Whether an agent's homes have a page of their own. */
  publicPage: boolean
  /** The language of mails to the account. */
  language: Language
  role: Role
  createdAt: string
  photo: Photo | null
}

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
/**
 * `agentRera` is empty for none; only agents state one. `photoId` is a photo that the user uploaded, or null for none.
 * Without `messagesOnly` or `language` it stays as it is.
 */
export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/my/profile',
  action: 'account.manageOwn',
  body: type<{
    name: string
    mobileNumber: string
    whatsApp: boolean
    messagesOnly?: boolean
    language?: Language
    agentRera: string
    photoId: string | null
  }>(),
  reply: type<OwnProfile>(),
})
/** Keeps the language that a user has chosen on a page, for mails to the account. */
export const keepLanguage = endpoint({
  method: 'POST',
  path: '/api/my/language',
  action: 'account.manageOwn',
  body: type<{ language: Language }>(),
  reply: type<{ language: Language }>(),
})
/** Switches the page of an agent's homes on or off. */
export const setPublicPage = endpoint({
  method: 'POST',
  path: '/api/my/public-page',
  action: 'account.showPage',
  body: type<{ on: boolean }>(),
  reply: type<{ on: boolean }>(),
})
/** It is a POST because each export writes to the audit log. */
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
