import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import approve from '../../../functions/moderation-approve.ts'
import reject from '../../../functions/moderation-reject.ts'
import sendContact from '../../../functions/contact-create.ts'
import sendEnquiry from '../../../functions/enquiry-create.ts'
import createListing from '../../../functions/listing-create.ts'
import unpublish from '../../../functions/published-unpublish.ts'
import type { SessionUser } from '../../contract/session.ts'
import { MAIL_KEPT_DAYS, MAIL_TRIES, QUEUE_MAIL_SECONDS } from '../../domain/mail/constants.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { passHours } from '../../test/support/clock.ts'
import {
  listingFields,
  makePending,
  makeUser,
  newSubmissionKey,
} from '../../test/support/factories.ts'
import { type MailSink, startMailSink } from '../../test/support/mail-sink.ts'
import { ask, login } from '../../test/support/requests.ts'
import { liveDeps } from '../deps.ts'
import { forgetRecords } from '../upkeep/records.ts'
import { deliverMails } from './deliver.ts'
import { liveMailer } from './mailer.ts'
import { mailInsert } from './outbox.ts'

const REASON = 'The photos are of another flat.'
const TITLE = 'Kesar Heights, Gomti Nagar, Lucknow'
const MINUTE_HOURS = 1 / 60

let backend: Backend
let sink: MailSink
let admin: SessionUser
let adminCookie: string
let owner: SessionUser
beforeAll(async () => {
  backend = await startBackend()
  sink = await startMailSink()
  const live = liveDeps()
  live.mailer = liveMailer({
    smtpUrl: sink.url,
    mailFolder: null,
    mailFrom: 'Aangan <office@aangan.example>',
  })
  backend.mailer = live.mailer
  admin = await makeUser(backend.db, 'Admin', 'Meera')
  adminCookie = (await login(admin.email)).cookie
})
beforeEach(async () => {
  sink.refuse(null)
  owner = await makeUser(backend.db, 'Owner', 'Ravi')
})
afterAll(async () => {
  await sink.close()
  await backend.close()
})

const decide = (handler: typeof approve, path: string, body: object) =>
  ask(handler, { method: 'POST', path, body, cookie: adminCookie })
const approveIt = (id: string, version = 1) =>
  decide(approve, `/api/moderation/${id}/approve`, { version })
const rejectIt = (id: string, version = 1) =>
  decide(reject, `/api/moderation/${id}/reject`, { version, reason: REASON })
const enquiry = (over: object = {}) => ({
  name: 'Asha Verma',
  mobileNumber: '9876501234',
  email: 'asha@example.in',
  message: 'Is it free?\nWhen could I see it?',
  submissionKey: newSubmissionKey(),
  ...over,
})
const askOwner = (id: string, body: object) =>
  ask(sendEnquiry, { method: 'POST', path: `/api/listings/${id}/enquiries`, body })
/** The one mail to a user, read. */
function only(to: string) {
  const mails = sink.to(to)
  expect(mails).toHaveLength(1)
  return { subject: mails[0]?.mail.subject, text: mails[0]?.mail.text ?? '' }
}
const waiting = () =>
  backend.db.rows<{ id: string; attempts: number; error: string | null; seconds: number }>(sql`
  select id, attempts, error, extract(epoch from due_at - now())::float8 as seconds from mails where sent_at is null order by created_at`)
/** Puts a mail for a user into the outbox, as a statement would that gives rise to it. */
const putIn = (user: SessionUser, kind: 'approved' | 'expired' = 'expired') =>
  backend.db.rows(
    mailInsert(
      backend,
      kind,
      sql`select ${user.id} as user_id, jsonb_build_object('title', ${TITLE}::text, 'listingId', 'somelisting') as data`,
    ),
  )
const clear = () => backend.db.rows(sql`delete from mails`)

describe('A mail arrives once, at the one it is for, with the way to act on it:', () => {
  test('approved, with the address of the page', async () => {
    const id = await makePending(backend.db, owner)
    expect((await approveIt(id)).status).toBe(200)
    const { subject, text } = only(owner.email)
    expect(subject).toBe(`Approved: ${TITLE}`)
    expect(text).toContain('Dear Ravi,')
    expect(text).toContain(`${backend.env.siteUrl}/listing-detail/${id}/`)
  })

  test('rejected, with the reason and the way to post it again', async () => {
    const id = await makePending(backend.db, owner)
    expect((await rejectIt(id)).status).toBe(200)
    const { subject, text } = only(owner.email)
    expect(subject).toBe(`Rejected: ${TITLE}`)
    expect(text).toContain(`> ${REASON}`)
    expect(text).toContain(`${backend.env.siteUrl}/profile`)
  })

  test('taken down, which is a rejection of what was published', async () => {
    const id = await makePending(backend.db, owner)
    await approveIt(id)
    expect(
      (
        await decide(unpublish, `/api/published-listings/${id}/unpublish`, {
          version: 2,
          reason: REASON,
        })
      ).status,
    ).toBe(200)
    expect(sink.to(owner.email).map(({ mail }) => mail.subject)).toEqual([
      `Approved: ${TITLE}`,
      `Taken down: ${TITLE}`,
    ])
  })

  test('an enquiry, with the visitor’s words and neither number nor address; a second tap makes no second mail', async () => {
    const id = await makePending(backend.db, owner)
    await approveIt(id)
    const body = enquiry()
    for (let i = 0; i < 2; i++) expect((await askOwner(id, body)).status).toBe(201)
    const mails = sink
      .to(owner.email)
      .filter(({ mail }) => mail.subject === `A question about ${TITLE}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.mail.text).toContain('> Is it free?\n> When could I see it?')
    expect(mails[0]?.raw).not.toMatch(/9876501234|asha@example\.in/)
  })

  test('a contact message, at the office', async () => {
    const body = enquiry({ message: 'Are you open on Saturday?' })
    for (let i = 0; i < 2; i++)
      await ask(sendContact, { method: 'POST', path: '/api/contacts', body })
    const { subject, text } = only(backend.env.officeEmail)
    expect(subject).toBe('A contact message of Asha Verma')
    expect(text).toContain('> Are you open on Saturday?')
  })

  test('a new listing in the queue, at each active admin, once in a quarter of an hour', async () => {
    await clear()
    const second = await makeUser(backend.db, 'Admin', 'Kabir')
    const former = await makeUser(backend.db, 'Admin', 'Zoya')
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${former.id}`)
    const cookie = (await login(owner.email)).cookie
    const post = () =>
      ask(createListing, {
        method: 'POST',
        path: '/api/listings',
        cookie,
        body: { fields: listingFields(), photoIds: [], submissionKey: newSubmissionKey() },
      })
    const queued = () => sink.to(second.email).length
    for (let i = 0; i < 2; i++) expect((await post()).status).toBe(201)
    expect(only(second.email).subject).toBe(`New in the queue: ${TITLE}`)
    expect(sink.to(former.email)).toHaveLength(0)
    await passHours(backend.db, QUEUE_MAIL_SECONDS / 3600 + MINUTE_HOURS)
    // A quarter of an hour has passed for the row, not for the clock that names it.
    await backend.db.rows(sql`update mails set id = 'former' || id where kind = 'queued'`)
    await post()
    expect(queued()).toBe(2)
    // Each of the many calls is a request of its own.
  }, 60_000)
})

describe('Nothing is sent', () => {
  test('for a decision that was refused', async () => {
    const id = await makePending(backend.db, owner)
    expect((await rejectIt(id, 7)).status).toBe(409)
    await Promise.all([rejectIt(id), rejectIt(id), approveIt(id)])
    expect(sink.to(owner.email)).toHaveLength(1)
  })

  test('to an account that is disabled, nor to the office instead', async () => {
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${owner.id}`)
    const before = sink.arrived.length
    await putIn(owner)
    await deliverMails(backend)
    expect(sink.arrived).toHaveLength(before)
    expect(await waiting()).toEqual([])
  })
})

test('A title with line breaks or addresses in it makes no header, no recipient and no part of its own', async () => {
  const title = 'Kesar\r\nBcc: all@example.in\r\n\r\n<b>Heights</b>\u2028X-Own: 1'
  await backend.db.rows(
    mailInsert(
      backend,
      'expired',
      sql`select ${owner.id} as user_id, jsonb_build_object('title', ${title}::text) as data`,
    ),
  )
  await deliverMails(backend)
  const [arrived] = sink.to(owner.email)
  expect(arrived?.recipients).toEqual([owner.email])
  expect(arrived?.mail.subject?.replace(/\s+/g, ' ')).toBe(
    'No longer shown: Kesar Bcc: all@example.in <b>Heights</b> X-Own: 1',
  )
  expect(arrived?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(arrived?.mail.headers.map(({ key }) => key)).not.toContain('x-own')
  expect(arrived?.mail.html).toBeUndefined()
})

test('An address with a comma in it is one recipient', async () => {
  await backend.db.rows(
    sql`update users set email = ${`other,${owner.email}`} where id = ${owner.id}`,
  )
  const before = sink.arrived.length
  await putIn(owner)
  expect(await deliverMails(backend)).toEqual({ sent: 1, failed: 0 })
  expect(sink.arrived.slice(before).map(({ recipients }) => recipients.length)).toEqual([1])
  expect(sink.to(owner.email)).toHaveLength(0)
})

describe('A mail server that is down', () => {
  test('loses nothing: the mail is kept, waits longer each time, and arrives when it is back', async () => {
    await clear()
    sink.refuse('The disk is full')
    const id = await makePending(backend.db, owner)
    await clear()
    expect((await approveIt(id)).status, 'the decision stands').toBe(200)
    const waits: number[] = []
    for (let tries = 1; tries <= 3; tries++) {
      const [mail] = await waiting()
      expect(mail?.attempts).toBe(tries)
      expect(mail?.error).toContain('The disk is full')
      waits.push(Math.round((mail?.seconds ?? 0) / 60))
      expect(await deliverMails(backend), 'not before its time').toEqual({ sent: 0, failed: 0 })
      await backend.db.rows(sql`update mails set due_at = now()`)
      if (tries === 3) sink.refuse(null)
      await deliverMails(backend)
    }
    expect(waits).toEqual([2, 4, 8])
    expect(only(owner.email).subject).toBe(`Approved: ${TITLE}`)
    expect(await waiting()).toEqual([])
  })

  test('is given up after the most tries', async () => {
    await clear()
    sink.refuse('Nobody here')
    await putIn(owner)
    for (let i = 0; i < MAIL_TRIES.most + 2; i++) {
      await deliverMails(backend)
      await backend.db.rows(sql`update mails set due_at = now()`)
    }
    expect((await waiting())[0]?.attempts).toBe(MAIL_TRIES.most)
    sink.refuse(null)
    await deliverMails(backend)
    expect(sink.to(owner.email)).toHaveLength(0)
  })
})

test('What a mail told is forgotten when it is sent, and the mail itself after thirty days', async () => {
  await clear()
  await putIn(owner)
  await deliverMails(backend)
  expect(await backend.db.rows(sql`select data, error from mails`)).toEqual([
    { data: {}, error: null },
  ])
  await passHours(backend.db, MAIL_KEPT_DAYS * 24 - 1)
  expect(await forgetRecords(backend.db)).toMatchObject({ mails: 0 })
  await passHours(backend.db, 2)
  expect(await forgetRecords(backend.db)).toMatchObject({ mails: 1 })
})

test('A mail that no server takes, because none is named, does not keep what it tells for ever', async () => {
  await clear()
  await putIn(owner)
  await passHours(backend.db, MAIL_KEPT_DAYS * 24 + 1)
  expect(await forgetRecords(backend.db)).toMatchObject({ mails: 1 })
})
