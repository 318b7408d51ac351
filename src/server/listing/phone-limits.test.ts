import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, expect, test } from 'vitest'
import { PHONE_TEXTS } from '#language/phone/texts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { newId } from '../ids.ts'

const { revealPhone: phoneFunction } = handlers

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
/** Signs in another user, whose address is confirmed. */
async function confirmed() {
  const user = await makeUser(backend.db)
  await confirmAddress(backend.db, user)
  return (await login(user.email)).cookie
}
const notes = (id: string) =>
  backend.db.rows(sql`select viewer_id from phone_reveals where property_id = ${id}`)
const counted = async (key: string) =>
  (await backend.db.row<{ count: number }>(sql`select count from rate_limits where key = ${key}`))
    ?.count ?? 0
const fill = (key: string, count: number) =>
  backend.db.rows(sql`insert into rate_limits (key, count) values (${key}, ${count})
  on conflict (key) do update set count = excluded.count, window_start = now()`)

test('One network sees two hundred numbers a day, however many accounts it has', async () => {
  const id = await approved(backend.db)
  const address = '10.77.0.1'
  await fill(`phone-from:${address}`, PHONE_LIMITS.network.attempts - 1)
  const invented = (await login((await makeUser(backend.db)).email)).cookie
  for (let i = 0; i < 3; i++) await reveal(id, { cookie: invented, ip: address })
  const from = async (ip: string) => reveal(id, { cookie: await confirmed(), ip })
  expect((await from(address)).status).toBe(200)
  expect((await from(address)).body.message).toBe(PHONE_TEXTS.networkLimit)
  expect((await from('10.77.0.2')).status).toBe(200)
})

test('One person sees twenty numbers a day, then gets a message, and sees more a day later', async () => {
  const id = await approved(backend.db)
  await fill(`phone:${mailboxOf(viewer.email)}`, PHONE_LIMITS.viewer.attempts - 1)
  expect((await reveal(id)).status).toBe(200)
  const refused = await reveal(id)
  expect([refused.status, refused.body.message]).toEqual([429, PHONE_TEXTS.viewerLimit])
  expect(refused.text).not.toContain(NUMBER)
  expect(await notes(id)).toHaveLength(1)
  await passHours(backend.db, 23)
  await forgetRecords(backend.db)
  expect(
    await counted(`phone:${mailboxOf(viewer.email)}`),
    'the cleaning does not forget it before',
  ).toBeGreaterThan(PHONE_LIMITS.viewer.attempts)
  await passHours(backend.db, 2)
  expect((await reveal(id)).status).toBe(200)
})

/** Shows the number of a listing to some other people, more than once each. */
const showTo = (id: string, people: number) =>
  backend.db.rows(sql`
  with made as (
    insert into users (id, name, email, mobile_number, role, password_hash)
    select 'viewer' || n, 'Viewer', 'viewer' || n || '@example.in', '9876543210', 'Client', 'none' from generate_series(1, ${people}::int) n
    on conflict (id) do update set name = excluded.name returning id
  )
  insert into phone_reveals (id, property_id, viewer_id) select ${newId()} || made.id || time, ${id}, made.id from made, generate_series(1, 3) time`)

test('The number of one listing is shown to two hundred people a day at most, and to them again', async () => {
  const id = await approved(backend.db)
  await fill(`phone:${mailboxOf(viewer.email)}`, 0)
  await showTo(id, PHONE_LIMITS.listing.people - 1)
  expect((await reveal(id)).status).toBe(200)
  const late = await confirmed()
  const refused = await reveal(id, { cookie: late })
  expect([refused.status, refused.body.message]).toEqual([429, PHONE_TEXTS.listingLimit])
  expect(refused.text).not.toContain(NUMBER)
  expect(await notes(id)).toHaveLength((PHONE_LIMITS.listing.people - 1) * 3 + 1)
  expect((await reveal(id)).status).toBe(200)
  await backend.db.rows(
    sql`update phone_reveals set created_at = created_at - interval '25 hours' where property_id = ${id}`,
  )
  expect((await reveal(id, { cookie: late })).status, 'more a day later').toBe(200)
})

test('A few accounts that open one number all day do not use up its limit for others', async () => {
  const id = await approved(backend.db)
  await fill(`phone:${mailboxOf(viewer.email)}`, 0)
  const few = await Promise.all([1, 2, 3].map(confirmed))
  for (const theirs of few)
    for (let i = 0; i <= PHONE_LIMITS.viewer.attempts; i++) await reveal(id, { cookie: theirs })
  expect(await notes(id)).toHaveLength(few.length * PHONE_LIMITS.viewer.attempts)
  expect((await reveal(id)).status).toBe(200)
})
