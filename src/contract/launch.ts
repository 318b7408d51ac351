import type { Role, UserStatus } from '../domain/account/constants.ts'
import type { LaunchState } from '../domain/launch/constants.ts'
import type { LaunchFilter } from '../domain/launch/filter.ts'
import type { LaunchFields } from '../domain/launch/schema.ts'
import type { Photo } from '../domain/photo/schema.ts'
import { endpoint, type Paged, type } from './endpoint.ts'

/** A launch as its builder reads it. */
export type OwnLaunch = {
  id: string
  fields: LaunchFields
  /** None once they are erased. */
  photos: Photo[]
  state: LaunchState
  createdAt: string
  /** By when an admin answers. */
  dueAt: string
  decidedAt: string | null
  /** Why it was declined. */
  reason: string | null
  /** The entry that it was published as, with its city, while there is one. */
  entry: { id: string; city: string } | null
}

/** The same as admins read it. */
export type DeskLaunch = OwnLaunch & {
  sender: {
    name: string
    email: string
    mobileNumber: string
    role: Role
    status: UserStatus
    confirmed: boolean
  }
  /** The admin who has decided; null while it waits, and once that account is deleted. */
  decidedBy: string | null
}

/** `counts` include all launches, whatever the filter. */
export type DeskLaunches = Paged<DeskLaunch> & { counts: Record<LaunchState, number> }

export const sendLaunch = endpoint({
  method: 'POST',
  path: '/api/launches',
  action: 'launch.send',
  body: type<{ fields: LaunchFields; photoIds: string[]; submissionKey: string }>(),
  reply: type<{ id: string; dueAt: string }>(),
  status: 201,
})
export const readOwnLaunches = endpoint({
  method: 'GET',
  path: '/api/my/launches',
  action: 'launch.manageOwn',
  reply: type<{ launches: OwnLaunch[] }>(),
})
export const withdrawLaunch = endpoint({
  method: 'DELETE',
  path: '/api/launches/:id',
  action: 'launch.manageOwn',
  reply: type<{ id: string }>(),
})
export const readLaunches = endpoint({
  method: 'GET',
  path: '/api/launches',
  action: 'launch.manage',
  query: type<LaunchFilter>(),
  reply: type<DeskLaunches>(),
})
export const readLaunch = endpoint({
  method: 'GET',
  path: '/api/launches/:id',
  action: 'launch.manage',
  reply: type<DeskLaunch>(),
})
export const declineLaunch = endpoint({
  method: 'POST',
  path: '/api/launches/:id/decline',
  action: 'launch.manage',
  body: type<{ reason: string }>(),
  reply: type<{ id: string }>(),
})
