import type { Role, UserStatus } from '../domain/account/constants.ts'
import type { LoggedEvent } from '../domain/audit/log.ts'
import type { ContactState } from '../domain/contact/constants.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { BuildResult } from '../domain/publication/constants.ts'

/** One page of a list; `more`: there is another after it. */
type Paged<Row> = { rows: Row[]; more: boolean }

/** A message from the contact form, as admins read it. */
export type ContactMessage = {
  id: number
  name: string
  email: string
  mobileNumber: string
  message: string
  state: ContactState
  createdAt: string
}
/** `counts` are of all messages, whatever the filter. */
export type Inbox = Paged<ContactMessage> & { counts: Record<ContactState, number> }

/** An account in the admins' list. Of the phone number only the last three digits. */
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

/** What is seen of an account only when an admin opens it. */
export type UserDetail = {
  id: string
  mobileNumber: string
  sessions: number
  lastSeenAt: string | null
}

/** A build of the public site. `revision` is null while it is not known, and of builds that a notification told of. */
export type BuildRow = {
  id: number
  revision: number | null
  result: BuildResult
  error: string | null
  startedAt: string
  finishedAt: string | null
}
export type BuildList = Paged<BuildRow>

/** One event. `name` is read anew each time: null for an account that is gone. */
export type AuditRow = {
  id: string
  event: LoggedEvent
  at: string
  /** Null where nobody was signed in. */
  actor: { id: string | null; name: string | null } | null
  subject: { id: string; name: string | null } | null
  details: Record<string, unknown>
  requestId: string | null
}
export type AuditList = Paged<AuditRow>
