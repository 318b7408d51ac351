import { beforeAll, describe, expect, test } from 'vitest'
import { REFERENCE_TEXTS } from '#language/listing/texts-reference'
import { TEXT_ERRORS } from '#language/text/texts'
import { ERRORS } from '../../contract/errors.ts'
import type { OwnListing } from '../../contract/listing.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import { makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login, makeSignedIn } from '../../test/support/http/requests.ts'
import { readSnapshot } from '../build.ts'

const backend = setUpBackend()
let adminCookie: string
beforeAll(async () => {
  adminCookie = (await login((await makeUser(backend.db, 'Admin')).email)).cookie
})
const { approveIt, rejectIt, undoIt, desk } = deciding(() => adminCookie)

/** Somebody with listings, whose references are their own. */
async function newPoster() {
  const { user, cookie } = await makeSignedIn(backend.db)
  const submit = (reference: unknown, over: Record<string, unknown> = {}) =>
    ask(handlers.createListing, {
      method: 'POST',
      path: '/api/listings',
      cookie,
      body: {
        fields: listingFields(),
        photoIds: [],
        submissionKey: newSubmissionKey(),
        reference,
        ...over,
      },
    })
  const posted = async (reference: unknown, over?: Record<string, unknown>) =>
    String((await submit(reference, over)).body.id)
  const own = async () => {
    const { body } = await ask(handlers.readOwnListings, { path: '/api/my/listings', cookie })
    return body.listings as OwnListing[]
  }
  const referenceOf = async (id: string) => (await own()).find((one) => one.id === id)?.reference
  const edit = (id: string, price: number, version = 1) =>
    ask(handlers.editListing, {
      method: 'POST',
      path: `/api/listings/${id}`,
      cookie,
      body: { fields: listingFields({ price }), photoIds: [], version },
    })
  const withdraw = (id: string) =>
    ask(handlers.withdrawListing, { method: 'DELETE', path: `/api/listings/${id}`, cookie })
  return { user, cookie, submit, posted, own, referenceOf, edit, withdraw }
}

describe('A reference', () => {
  test('is trimmed, read by its poster, and kept by an edit and by the approval of one', async () => {
    const { posted, referenceOf, edit } = await newPoster()
    const id = await posted('  GN-12 a ')
    expect(await referenceOf(id)).toBe('GN-12 a')
    await edit(id, 7_000_000)
    expect(await referenceOf(id)).toBe('GN-12 a')
    await approveIt(id, 2)
    await edit(id, 6_900_000, 3)
    expect(await referenceOf(id)).toBe('GN-12 a')
  })

  test('makes a second listing a refusal that names the first one, in any spelling of it', async () => {
    const { posted, submit, own } = await newPoster()
    const id = await posted('GN-12 a')
    for (const spelling of ['GN-12 a', 'gn-12A', ' g N-12 a']) {
      const answer = await submit(spelling)
      expect([answer.status, answer.body]).toEqual([
        ERRORS.reference_taken.status,
        {
          code: 'reference_taken',
          message: REFERENCE_TEXTS.taken,
          listingId: id,
          requestId: expect.any(String),
        },
      ])
    }
    expect(await own()).toHaveLength(1)
  })

  test('of a call that is repeated gives the same listing', async () => {
    const { submit } = await newPoster()
    const submissionKey = newSubmissionKey()
    const [first, again] = [
      await submit('A-1', { submissionKey }),
      await submit('A-1', { submissionKey }),
    ]
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  test('is free for other users, and again for its own once its listing is withdrawn', async () => {
    const [one, other] = [await newPoster(), await newPoster()]
    const id = await one.posted('A-1')
    expect((await other.submit('A-1')).status).toBe(201)
    await one.withdraw(id)
    expect((await one.submit('a-1')).status).toBe(201)
  })

  test('may be left out by any number of listings', async () => {
    const { submit } = await newPoster()
    for (const none of [undefined, null, null]) expect((await submit(none)).status).toBe(201)
  })

  test.each([
    ['another line', 'A-1\nB-2', TEXT_ERRORS.unsafe],
    ['a mark that turns its direction', 'A-1\u202E2-B', TEXT_ERRORS.unsafe],
    ['more than its letters', 'x'.repeat(41), TEXT_ERRORS.tooLong(40)],
    ['nothing to read', ' - ', REFERENCE_TEXTS.empty],
  ])('with %s is refused at its field', async (_, reference, error) => {
    const answer = await (await newPoster()).submit(reference)
    expect([answer.status, answer.body.fields]).toEqual([400, { reference: error }])
  })

  test('is read by its poster and the desk alone, also where it looks like markup', async () => {
    const { posted, cookie } = await newPoster()
    const secret = '<b>Key at 4B</b>'
    const id = await posted(secret)
    expect((await desk()).queue.find((listing) => listing.id === id)?.reference).toBe(secret)
    await approveIt(id)
    const stranger = (await makeSignedIn(backend.db)).cookie
    const read = await Promise.all([
      ask(handlers.readListing, { path: `/api/listings/${id}` }),
      ask(handlers.readOwnListings, { path: '/api/my/listings', cookie: stranger }),
      ask(handlers.exportOwnData, { method: 'POST', path: '/api/my/data', cookie: stranger }),
    ])
    const shown = [...read.map(({ text }) => text), JSON.stringify(await readSnapshot(backend.db))]
    expect(shown.filter((text) => text.includes('4B'))).toEqual([])
    const mine = await ask(handlers.exportOwnData, { method: 'POST', path: '/api/my/data', cookie })
    expect(mine.body.listings).toMatchObject([{ id, reference: secret }])
  })
})

describe('A rejected listing', () => {
  test('keeps its reference for its poster, and an undo brings it back', async () => {
    const { posted, referenceOf, submit } = await newPoster()
    const id = await posted('R-1')
    const { decisionId } = (await rejectIt(id)).body
    expect(await referenceOf(id)).toBe('R-1')
    expect((await undoIt(String(decisionId))).status).toBe(200)
    expect(await referenceOf(id)).toBe('R-1')
    expect((await submit('r-1')).body.listingId).toBe(id)
  })

  test('gives its reference to the repost of it, also where that names none', async () => {
    const { posted, referenceOf } = await newPoster()
    const { decisionId } = (await rejectIt(await posted('R-1'))).body
    expect(await referenceOf(await posted(null, { repostOf: decisionId }))).toBe('R-1')
  })

  test('is posted again by a new line with its reference, so that there is one of it', async () => {
    const { posted, own } = await newPoster()
    const { decisionId } = (await rejectIt(await posted('R-1'))).body
    const again = await posted('r-1', { fields: listingFields({ price: 6_500_000 }) })
    expect((await own()).map(({ id, state }) => [id, state])).toEqual([[again, 'pending']])
    expect((await undoIt(String(decisionId))).body.code).toBe('cannot_undo')
  })

  test('cannot come back beside another listing that has taken its reference', async () => {
    const { posted, submit, own } = await newPoster()
    const first = String((await rejectIt(await posted('R-1'))).body.decisionId)
    const second = String((await rejectIt(await posted(null))).body.decisionId)
    const other = await posted('R-1', { repostOf: second })
    expect((await undoIt(first)).body.code).toBe('cannot_undo')
    const repost = await submit(null, { repostOf: first })
    expect([repost.body.code, repost.body.listingId]).toEqual(['reference_taken', other])
    expect((await own()).filter(({ state }) => state === 'pending')).toHaveLength(1)
  })
})
