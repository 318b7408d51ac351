import { expect } from 'vitest'
import type { SessionUser } from '../../../../contract/account.ts'
import type { Db } from '../../../../server/db/client.ts'
import { rejectListing } from '../../../../server/moderation/decide.ts'
import { openAndApprove } from '../../data/approving.ts'
import { depsOn, makePending, makeUser } from '../../data/factories.ts'
import type { EndpointName } from '../endpoints.ts'

type World = { db: Db; caller: SessionUser }
type Body = Record<string, unknown>

/** A call that succeeds: its parts, and the expected answer. */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: Body
  bytes?: Uint8Array
  headers?: Record<string, string>
  reply: Body
  /** The session of a separate caller, for a call that changes its caller. */
  cookie?: string
  /** The parts of a body that depend on existing data, or on its other fields. The schema generates the rest. */
  fixed?: (made: Body) => Body
}

/** Examples by endpoint. Each makes the data for its call, for a caller with the right to it. */
export type Examples = Partial<Record<EndpointName, (world: World) => Promise<Example>>>

export const anId = expect.stringMatching(/^[a-z0-9]{8,40}$/)

/** Make listings of somebody else in a state; return their ids, and that of the decision for a rejected one. */
export const pending = async (db: Db) => makePending(db, await makeUser(db))

export async function approved(
  db: Db,
  owner?: SessionUser,
  reference: string | null = null,
): Promise<string> {
  const id = owner ? await makePending(db, owner, {}, [], reference) : await pending(db)
  await openAndApprove(depsOn(db), await makeUser(db, 'Admin'), id, 1)
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
