import { expect } from 'vitest'
import type { SessionUser } from '../../../contract/account.ts'
import type { Db } from '../../../server/db/client.ts'
import { approveListing, rejectListing } from '../../../server/moderation/decide.ts'
import type { EndpointName } from '../endpoints.ts'
import { depsOn, makePending, makeUser } from '../factories.ts'

type World = { db: Db; caller: SessionUser }
type Body = Record<string, unknown>

/** A call that succeeds: what it takes, and what its answer looks like. */
export type Example = {
  params?: Record<string, string>
  body?: Body
  bytes?: Uint8Array
  headers?: Record<string, string>
  reply: Body
  /** For a call that changes its caller: the session of a caller of its own. */
  cookie?: string
  /** What a body has to take from the world, or from its other fields, where the rest of it is made up by its schema. */
  fixed?: (made: Body) => Body
}

/** Examples by endpoint; each makes what its call is about, for a caller who may do it. */
export type Examples = Partial<Record<EndpointName, (world: World) => Promise<Example>>>

export const anId = expect.stringMatching(/^[a-z0-9]{8,40}$/)

/** Listings of somebody else in a state; their ids, and that of the decision for a rejected one. */
export const pending = async (db: Db) => makePending(db, await makeUser(db))

export async function approved(db: Db, owner?: SessionUser): Promise<string> {
  const id = owner ? await makePending(db, owner) : await pending(db)
  await approveListing(depsOn(db), await makeUser(db, 'Admin'), id, 1)
  return id
}

export async function rejected(db: Db): Promise<string> {
  const result = await rejectListing(
    depsOn(db),
    await makeUser(db, 'Admin'),
    await pending(db),
    1,
    'The photos are of another flat.',
  )
  if (!result.ok) throw new Error('The listing could not be rejected.')
  return result.value.decisionId
}
