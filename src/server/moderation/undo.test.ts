import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import undo from '../../../functions/moderation-undo.ts'
import type { SessionUser } from '../../contract/session.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { makeEdit } from '../../test/support/edits.ts'
import { makePending, makeUser } from '../../test/support/factories.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/log-lines.ts'
import { ask, login } from '../../test/support/requests.ts'
import { approveListing, rejectListing } from './decide.ts'
import { approveEdit, rejectEdit } from './edits.ts'

let backend: Backend
let admin: SessionUser
let owner: SessionUser
let cookie: string
beforeAll(async () => {
  backend = await startBackend()
  owner = await makeUser(backend.db)
  admin = await makeUser(backend.db, 'Admin')
  cookie = (await login(admin.email)).cookie
})
afterAll(() => backend.close())

const REASON = 'The photos are of another flat.'
const last = async (listingId: string) =>
  (
    await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${listingId} order by decided_at desc limit 1`,
    )
  )?.id ?? ''
const undoIt = (id: string) =>
  ask(undo, { method: 'POST', path: `/api/moderation/log/${id}/undo`, cookie })

test.each([
  [
    'approval undone',
    async () => {
      const id = await makePending(backend.db, owner)
      await approveListing(backend, admin, id, 1)
      return id
    },
  ],
  [
    'rejection undone',
    async () => {
      const id = await makePending(backend.db, owner)
      await rejectListing(backend, admin, id, 1, REASON)
      return id
    },
  ],
  [
    'edit approval undone',
    async () => {
      const { id, listingId } = await makeEdit(backend.db, owner)
      await approveEdit(backend, admin, id, 1)
      return listingId
    },
  ],
  [
    'edit rejection undone',
    async () => {
      const { id, listingId } = await makeEdit(backend.db, owner)
      await rejectEdit(backend, admin, id, 1, REASON)
      return listingId
    },
  ],
])(
  '“%s” is one line of the server’s log too, and a refused undo is none',
  async (event, decided) => {
    const listingId = await decided()
    const decision = await last(listingId)
    const lines = await logLinesOf(async () => {
      expect((await undoIt(decision)).status).toBe(200)
      expect((await undoIt(decision)).status).toBe(409)
    })
    expect(lines).toEqual([
      { event, requestId: REQUEST_ID, actorId: admin.id, subjectId: listingId },
    ])
  },
)
