import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnListing } from '../../contract/listing.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import { makePending, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { createListing } from '../listing/create.ts'
import { withdrawListing } from '../listing/withdraw.ts'

const { readOwnListings: readOwn } = handlers

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

describe('A rejection that was reposted', () => {
  test('stays so, whatever happens to the new listing, and still counts as a rejection', async () => {
    const again = String((await rejectIt(await makePending(backend.db, owner))).body.decisionId)
    const before = await desk()
    const repost = () =>
      createListing(backend, owner, {
        fields: listingFields(),
        photoIds: [],
        submissionKey: newSubmissionKey(),
        repostOf: again,
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
    // A further repost creates an ordinary listing, and no second answer to the rejection.
    expect((await repost()).ok).toBe(true)
    expect(
      await backend.db.rows(
        sql`select decision, admin_id, poster_id from moderation_log where undoes = ${again}`,
      ),
    ).toEqual([{ decision: 'listing.reposted', admin_id: null, poster_id: owner.id }])
  })

  test('is still the decision that a later admin sees', async () => {
    const id = await makePending(backend.db, owner)
    const again = String((await rejectIt(id)).body.decisionId)
    await createListing(backend, owner, {
      fields: listingFields(),
      photoIds: [],
      submissionKey: newSubmissionKey(),
      repostOf: again,
    })
    expect((await approveIt(id)).body.message).toBe('Meera has already rejected this listing.')
  })
})
