import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import approve from '../../../functions/moderation-approve.ts'
import readDesk from '../../../functions/moderation-desk.ts'
import reject from '../../../functions/moderation-reject.ts'
import undo from '../../../functions/moderation-undo.ts'
import readOwn from '../../../functions/listings-own.ts'
import type { SessionUser } from '../../contract/session.ts'
import type { Desk, OwnListing } from '../../contract/listing.ts'
import { MODERATION_MESSAGES } from '../../domain/moderation/messages.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import {
  listingFields,
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/factories.ts'
import { ask, login } from '../../test/support/requests.ts'
import { createListing } from '../listing/create.ts'
import { withdrawListing } from '../listing/withdraw.ts'

let backend: Backend
let owner: SessionUser
let ownerCookie: string
let adminCookie: string
beforeAll(async () => {
  backend = await startBackend()
  owner = await makeUser(backend.db)
  ownerCookie = (await login(owner.email)).cookie
  adminCookie = (await login((await makeUser(backend.db, 'Admin', 'Meera')).email)).cookie
})
afterAll(() => backend.close())

const post = (handler: typeof approve, path: string, body: unknown, cookie = adminCookie) =>
  ask(handler, { method: 'POST', path: `/api/moderation/${path}`, body, cookie })
const approveIt = (id: string, version = 1, cookie = adminCookie) =>
  post(approve, `${id}/approve`, { version }, cookie)
const rejectIt = (
  id: string,
  reason: unknown = 'The photos are of another flat.',
  version = 1,
  cookie = adminCookie,
) => post(reject, `${id}/reject`, { version, reason }, cookie)
const undoIt = (decisionId: string) =>
  ask(undo, { method: 'POST', path: `/api/moderation/log/${decisionId}/undo`, cookie: adminCookie })
const desk = async () =>
  (await ask(readDesk, { path: '/api/moderation', cookie: adminCookie })).body as unknown as Desk
const own = async () =>
  (await ask(readOwn, { path: '/api/my/listings', cookie: ownerCookie })).body
    .listings as OwnListing[]
const property = (id: string) =>
  backend.db.row<{ is_approved: boolean; version: number }>(
    sql`select is_approved, version from properties where id = ${id}`,
  )

describe('The desk', () => {
  test('is closed to everybody but admins', async () => {
    const id = await makePending(backend.db, owner)
    expect((await ask(readDesk, { path: '/api/moderation' })).status).toBe(401)
    expect((await ask(readDesk, { path: '/api/moderation', cookie: ownerCookie })).status).toBe(403)
    expect((await approveIt(id, 1, ownerCookie)).status).toBe(403)
    expect((await rejectIt(id, 'x', 1, ownerCookie)).status).toBe(403)
    expect((await property(id))?.is_approved).toBe(false)
  })

  test('shows what waits, oldest first, with all fields, pictures and poster', async () => {
    const photo = await makePhotoRow(backend.db, owner)
    const id = await makePending(backend.db, owner, {}, [photo])
    const { queue, counts } = await desk()
    const entry = queue.find((listing) => listing.id === id)
    expect(entry).toMatchObject({
      ...listingFields(),
      version: 1,
      photos: [{ id: photo }],
      poster: { name: owner.name, email: owner.email, mobileNumber: '9876543210' },
    })
    expect(queue.map((listing) => listing.createdAt)).toEqual(
      queue.map((listing) => listing.createdAt).toSorted(),
    )
    expect(counts.pending).toBe(queue.length)
  })
})

describe('Approve', () => {
  test('publishes: the listing is approved, confirmed, logged, and the revision rises', async () => {
    const id = await makePending(backend.db, owner)
    const before = await backend.db.row<{ revision: number }>(sql`select revision from publication`)
    const answer = await approveIt(id)
    expect(answer.body.revision).toBe((before?.revision ?? 0) + 1)
    expect(await property(id)).toMatchObject({ is_approved: true })
    expect((await desk()).log[0]).toMatchObject({
      listingId: id,
      decision: 'approved',
      decidedBy: 'Meera',
      revision: answer.body.revision,
      undoable: true,
    })
  })

  test('ten admins at once: one decision takes effect, the others are told who decided', async () => {
    const id = await makePending(backend.db, owner)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? approveIt(id) : rejectIt(id))),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter((one) => one.status !== 200)) {
      expect(answer.body.code).toBe('already_decided')
      expect(answer.body.message).toMatch(/^Meera has already (approved|rejected) this listing\.$/)
    }
    const decisions = await backend.db.rows(
      sql`select 1 from moderation_log where property_id = ${id}`,
    )
    expect(decisions).toHaveLength(1)
  })

  test('is refused when the poster changed the listing after the admin read it', async () => {
    const id = await makePending(backend.db, owner)
    await backend.db.rows(sql`update properties set version = 2 where id = ${id}`)
    const answer = await approveIt(id, 1)
    expect([answer.status, answer.body.message]).toEqual([409, MODERATION_MESSAGES.changed])
    expect((await property(id))?.is_approved).toBe(false)
  })

  test('of an unknown listing is not found', async () =>
    expect((await approveIt('nosuchlisting')).status).toBe(404))
})

describe('Reject', () => {
  test('deletes the listing, logs the reason with a snapshot, and tells the poster', async () => {
    const photo = await makePhotoRow(backend.db, owner)
    const id = await makePending(backend.db, owner, { projectBuildingName: 'Bela Court' }, [photo])
    const answer = await rejectIt(id, 'The photos show a model flat.')
    expect(answer.status).toBe(200)
    expect(await property(id)).toBeUndefined()
    const mine = (await own()).find((listing) => listing.decisionId === answer.body.decisionId)
    expect(mine).toMatchObject({
      state: 'rejected',
      reason: 'The photos show a model flat.',
      projectBuildingName: 'Bela Court',
      canPostAgain: true,
      photos: [{ id: photo }],
    })
    const image = await backend.db.row<{ days: number }>(
      sql`select round(extract(epoch from erase_after - now()) / 86400)::int as days from images where id = ${photo}`,
    )
    expect(image?.days).toBe(30)
  })

  test('needs a reason', async () => {
    const id = await makePending(backend.db, owner)
    for (const reason of ['', '   ', null]) expect((await rejectIt(id, reason)).status).toBe(400)
    expect(await property(id)).toBeDefined()
  })

  test('leads to posting again with the same photos, once', async () => {
    const photo = await makePhotoRow(backend.db, owner)
    const id = await makePending(backend.db, owner, {}, [photo])
    const again = String((await rejectIt(id)).body.decisionId)
    const result = await createListing(backend, owner, {
      fields: listingFields(),
      photoIds: [photo],
      submissionKey: newSubmissionKey(),
      again,
    })
    expect(result.ok).toBe(true)
    expect((await own()).some((listing) => listing.decisionId === again)).toBe(false)
    expect((await undoIt(again)).body.code).toBe('cannot_undo')
  })
})

describe('A rejection that was posted again', () => {
  test('stays so, whatever becomes of the new listing, and still counts as a rejection', async () => {
    const again = String((await rejectIt(await makePending(backend.db, owner))).body.decisionId)
    const before = await desk()
    const repost = () =>
      createListing(backend, owner, {
        fields: listingFields(),
        photoIds: [],
        submissionKey: newSubmissionKey(),
        again,
      })
    const posted = await repost()
    const id = posted.ok ? posted.value.id : ''
    const after = await desk()
    expect(after.counts.rejected).toBe(before.counts.rejected)
    expect(after.log).toEqual(
      before.log.map((line) => (line.id === again ? { ...line, undoable: false } : line)),
    )
    await withdrawListing(backend, owner, id)
    expect((await own()).some((listing) => listing.decisionId === again)).toBe(false)
    expect((await undoIt(again)).body.code).toBe('cannot_undo')
    // Posting from it once more makes a listing like any other, and no second answer.
    expect((await repost()).ok).toBe(true)
    expect(
      await backend.db.rows(
        sql`select decision, admin_id, poster_id from moderation_log where undoes = ${again}`,
      ),
    ).toEqual([{ decision: 'posted again', admin_id: null, poster_id: owner.id }])
  })

  test('is still what an admin is told who comes late', async () => {
    const id = await makePending(backend.db, owner)
    const again = String((await rejectIt(id)).body.decisionId)
    await createListing(backend, owner, {
      fields: listingFields(),
      photoIds: [],
      submissionKey: newSubmissionKey(),
      again,
    })
    expect((await approveIt(id)).body.message).toBe('Meera has already rejected this listing.')
  })
})

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
      ['rejection undone', 'Parijat House'],
      ['rejected', 'Parijat House'],
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
    const now = await backend.db.row<{ revision: number }>(sql`select revision from publication`)
    expect(now?.revision).toBeGreaterThan(revision)
  })

  test('stands in the way of posting the same submission a second time, and of answering an undone rejection', async () => {
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
      again: decisionId,
    })
    expect(late.ok).toBe(true)
    const answers = await backend.db.rows(
      sql`select decision from moderation_log where undoes = ${decisionId}`,
    )
    expect(answers).toEqual([{ decision: 'rejection undone' }])
  })

  test('works once, also when ten ask at once', async () => {
    const id = await makePending(backend.db, owner)
    const decisionId = String((await rejectIt(id)).body.decisionId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => undoIt(decisionId)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.code === 'cannot_undo')).toHaveLength(9)
  })
})

describe('The log', () => {
  test('cannot be rewritten or deleted', async () => {
    const id = await makePending(backend.db, owner)
    await rejectIt(id)
    await expect(
      backend.db.rows(sql`update moderation_log set reason = 'other' where property_id = ${id}`),
    ).rejects.toThrow(/append-only/)
    await expect(
      backend.db.rows(sql`delete from moderation_log where property_id = ${id}`),
    ).rejects.toThrow(/append-only/)
  })

  test('keeps its facts, and no words of the poster, when the account is deleted', async () => {
    const leaver = await makeUser(backend.db, 'Client')
    const id = await makePending(backend.db, leaver, { locality: 'Sarnath', city: 'Varanasi' })
    await rejectIt(id)
    await backend.db.rows(sql`delete from users where id = ${leaver.id}`)
    const line = await backend.db.row(
      sql`select decision, city, locality, snapshot, poster_id from moderation_log where property_id = ${id}`,
    )
    expect(line).toEqual({
      decision: 'rejected',
      city: 'Varanasi',
      locality: 'Sarnath',
      snapshot: null,
      poster_id: null,
    })
  })
})
