import type { Entry } from '../domain/content/schema.ts'
import { endpoint, type } from './endpoint.ts'

/**
 * An entry as admins read it. `version`: time of the last change, in microseconds; `fields`: those of its collection.
 */
export type ContentEntry = {
  id: string
  version: number
  createdAt: string
  fields: Record<string, unknown>
  /** When an admin saw the project's number on the register; missing for what has none. */
  reraSeenAt?: string | null
}

export const readContent = endpoint({
  method: 'GET',
  path: '/api/content/:collection',
  action: 'content.manage',
  reply: type<{ entries: ContentEntry[] }>(),
})
export const createEntry = endpoint({
  method: 'POST',
  path: '/api/entries',
  action: 'content.manage',
  /** `launch`: the builder's launch that this entry publishes. */
  body: type<Entry & { submissionKey: string; launch?: string | undefined }>(),
  reply: type<{ id: string }>(),
  status: 201,
})
export const updateEntry = endpoint({
  method: 'POST',
  path: '/api/entries/:id',
  action: 'content.manage',
  body: type<Entry & { version: number }>(),
  reply: type<{ version: number }>(),
})
export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/entries/:collection/:id',
  action: 'content.manage',
  reply: type<{ id: string }>(),
})
/** Notes that an admin saw this number of a project or launch on the register of the authority. */
export const projectSeenOnRegister = endpoint({
  method: 'POST',
  path: '/api/entries/:collection/:id/register',
  action: 'content.manage',
  body: type<{ number: string }>(),
  reply: type<{ seenAt: string }>(),
})
