import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import { noteMailEvent } from '../../contract/mail.ts'
import { openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { makeFollower, newAddress } from '../../test/support/data/followers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { MAIL_PROVIDER } from '../../test/support/http/mail-provider.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask } from '../../test/support/http/requests.ts'
import { deliverMails } from '../mail/deliver.ts'
import { mailDailyAlerts } from './alerts.ts'
import { stopAlerts } from './stop.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
beforeEach(async () => {
  await forgetAttempts(backend.db)
  await backend.db.rows(sql`delete from followers`)
})

/** The alerts that arrive at an address, without the mails that asked to confirm. */
async function alertsTo(email: string) {
  await mailDailyAlerts(backend)
  await deliverMails(backend, 10_000)
  return sink.to(email).filter(({ mail }) => /^\d+ (new|cheaper)/.test(mail.subject ?? ''))
}
async function lowerPrice(locality: string) {
  const edit = await makeEdit(backend.db, owner, { locality, price: 6_500_000 })
  return {
    listingId: edit.listingId,
    fall: () => openAndApproveEdit(backend, admin, edit.id, 1),
  }
}

test('One mail tells of all searches of an address, with ways to change and stop them', async () => {
  const { id, secret, email } = await makeFollower(backend.db, newAddress(), '?q=jankipuram')
  await makeFollower(backend.db, email)
  await makePublished(backend.db, owner, { locality: 'Jankipuram' })
  const [alert, ...rest] = await alertsTo(email)
  expect(rest).toEqual([])
  const { text = '' } = alert?.mail ?? {}
  expect(text).toMatch(/^Hello,\n/)
  expect(text).toContain(`/alerts#${id}.${secret}`)
  expect(text).toMatch(/\/alerts-off#alert\.\w+\.[0-9a-f]{64},alerts\.\w+\.[0-9a-f]{64}/)
  const header = (key: string) => alert?.mail.headers.find((one) => one.key === key)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, stopId = '', stopSecret = ''] =
    /^<https?:.*\/api\/alerts-off\/(\w+)\/([0-9a-f]{64})>$/.exec(header('list-unsubscribe')) ?? []
  expect((await stopAlerts(backend, stopId, stopSecret)).ok).toBe(true)
  await makePublished(backend.db, owner, { locality: 'Jankipuram', price: 6_100_000 })
  expect(await alertsTo(email)).toHaveLength(1)
})

test('A lower price is told a person once, at two spellings of one address', async () => {
  const first = await makeFollower(backend.db, 'meera.k@gmail.com', '?q=aliganj')
  const second = await makeFollower(backend.db, 'meerak+homes@gmail.com')
  const { fall } = await lowerPrice('Aliganj')
  await alertsTo(first.email)
  await fall()
  const told = [...(await alertsTo(first.email)), ...(await alertsTo(second.email))]
  expect(told.filter(({ mail }) => mail.subject?.includes('cheaper'))).toHaveLength(1)
  await mailDailyAlerts(backend)
  const later = [...(await alertsTo(first.email)), ...(await alertsTo(second.email))]
  expect(later).toHaveLength(told.length)
})

test('A lower price that an account was told is not told its mailbox again', async () => {
  const user = await makeUser(backend.db)
  await confirmAddress(backend.db, user)
  await backend.db.rows(
    sql`update users set email = 'asha.v@gmail.com', mailbox = 'ashav@gmail.com' where id = ${user.id}`,
  )
  const { listingId, fall } = await lowerPrice('Hazratganj')
  const heart = sql`
    insert into shortlist (user_id, listing_id, name, price, told_price, listing_type, place)
    select ${user.id}, p.id, 'A home', 7200000, 6500000, p.listing_type, 1
    from properties p
    where p.id = ${listingId}
    returning listing_id`
  expect(await backend.db.rows(heart)).toHaveLength(1)
  const follower = await makeFollower(backend.db, 'ashav@gmail.com')
  await fall()
  expect(await alertsTo(follower.email)).toEqual([])
})

test('An address that bounces gets no more mails, and those that came meanwhile once it is confirmed anew', async () => {
  const { email } = await makeFollower(backend.db, newAddress(), '?city=varanasi')
  const body = {
    RecordType: 'Bounce',
    Type: 'HardBounce',
    Email: email.toUpperCase(),
    BouncedAt: new Date().toISOString(),
    Inactive: true,
  }
  const path = noteMailEvent.path
  const noted = await ask(handlers.noteMailEvent, {
    method: 'POST',
    path,
    body,
    headers: MAIL_PROVIDER,
  })
  expect(noted.body).toEqual({ stopped: true })
  await makePublished(backend.db, owner, { city: 'Varanasi' })
  expect(await alertsTo(email)).toEqual([])
  await makeFollower(backend.db, email, '?city=varanasi')
  expect(await alertsTo(email)).toHaveLength(1)
})
