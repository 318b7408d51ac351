import { sql } from 'drizzle-orm/sql/sql'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { LISTING_DAYS } from '../../../domain/listing/constants.ts'
import { cleanUp } from '../../../server/cleanup/run.ts'
import { createListing } from '../../../server/listing/create.ts'
import { withdrawListing } from '../../../server/listing/withdraw.ts'
import { rejectListing } from '../../../server/moderation/decide.ts'
import { undoDecision } from '../../../server/moderation/undo.ts'
import { removePhoto } from '../../../server/photo/remove.ts'
import { uploadPhoto } from '../../../server/photo/upload.ts'
import { openAndApprove } from '../data/approving.ts'
import { makeUser, newSubmissionKey, startSession } from '../data/factories.ts'
import { listingFields } from '../data/listing-fields.ts'
import { passHours } from './clock.ts'
import { crashing } from './crashing.ts'
import { type Known, type KnownListing, pick, type Step, step } from './photo-history.ts'

const DAY = 24
const poster = fc.nat(1)
const any = fc.nat(1000)
const rarely = fc.nat(3).map((n) => n === 0)

const always = () => true
const pending = (known: Known) =>
  [...known.listings.values()].filter((listing) => !listing.approved)
const hasPending = (known: Known) => pending(known).length > 0
const approved = (known: Known) =>
  [...known.listings.values()].filter((listing) => listing.approved)
const open = (known: Known) => known.rejections.filter((rejection) => !rejection.answered)
const hasOpen = (known: Known) => open(known).length > 0

const upload = poster.map((owner) =>
  step('upload', always, async (known, { backend, posters, picture }) => {
    const result = await uploadPhoto(backend, pick(posters, owner), picture)
    if (!result.ok) throw new Error(`The photo was refused: ${result.code}`)
    const { id, key } = result.value
    known.photos.set(id, { id, key, owner, until: known.hour + LISTING_DAYS.unusedPhotos * DAY })
  }),
)

const remove = fc.tuple(poster, any).map(([owner, n]) =>
  step(
    'remove',
    (known) => known.free(owner).length > 0,
    async (known, { backend, posters }) => {
      const { id } = pick(known.free(owner), n)
      await removePhoto(backend, pick(posters, owner), id)
      known.photos.delete(id)
    },
  ),
)

/** Submits with photos, sometimes during a cleanup. It succeeds exactly if no photo has expired. */
const submit = fc
  .tuple(poster, any, fc.integer({ min: 1, max: 3 }), rarely)
  .map(([owner, n, size, meanwhile]) =>
    step(
      'submit',
      (known) => known.free(owner).length > 0,
      async (known, { backend, posters }) => {
        const free = known.free(owner)
        const chosen = [...new Set(Array.from({ length: size }, (_, more) => pick(free, n + more)))]
        const photoIds = chosen.map(({ id }) => id)
        const submission = { fields: listingFields(), photoIds, submissionKey: newSubmissionKey() }
        const submitted = createListing(backend, pick(posters, owner), submission)
        const [result] = await Promise.all([submitted, meanwhile && cleanUp(backend)])
        expect(result.ok).toBe(chosen.every((photo) => known.takeable(photo)))
        if (result.ok) known.submitted(result.value.id, owner, photoIds)
      },
    ),
  )

const approve = any.map((n) =>
  step('approve', hasPending, async (known, { backend, admin }) => {
    const listing = pick(pending(known), n)
    expect((await openAndApprove(backend, admin, listing.id, listing.version)).ok).toBe(true)
    Object.assign(listing, { approved: true, version: listing.version + 1 })
  }),
)

function forget(known: Known, listing: KnownListing, until: number): void {
  known.listings.delete(listing.id)
  known.release(listing.photoIds, until)
}

const reject = fc.tuple(any, rarely).map(([n, meanwhile]) =>
  step('reject', hasPending, async (known, { backend, admin }) => {
    const listing = pick(pending(known), n)
    const rejected = rejectListing(backend, admin, listing.id, listing.version, 'No.')
    const [result] = await Promise.all([rejected, meanwhile && cleanUp(backend)])
    if (!result.ok) throw new Error(`The rejection was refused: ${result.code}`)
    forget(known, listing, known.hour + LISTING_DAYS.rejectedPhotos * DAY)
    const { id: listingId, owner, photoIds, version } = listing
    known.rejections.push({
      decisionId: result.value.decisionId,
      listingId,
      owner,
      photoIds,
      version,
      at: known.hour,
      answered: false,
    })
  }),
)

const undoRejection = fc.tuple(any, rarely).map(([n, meanwhile]) =>
  step('undo a rejection', hasOpen, async (known, { backend, admin }) => {
    const rejection = pick(open(known), n)
    const [result] = await Promise.all([
      undoDecision(backend, admin, rejection.decisionId),
      meanwhile && cleanUp(backend),
    ])
    expect(result.ok).toBe(known.undoable(rejection))
    if (!result.ok) return
    rejection.answered = true
    const { listingId: id, owner, photoIds, version } = rejection
    known.submitted(id, owner, photoIds, version + 1)
  }),
)

const hasApproved = (known: Known) => approved(known).length > 0
const undoApproval = any.map((n) =>
  step('undo an approval', hasApproved, async (known, { backend, admin }) => {
    const listing = pick(approved(known), n)
    const decision = await backend.db.row<{ id: string }>(sql`
    select id from moderation_log where property_id = ${listing.id} and decision = 'listing.approved' order by decided_at desc limit 1`)
    expect((await undoDecision(backend, admin, decision?.id ?? '')).ok).toBe(true)
    Object.assign(listing, { approved: false, version: listing.version + 1 })
  }),
)

const postAgain = any.map((n) =>
  step('post again', hasOpen, async (known, { backend, posters }) => {
    const rejection = pick(open(known), n)
    const photos = rejection.photoIds.flatMap((id) => known.photos.get(id) ?? [])
    const photoIds = photos.map(({ id }) => id)
    const submission = {
      fields: listingFields(),
      photoIds,
      submissionKey: newSubmissionKey(),
      repostOf: rejection.decisionId,
    }
    const result = await createListing(backend, pick(posters, rejection.owner), submission)
    expect(result.ok).toBe(photos.every((photo) => known.takeable(photo)))
    if (!result.ok) return
    rejection.answered ||= known.undoable(rejection)
    known.submitted(result.value.id, rejection.owner, photoIds)
  }),
)

const withdraw = any.map((n) =>
  step(
    'withdraw',
    (known) => known.listings.size > 0,
    async (known, { backend, posters }) => {
      const listing = pick([...known.listings.values()], n)
      expect((await withdrawListing(backend, pick(posters, listing.owner), listing.id)).ok).toBe(
        true,
      )
      forget(known, listing, known.hour)
    },
  ),
)

const signIn = poster.map((owner) =>
  step('sign in', always, async (known, { backend, posters }) => {
    known.sessions.push({
      id: await startSession(backend.db, pick(posters, owner).id),
      at: known.hour,
    })
  }),
)

const hasMuch = (known: Known) => known.photos.size > 4
const deleteAccount = poster.map((owner) =>
  step('delete an account', hasMuch, async (known, { backend, posters }) => {
    const gone = pick(posters, owner)
    const sessions = await backend.db.rows<{ id: string }>(
      sql`select id from sessions where user_id = ${gone.id}`,
    )
    await backend.db.rows(sql`delete from users where id = ${gone.id}`)
    posters[owner] = await makeUser(backend.db)
    for (const photo of known.photos.values())
      if (photo.owner === owner) known.photos.delete(photo.id)
    for (const listing of known.listings.values())
      if (listing.owner === owner) known.listings.delete(listing.id)
    known.rejections = known.rejections.filter((rejection) => rejection.owner !== owner)
    known.sessions = known.sessions.filter(
      ({ id }) => !sessions.some((session) => session.id === id),
    )
  }),
)

const hours = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 60, max: 400 }))
const wait = hours.map((passing) =>
  step('wait', always, async (known, { backend }) => {
    await passHours(backend.db, passing)
    known.hour += passing
  }),
)

const clean = fc.integer({ min: 1, max: 3 }).map((times) =>
  step('clean', always, async (_, { backend }) => {
    await Promise.all(Array.from({ length: times }, () => cleanUp(backend)))
  }),
)

/** A cleanup that is killed after a number of calls to database and store. The last call may have taken effect. */
const crash = fc.tuple(fc.nat(30), fc.boolean()).map(([calls, last]) =>
  step('crash while cleaning', always, async (_, { backend }) => {
    await cleanUp(crashing(backend, calls, last)).catch((error: unknown) =>
      expect(String(error)).toContain('crash'),
    )
  }),
)

/** All steps of a history; `holds` is checked after each. */
export function historySteps(holds: (known: Known) => Promise<void>): fc.Arbitrary<Step>[] {
  const kinds = [
    upload,
    upload,
    upload,
    remove,
    submit,
    submit,
    submit,
    submit,
    approve,
    approve,
    reject,
    reject,
    undoRejection,
    undoRejection,
    undoApproval,
    undoApproval,
    postAgain,
    postAgain,
    withdraw,
    withdraw,
    signIn,
    deleteAccount,
    wait,
    wait,
    clean,
    crash,
  ]
  return kinds.map((kind) =>
    kind.map(
      (one): Step => ({
        check: one.check.bind(one),
        toString: one.toString.bind(one),
        run: async (known, world) => {
          await one.run(known, world)
          await holds(known)
        },
      }),
    ),
  )
}
