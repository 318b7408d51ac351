import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import type { OwnListing } from '../../contract/listing.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/http/log-lines.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { createListing } from '../listing/create.ts'
import { rejectListing } from './decide.ts'
import { rejectEdit } from './edits.ts'
import { handlers } from '../../test/support/http/handlers.ts'

const { readOwnListings: readOwn } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let cookie: string
let ownerCookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
  ownerCookie = (await login(owner.email)).cookie
})

const REASON = 'The photos are of another flat.'
const last = async (listingId: string) =>
  (
    await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${listingId} order by decided_at desc limit 1`,
    )
  )?.id ?? ''
const { approveIt, rejectIt, undoIt, desk } = deciding(() => cookie)
const own = async () =>
  (await ask(readOwn, { path: '/api/my/listings', cookie: ownerCookie })).body
    .listings as OwnListing[]
const property = (id: string) =>
  backend.db.row<{ is_approved: boolean; version: number }>(
    sql`select is_approved, version from properties where id = ${id}`,
  )

test.each([
  [
    'listing.approval_undone',
    async () => {
      const id = await makePending(backend.db, owner)
      await openAndApprove(backend, admin, id, 1)
      return id
    },
  ],
  [
    'listing.rejection_undone',
    async () => {
      const id = await makePending(backend.db, owner)
      await rejectListing(backend, admin, id, 1, REASON)
      return id
    },
  ],
  [
    'edit.approval_undone',
    async () => {
      const { id, listingId } = await makeEdit(backend.db, owner)
      await openAndApproveEdit(backend, admin, id, 1)
      return listingId
    },
  ],
  [
    'edit.rejection_undone',
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

describe('Undo', () => {
  test('of a rejection makes the listing pending again, with its photos', async () => {
    const photos = [await makePhotoRow(backend.db, owner), await makePhotoRow(backend.db, owner)]
    const id = await makePending(
      backend.db,
      owner,
      { projectBuildingName: 'Parijat House' },
      photos,
    )
    const decisionId = String((await rejectIt(id)).body.decisionId)
    expect((await undoIt(decisionId)).body).toEqual({ listingId: id })
    const titles = (await desk()).log
      .filter((line) => line.listingId === id)
      .map((line) => [line.decision, line.title])
    expect(titles).toEqual([
      ['listing.rejection_undone', 'Parijat House'],
      ['listing.rejected', 'Parijat House'],
    ])
    const entry = (await desk()).queue.find((listing) => listing.id === id)
    expect(entry).toMatchObject({
      ...listingFields({ projectBuildingName: 'Parijat House' }),
      photos: photos.map((photo) => ({ id: photo })),
    })
    expect(
      (await own()).filter((listing) => listing.id === id).map((listing) => listing.state),
    ).toEqual(['pending'])
    expect((await approveIt(id, entry?.version)).status).toBe(200)
  })

  test('of an approval takes the listing off the site at the next build', async () => {
    const id = await makePending(backend.db, owner)
    const { revision } = (await approveIt(id)).body as { revision: number }
    const decision = (await desk()).log.find((line) => line.listingId === id)
    expect((await undoIt(decision?.id ?? '')).status).toBe(200)
    expect(await property(id)).toMatchObject({ is_approved: false })
    const now = await backend.db.row<{ revision: number }>(sql`select revision from site_revision`)
    expect(now?.revision).toBeGreaterThan(revision)
  })

  test('prevents a second post of the same submission, and a repost of an undone rejection', async () => {
    const submissionKey = newSubmissionKey()
    const submission = { fields: listingFields(), photoIds: [], submissionKey }
    const first = await createListing(backend, owner, submission)
    const id = first.ok ? first.value.id : ''
    const decisionId = String((await rejectIt(id)).body.decisionId)
    expect(await createListing(backend, owner, submission)).toEqual({ ok: true, value: { id } })
    expect(await property(id)).toBeUndefined()
    expect((await undoIt(decisionId)).status).toBe(200)
    const late = await createListing(backend, owner, {
      ...submission,
      submissionKey: newSubmissionKey(),
      repostOf: decisionId,
    })
    expect(late.ok).toBe(true)
    const answers = await backend.db.rows(
      sql`select decision from moderation_log where undoes = ${decisionId}`,
    )
    expect(answers).toEqual([{ decision: 'listing.rejection_undone' }])
  })

  test('works once, also when ten admins try at once', async () => {
    const id = await makePending(backend.db, owner)
    const decisionId = String((await rejectIt(id)).body.decisionId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => undoIt(decisionId)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.code === 'cannot_undo')).toHaveLength(9)
  })
})
