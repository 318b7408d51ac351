import type { Role } from '../domain/account/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'

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
