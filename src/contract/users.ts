import type { FileLines, Role, UserStatus } from '../domain/account/constants.ts'
import type { NameHint } from '../domain/account/name-hints.ts'
import type { UserFilter } from '../domain/account/users.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import { endpoint, type Paged, type } from './endpoint.ts'

/** An account in the admins' list. It holds only the last three digits of the phone number. */
export type UserRow = {
  id: string
  name: string
  email: string
  phoneEnd: string
  role: Role
  status: UserStatus
  verified: boolean
  twoStep: boolean
  createdAt: string
  photo: Photo | null
  /** Numbers of listings by state; states without any are left out. */
  listings: Partial<Record<ListingState, number>>
}

export type UserList = Paged<UserRow>

/** Details that an admin sees only after opening an account. */
export type UserDetail = {
  id: string
  mobileNumber: string
  agentRera: string | null
  sessions: number
  lastSeenAt: string | null
  /** The lines a day that the account's files may have until a time; null where they are the usual ones. */
  fileLimit: FileLimit | null
}
export type FileLimit = { lines: number; until: string }

/**
 * A new name that an account has asked for, in place of the public one. `listings`: how many listings show the name.
 */
export type WaitingName = {
  id: string
  name: string
  waitingName: string
  since: string
  email: string
  role: Role
  listings: number
  hints: NameHint[]
}

/** `from` is the value that the admin read; the change is refused where it is different by then. */
type Change<Word> = { from: Word; to: Word }

export const readUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  action: 'account.manage',
  query: type<UserFilter>(),
  reply: type<UserList>(),
})
export const readUser = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  action: 'account.manage',
  reply: type<UserDetail>(),
})
export const changeRole = endpoint({
  method: 'POST',
  path: '/api/users/:id/role',
  action: 'account.manage',
  body: type<Change<Role>>(),
  reply: type<{ id: string }>(),
})
export const changeStatus = endpoint({
  method: 'POST',
  path: '/api/users/:id/status',
  action: 'account.manage',
  body: type<Change<UserStatus>>(),
  reply: type<{ id: string }>(),
})
/** Allows the files of an agent more lines a day for some days, or the usual ones from now on. */
export const changeFileLimit = endpoint({
  method: 'POST',
  path: '/api/users/:id/file-limit',
  action: 'account.raiseFileLimit',
  body: type<{ lines: FileLines }>(),
  reply: type<{ fileLimit: FileLimit | null }>(),
})
export const readNames = endpoint({
  method: 'GET',
  path: '/api/name-changes',
  action: 'moderation.read',
  reply: type<{ names: WaitingName[] }>(),
})
/** `name` is the name that the admin read; the decision is refused where a different one waits by then. */
export const decideName = endpoint({
  method: 'POST',
  path: '/api/name-changes/:id',
  action: 'moderation.decide',
  body: type<{ name: string; approved: boolean }>(),
  reply: type<{ id: string }>(),
})
