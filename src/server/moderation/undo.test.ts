import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnListing } from '../../contract/listing.ts'
import { open } from '../../test/support/data/approving.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import { photosOf } from '../../test/support/data/edits.ts'
import {
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { addressOf, makeLaunch, publishLaunch } from '../../test/support/data/launches.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { SUBJECTS } from '../../test/support/data/subjects.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { startBuildHook } from '../../test/support/http/build-hook.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/http/log-lines.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { createListing } from '../listing/create.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { okMailed } from '../mail/outbox.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { undoDecision } from './undo.ts'

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

describe.each(SUBJECTS)('An undo of a decision on $things', (subject) => {
  const { name, make, approve, reject, waits, shown } = subject
  const approved = async () => {
    const made = await make(backend.db, owner)
    await open(backend, admin, made.id)
    await approve(backend, admin, made.id, 1)
    return made
  }
  const rejected = async () => {
    const made = await make(backend.db, owner)
    await reject(backend, admin, made.id, 1, REASON)
    return made
  }

  test.each([
    ['approval', approved],
    ['rejection', rejected],
  ])('lets it wait again after the %s, in another version', async (verdict, decided) => {
    const { id, listingId } = await decided()
    expect(await undoDecision(backend, admin, await last(listingId))).toEqual(
      okMailed({ listingId }),
    )
    expect([await waits(backend.db, id), await shown(backend.db, [listingId])]).toEqual([true, []])
    expect(await approve(backend, admin, id, 1)).toMatchObject({ code: 'changed' })
    const version = name === 'listing' && verdict === 'approval' ? 3 : 2
    await open(backend, admin, id, version)
    expect(await approve(backend, admin, id, version)).toMatchObject({ ok: true })
    expect(await shown(backend.db, [listingId])).toEqual([{ id: listingId }])
  })

  test('is one line of the server’s log, and a refused one is none', async () => {
    for (const [verdict, decided] of [
      ['approval', approved],
      ['rejection', rejected],
    ] as const) {
      const { listingId } = await decided()
      const decision = await last(listingId)
      const lines = await logLinesOf(async () => {
        expect((await undoIt(decision)).status).toBe(200)
        expect((await undoIt(decision)).body.code).toBe('cannot_undo')
        expect((await undoIt('nosuchdecision')).status).toBe(404)
      })
      expect(lines).toEqual([
        {
          event: `${name}.${verdict}_undone`,
          requestId: REQUEST_ID,
          actorId: admin.id,
          subjectId: listingId,
        },
      ])
    }
  })

  test('raises the revision and requests a build where visitors saw what was approved', async () => {
    const revision = async () => (await readRebuildStatus(backend.db)).revision
    for (const [decided, builds] of [
      [approved, 1],
      [rejected, 0],
    ] as const) {
      const { listingId } = await decided()
      const before = await revision()
      const hook = await startBuildHook()
      const env = { ...backend.env, buildHookUrl: hook.address }
      await undoDecision({ ...backend, env }, admin, await last(listingId))
      hook.close()
      expect([hook.asked(), (await revision()) - before]).toEqual([builds, builds])
    }
  })

  test('works once, also when ten admins try at once', async () => {
    for (const decided of [approved, rejected]) {
      const decision = await last((await decided()).listingId)
      const answers = await Promise.all(Array.from({ length: 10 }, () => undoIt(decision)))
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      expect(answers.filter((answer) => answer.body.code === 'cannot_undo')).toHaveLength(9)
    }
  })

  test('is refused to an admin who is none any more', async () => {
    const { id, listingId } = await rejected()
    const former = await makeUser(backend.db, 'Owner')
    const asAdmin = { ...former, role: 'Admin' } as const
    expect(await undoDecision(backend, asAdmin, await last(listingId))).toMatchObject({ ok: false })
    expect(await waits(backend.db, id)).toBe(false)
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

  test('of a rejection takes back no photo that a launch shows, whether it waits or is published', async () => {
    const [own = '', awaited = '', shown = ''] = await Promise.all(
      [1, 2, 3].map(() => makePhotoRow(backend.db, owner)),
    )
    const id = await makePending(backend.db, owner, {}, [own, awaited, shown])
    const decisionId = String((await rejectIt(id)).body.decisionId)
    await makeLaunch(backend.db, owner, {}, awaited)
    const launch = await makeLaunch(backend.db, owner, {}, shown)
    const imageUrls = [await addressOf(backend.db, shown)]
    expect(await publishLaunch(backend.db, admin, launch.id, { imageUrls })).toMatchObject({
      ok: true,
    })
    expect((await undoIt(decisionId)).body).toEqual({ listingId: id })
    expect(await photosOf(backend.db, id)).toEqual([own])
    expect(await withdrawListing(backend, owner, id)).toMatchObject({ ok: true })
    expect(
      await backend.db.row(sql`
        select is_site as site, erase_after as "eraseAfter" from images where id = ${shown}`),
    ).toEqual({ site: true, eraseAfter: null })
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
})
