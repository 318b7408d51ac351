import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { COUNTING } from '../../domain/counting/rules.ts'
import { VIEWS } from '../../domain/listing/views.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'
import { readOwnListings } from '../listing/own.ts'
import { changeOwnShortlist } from '../shortlist/own.ts'
import { note } from './notes.ts'
import { foldViews } from './views.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile'

const backend = setUpBackend()
const owner = setUpUser(backend)

const view = (listing: string, userAgent = PHONE) =>
  ask(handlers.countView, {
    method: 'POST',
    path: '/api/views',
    body: { listing },
    headers: { 'user-agent': userAgent },
  })
const figuresOf = async (id: string) =>
  (await readOwnListings(backend.db, owner.id)).find((listing) => listing.id === id)?.figures

test('Sampled views are stored at once and counted at night, each multiplied by the sampling rate', async () => {
  const [id, other] = [
    await makePublished(backend.db, owner),
    await makePublished(backend.db, owner),
  ]
  const answers = await Promise.all([view(id), view(id), view(other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await figuresOf(id)).toMatchObject({ views: 0 })
  expect(await foldViews(backend)).toBe(3)
  expect(await figuresOf(id)).toMatchObject({ views: 2 * VIEWS.oneIn })
  expect(await figuresOf(other)).toMatchObject({ views: VIEWS.oneIn })
  expect(await foldViews(backend), 'each is counted once').toBe(0)
  await view(id)
  await foldViews(backend)
  expect(await figuresOf(id)).toMatchObject({ views: 3 * VIEWS.oneIn })
})

test('A view from a bot or of an unknown listing is accepted and not counted', async () => {
  const id = await makePublished(backend.db, owner)
  expect((await view(id, 'Googlebot/2.1')).status).toBe(200)
  expect((await view('nosuchlisting')).status).toBe(200)
  expect(await foldViews(backend)).toBe(1)
  expect(await figuresOf(id)).toMatchObject({ views: 0 })
  expect((await view('../secrets')).status).toBe(400)
})

test('One night counts a limited number of views of one listing', async () => {
  const id = await makePublished(backend.db, owner)
  for (let at = 0; at < COUNTING.ofOne + 5; at++) await note(backend, 'views', id, PHONE)
  expect(await foldViews(backend)).toBe(COUNTING.ofOne + 5)
  expect(await figuresOf(id)).toMatchObject({ views: COUNTING.ofOne * VIEWS.oneIn })
})

test('Views that one network invents by the hundred leave the real ones of others counted, and nothing for the next night', async () => {
  const [first, last] = [
    await makePublished(backend.db, owner),
    await makePublished(backend.db, owner),
  ].sort()
  const waiting = await makePending(backend.db, owner)
  const invented = Array.from({ length: 300 }, (_, n) => `aaaa${n}`)
  for (const id of [...invented, waiting, first, last])
    await note(backend, 'views', id ?? '', PHONE)
  for (let at = 0; at < COUNTING.ofOne * 2; at++) await note(backend, 'views', first ?? '', PHONE)
  await foldViews(backend)
  expect(await figuresOf(first ?? '')).toMatchObject({ views: COUNTING.ofOne * VIEWS.oneIn })
  expect(await figuresOf(last ?? '')).toMatchObject({ views: VIEWS.oneIn })
  expect(await figuresOf(waiting)).toMatchObject({ views: 0 })
  expect(await foldViews(backend)).toBe(0)
})

test('A poster reads how often a listing was saved, was asked about and had its number shown, for own listings only', async () => {
  const id = await makePublished(backend.db, owner)
  const other = await makePublished(backend.db, await makeUser(backend.db))
  const { user, cookie } = await makeSignedIn(backend.db, 'Client')
  for (const listing of [id, other])
    await changeOwnShortlist(backend, user, { add: [{ id: listing, name: 'x' }], remove: [] })
  for (let at = 0; at < 2; at++)
    await ask(handlers.sendEnquiry, {
      method: 'POST',
      path: `/api/listings/${id}/enquiries`,
      body: {
        name: 'Asha Verma',
        mobileNumber: '9876501234',
        email: 'asha@example.in',
        message: 'Is it free?',
        submissionKey: newSubmissionKey(),
      },
    })
  await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
  for (let at = 0; at < 2; at++)
    await ask(handlers.revealPhone, {
      method: 'POST',
      path: `/api/listings/${id}/phone`,
      cookie,
      body: { agreed: true },
    })
  expect(await figuresOf(id)).toEqual({ views: 0, saved: 1, asked: 2, shown: 1 })
})
