import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, expect, test, vi } from 'vitest'
import { PHONE_TEXTS } from '#language/phone/texts'
import { confirmAddress, makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { revealPhone: phoneFunction, readListing } = handlers

const NUMBER = '9876543210'

const backend = setUpBackend()
const viewer = setUpUser(backend, 'Client')
let cookie: string
beforeAll(async () => {
  await confirmAddress(backend.db, viewer)
  cookie = (await login(viewer.email)).cookie
})

const reveal = (id: string, over: { cookie?: string; body?: unknown; ip?: string } = {}) =>
  ask(phoneFunction, {
    method: 'POST',
    path: `/api/listings/${id}/phone`,
    body: { agreed: true },
    cookie,
    ...over,
  })
const notes = (id: string) =>
  backend.db.rows(sql`select viewer_id from phone_reveals where property_id = ${id}`)

test('A number is shown to a signed-in user who agrees, and each time the viewer is logged', async () => {
  const id = await approved(backend.db)
  const line = vi.spyOn(console, 'info').mockImplementation(() => {})
  const answer = await reveal(id)
  expect([answer.status, answer.body]).toEqual([200, { mobileNumber: NUMBER, whatsApp: false }])
  expect(await notes(id)).toEqual([{ viewer_id: viewer.id }])
  expect(
    await backend.db.rows(
      sql`select actor_id, details from audit_log where event = 'phone revealed' and subject_id = ${id}`,
    ),
  ).toEqual([{ actor_id: viewer.id, details: {} }])
  expect(line.mock.calls.join('\n')).toContain('phone revealed')
  expect(line.mock.calls.join('\n'), 'the log does not hold it').not.toContain(NUMBER)
})

test('WhatsApp is offered only where the poster allows it, and only with the number', async () => {
  const id = await approved(backend.db)
  const allow = (may: boolean) =>
    backend.db.rows(
      sql`update users set whats_app = ${may} where id = (select user_id from properties where id = ${id})`,
    )
  expect((await reveal(id)).body).toMatchObject({ whatsApp: false })
  await allow(true)
  expect((await reveal(id)).body).toEqual({ mobileNumber: NUMBER, whatsApp: true })
  expect(await notes(id)).toHaveLength(2)
  const page = await ask(readListing, { path: `/api/listings/${id}`, cookie })
  expect(page.text).not.toMatch(/whats/i)
  await allow(false)
  expect((await reveal(id)).body).toMatchObject({ whatsApp: false })
})

test('Nobody else sees it, and no other answer contains it', async () => {
  const id = await approved(backend.db)
  expect(
    (
      await ask(phoneFunction, {
        method: 'POST',
        path: `/api/listings/${id}/phone`,
        body: { agreed: true },
      })
    ).status,
  ).toBe(401)
  for (const body of [{}, { agreed: false }])
    expect((await reveal(id, { body })).body.code).toBe('invalid')
  expect((await ask(readListing, { path: `/api/listings/${id}`, cookie })).text).not.toContain(
    NUMBER,
  )
  expect(await notes(id)).toEqual([])
})

test('An account with an unconfirmed address gets instructions, and no number', async () => {
  const id = await approved(backend.db)
  const fresh = (await login((await makeUser(backend.db)).email)).cookie
  const answer = await reveal(id, { cookie: fresh })
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    403,
    'email_unconfirmed',
    PHONE_TEXTS.unconfirmed,
  ])
  expect(await notes(id)).toEqual([])
})

test('The number of a listing that is not available is never shown', async () => {
  const pending = await makePending(backend.db, await makeUser(backend.db))
  const [rented, expired] = [await approved(backend.db), await approved(backend.db)]
  await backend.db.rows(
    sql`update properties set availability = 'rented', closed_at = now() where id = ${rented}`,
  )
  await backend.db.rows(
    sql`update properties set confirmed_at = now() - interval '61 days' where id = ${expired}`,
  )
  for (const id of [pending, rented, expired, 'nosuchlisting']) {
    const answer = await reveal(id)
    expect([answer.status, answer.body.code], id).toEqual([404, 'listing_not_available'])
    expect(answer.text).not.toContain(NUMBER)
    expect(await notes(id)).toEqual([])
  }
})
