import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { noteMailEvent } from '../../contract/mail.ts'
import type { MailEvent } from '../../domain/mail/stops.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makePending, makeUser } from '../../test/support/data/factories.ts'
import { askFor, makeFollower, newAddress } from '../../test/support/data/followers.ts'
import { makeAsked } from '../../test/support/data/papers.ts'
import { setUpHarness } from '../../test/support/database/harness.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { cookieFor } from '../../test/support/http/cookie.ts'
import { MAIL_PROVIDER } from '../../test/support/http/mail-provider.ts'
import { newToken } from '../account/tokens.ts'
import { mailDailyAlerts } from '../saved-search/alerts.ts'
import { saveSearch } from '../saved-search/own.ts'
import { deliverMails } from './deliver.ts'
import type { Mail } from './mailer.ts'
import { mailInsert } from './outbox.ts'

const harness = setUpHarness()
let user: SessionUser
let cookie: string
beforeEach(async () => {
  user = await makeUser(harness.db, 'Client')
  await confirmAddress(harness.db, user)
  cookie = await cookieFor(harness.db, user.id)
})

const event = (over: Partial<MailEvent> = {}): MailEvent => ({
  RecordType: 'Bounce',
  Type: 'HardBounce',
  Email: user.email,
  BouncedAt: new Date().toISOString(),
  Inactive: true,
  ...over,
})
const tell = (body: unknown, headers: Record<string, string> = MAIL_PROVIDER) =>
  harness.send({ method: 'POST', path: noteMailEvent.path, origin: null, body, headers })
const security = async () => (await harness.send({ path: '/api/my/security', cookie })).body
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Sends everything that waits; returns the subjects of the user's mails. */
async function sent(): Promise<string[]> {
  const subjects: string[] = []
  const send = async ({ to, subject }: Mail) => {
    if (to === user.email) subjects.push(subject)
  }
  await deliverMails({ ...testDeps(), mailer: { send } })
  return subjects
}
async function put(kind: 'expired' | 'password changed') {
  const row = sql`select ${user.id}::text as user_id, '{"title":"A flat"}'::jsonb as data`
  await harness.db.rows(sql`with m as (${mailInsert(testDeps(), kind, row)}) select 1`)
}
async function confirmAnew() {
  const token = await newToken(harness.db, 'verify email', user)
  return harness.send({ method: 'POST', path: '/api/verifications', cookie, body: { token } })
}

test('After a mail has bounced, waiting mails are not sent, except those about the account', async () => {
  await put('expired')
  await put('password changed')
  expect((await tell(event({ Email: user.email.toUpperCase() }))).body).toEqual({ stopped: true })
  expect(await sent()).toEqual(['Your password was changed'])
  await put('expired')
  expect(await sent()).toEqual([])
})

test('A user who marked a mail as spam sees that, requests a link, and gets all mails again', async () => {
  await tell(event({ RecordType: 'SpamComplaint', Type: 'SpamComplaint' }))
  expect(await security()).toMatchObject({ emailVerified: true, mailStop: 'complained' })
  await harness.send({ method: 'POST', path: '/api/my/verification', cookie })
  expect(await sent()).toEqual(['Confirm your email address'])
  expect((await confirmAnew()).status).toBe(200)
  expect(await security()).toMatchObject({ emailVerified: true, mailStop: null })
  await put('expired')
  expect(await sent()).toEqual(['No longer shown: A flat'])
})

test('A repeated event, and one that is older than the new confirmation, change nothing', async () => {
  const first = event({ BouncedAt: ago(2) })
  expect((await tell(first)).body).toEqual({ stopped: true })
  expect((await tell(first)).body).toEqual({ stopped: false })
  await confirmAnew()
  expect((await tell(first)).body).toEqual({ stopped: false })
  expect((await tell(event({ BouncedAt: ago(1) }))).body).toEqual({ stopped: false })
  expect(await security()).toMatchObject({ mailStop: null })
  expect((await tell(event())).body).toEqual({ stopped: true })
})

test('An event from a clock that runs ahead does not override a new confirmation', async () => {
  await tell(event({ BouncedAt: '2099-01-01T00:00:00Z' }))
  await confirmAnew()
  expect(await security()).toMatchObject({ mailStop: null })
})

test('Events of a full mailbox and of an unknown address are accepted and change nothing', async () => {
  for (const over of [{ Type: 'SoftBounce', Inactive: false }, { Email: 'nobody@elsewhere.in' }])
    expect(await tell(event(over))).toMatchObject({ status: 200, body: { stopped: false } })
  expect(await security()).toMatchObject({ mailStop: null })
})

test('Mails about a saved search wait until mails are sent again, and then include what came meanwhile', async () => {
  await saveSearch(testDeps(), user, { query: '?city=varanasi', rhythm: 'daily' })
  await tell(event({ BouncedAt: ago(0) }))
  await makePublished(harness.db, await makeUser(harness.db), { city: 'Varanasi' })
  await mailDailyAlerts(testDeps())
  expect(await sent()).toEqual([])
  await confirmAnew()
  await mailDailyAlerts(testDeps())
  expect(await sent()).toHaveLength(1)
})

test('Without the password nothing is changed, and where none is set the address is not found', async () => {
  const basic = (text: string) => ({
    authorization: `Basic ${Buffer.from(text).toString('base64')}`,
  })
  for (const headers of [{}, basic('postmark:guess'), basic('no colon'), basic('a:')])
    expect((await tell(event(), headers)).status).toBe(401)
  const { env } = testDeps()
  const { mailEventsToken } = env
  env.mailEventsToken = null
  expect((await tell(event())).status).toBe(404)
  env.mailEventsToken = mailEventsToken
  expect(await security()).toMatchObject({ mailStop: null })
})

test('A mailbox that refuses the mail about a search that it has not confirmed is never asked again', async () => {
  const waiting = (email: string) =>
    harness.db.rows(sql`select 1 from mails where data->>'to' = ${email}`)
  const refused = () => harness.db.rows(sql`select 1 from refused_mailboxes`)
  for (const over of [{}, { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }] as const) {
    const before = (await refused()).length
    const email = newAddress()
    await askFor(harness.db, email)
    expect((await tell(event({ ...over, Email: email.toUpperCase() }))).body).toEqual({
      stopped: true,
    })
    expect(await refused()).toHaveLength(before + 1)
    // What waited is not sent either.
    expect(await waiting(email)).toEqual([])
    await expect(askFor(harness.db, email)).rejects.toThrow('Nothing was asked')
    expect(await waiting(email)).toEqual([])
  }
  // Who confirmed, or was never asked, can start the mails again.
  const { email } = await makeFollower(harness.db)
  const before = (await refused()).length
  for (const Email of [email, newAddress()]) await tell(event({ Email }))
  expect(await refused()).toHaveLength(before)
})

test('A mailbox that refuses the mail to an owner whom an agent named is never asked again', async () => {
  const agent = await makeUser(harness.db, 'Agent')
  const email = newAddress()
  const { mailbox } = await makeAsked(
    testDeps(),
    agent,
    await makePending(harness.db, agent),
    email,
  )
  expect((await tell(event({ Email: email }))).body).toEqual({ stopped: true })
  const refused = await harness.db.rows(sql`select 1 from refused_mailboxes where id = ${mailbox}`)
  expect(refused).toHaveLength(1)
})
