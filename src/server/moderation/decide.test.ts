import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { DECISION_VERBS, MODERATION_TEXTS } from '#english/moderation/texts'
import type { OwnListing } from '../../contract/listing.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import {
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { SUBJECTS } from '../../test/support/data/subjects.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { createListing } from '../listing/create.ts'

const { readDesk, readOwnListings: readOwn } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend)
let ownerCookie: string
let adminCookie: string
beforeAll(async () => {
  ownerCookie = (await login(owner.email)).cookie
  adminCookie = (await login((await makeUser(backend.db, 'Admin', 'Meera')).email)).cookie
})

const { approveIt, rejectIt, undoIt, desk } = deciding(() => adminCookie)
const own = async () =>
  (await ask(readOwn, { path: '/api/my/listings', cookie: ownerCookie })).body
    .listings as OwnListing[]
const property = (id: string) =>
  backend.db.row<{ is_approved: boolean; version: number }>(
    sql`select is_approved, version from properties where id = ${id}`,
  )

describe('The desk', () => {
  test('is closed to everybody but admins', async () => {
    expect((await ask(readDesk, { path: '/api/moderation' })).status).toBe(401)
    expect((await ask(readDesk, { path: '/api/moderation', cookie: ownerCookie })).status).toBe(403)
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

describe.each(SUBJECTS)('A decision on $things', (subject) => {
  const { name, address, endpoints, make, change, waits, shown } = subject
  const waiting = async () => {
    const made = await make(backend.db, owner)
    await openForAdmins(backend.db, made.id)
    return made
  }
  const decide = (
    verb: 'approve' | 'reject',
    id: string,
    more: object = {},
    cookie = adminCookie,
  ) =>
    ask(handlers[endpoints[verb]], {
      method: 'POST',
      path: `${address}/${id}/${verb}`,
      cookie,
      body: { version: 1, ...(verb === 'reject' && { reason: 'It is of last year.' }), ...more },
    })
  const decided = async (listingId: string) =>
    (
      await backend.db.rows<{ decision: string }>(sql`
        select decision
        from moderation_log
        where property_id = ${listingId}
          and decision in (${`${name}.approved`}, ${`${name}.rejected`})`)
    ).map(({ decision }) => decision)

  test('is one line of the log', async () => {
    const [good, bad] = [await waiting(), await waiting()]
    expect((await decide('approve', good.id)).status).toBe(200)
    expect((await decide('reject', bad.id)).status).toBe(200)
    expect([await decided(good.listingId), await decided(bad.listingId)]).toEqual([
      [`${name}.approved`],
      [`${name}.rejected`],
    ])
    expect([await waits(backend.db, good.id), await waits(backend.db, bad.id)]).toEqual([
      false,
      false,
    ])
  })

  test('is refused if the poster has changed it since it was read', async () => {
    const { id, listingId } = await waiting()
    await change(backend.db, id)
    for (const answer of [await decide('approve', id), await decide('reject', id)])
      expect([answer.status, answer.body.message]).toEqual([409, MODERATION_TEXTS.changed])
    expect([await shown(backend.db, [listingId]), await waits(backend.db, id)]).toEqual([[], true])
    expect(await decided(listingId)).toEqual([])
  })

  test('names the admin who has already decided', async () => {
    const { id, listingId } = await waiting()
    await decide('reject', id)
    for (const late of [await decide('approve', id), await decide('reject', id)])
      expect([late.status, late.body.message]).toEqual([
        409,
        `Meera has already ${DECISION_VERBS[`${name}.rejected`]} this listing.`,
      ])
    expect(await decided(listingId)).toEqual([`${name}.rejected`])
  })

  test('of an unknown one is refused as not found', async () => {
    expect((await decide('approve', 'nosuchlisting')).status).toBe(404)
    expect((await decide('reject', 'nosuchlisting')).status).toBe(404)
  })

  test('needs a reason if it is a rejection', async () => {
    const { id } = await waiting()
    for (const reason of ['', '   ', null])
      expect((await decide('reject', id, { reason })).status).toBe(400)
    expect(await waits(backend.db, id)).toBe(true)
  })

  test('is for admins only', async () => {
    const { id } = await waiting()
    for (const verb of ['approve', 'reject'] as const)
      expect((await decide(verb, id, {}, ownerCookie)).status).toBe(403)
    expect(await waits(backend.db, id)).toBe(true)
  })
})

describe('Approve', () => {
  test('publishes the listing: it is approved, confirmed and logged, and raises the revision', async () => {
    const id = await makePending(backend.db, owner)
    const before = await backend.db.row<{ revision: number }>(
      sql`select revision from site_revision`,
    )
    await backend.db.rows(
      sql`update properties set created_at = now() - interval '9 days' where id = ${id}`,
    )
    const answer = await approveIt(id)
    // The owner confirmed the listing by submitting it; an admin's approval is no confirmation.
    expect(
      await backend.db.row(
        sql`select confirmed_at = created_at as theirs from properties where id = ${id}`,
      ),
    ).toEqual({ theirs: true })
    expect(answer.body.revision).toBe((before?.revision ?? 0) + 1)
    expect(await property(id)).toMatchObject({ is_approved: true })
    expect((await desk()).log[0]).toMatchObject({
      listingId: id,
      decision: 'listing.approved',
      decidedBy: 'Meera',
      revision: answer.body.revision,
      undoable: true,
    })
  })
})

describe('Reject', () => {
  test('deletes the listing, logs the reason with a snapshot, and mails the poster', async () => {
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
      canRepost: true,
      photos: [{ id: photo }],
    })
    const image = await backend.db.row<{ days: number }>(
      sql`select round(extract(epoch from erase_after - now()) / 86400)::int as days from images where id = ${photo}`,
    )
    expect(image?.days).toBe(30)
  })

  test('allows one repost with the same photos', async () => {
    const photo = await makePhotoRow(backend.db, owner)
    const id = await makePending(backend.db, owner, {}, [photo])
    const again = String((await rejectIt(id)).body.decisionId)
    const result = await createListing(backend, owner, {
      fields: listingFields(),
      photoIds: [photo],
      submissionKey: newSubmissionKey(),
      repostOf: again,
    })
    expect(result.ok).toBe(true)
    expect((await own()).some((listing) => listing.decisionId === again)).toBe(false)
    expect((await undoIt(again)).body.code).toBe('cannot_undo')
  })
})
