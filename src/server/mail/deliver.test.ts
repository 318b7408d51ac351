import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REMINDER_TEXTS } from '#language/report/texts-complaints'
import type { SessionUser } from '../../contract/account.ts'
import { MAIL_KEPT_DAYS, MAIL_RUN, MAIL_TRIES } from '../../domain/mail/constants.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { deliverMails } from './deliver.ts'
import { mailInsert } from './outbox.ts'

const TITLE = 'Kesar Heights, Gomti Nagar, Lucknow'

const backend = setUpBackend()
const sink = setUpSink(backend)
let adminCookie: string
let owner: SessionUser
beforeAll(async () => {
  adminCookie = (await login((await makeUser(backend.db, 'Admin', 'Meera')).email)).cookie
})
beforeEach(async () => {
  sink.refuse(null)
  owner = await makeUser(backend.db, 'Owner', 'Ravi')
})

const { approveListings } = handlers
const { approveIt, rejectIt } = deciding(() => adminCookie)
/** The only mail to a user, parsed. */
function only(to: string) {
  const mails = sink.to(to)
  expect(mails).toHaveLength(1)
  return { subject: mails[0]?.mail.subject, text: mails[0]?.mail.text ?? '' }
}
const waiting = () =>
  backend.db.rows<{ id: string; attempts: number; error: string | null; seconds: number }>(sql`
  select id, attempts, error, extract(epoch from due_at - now())::float8 as seconds from mails where sent_at is null order by created_at`)
/** Puts a mail for a user into the outbox, as the statement that causes it would. */
const putIn = (user: SessionUser, kind: 'approved' | 'expired' = 'expired') =>
  backend.db.rows(
    mailInsert(
      backend,
      kind,
      sql`select ${user.id} as user_id, jsonb_build_object('title', ${TITLE}::text, 'listingId', 'somelisting') as data`,
    ),
  )
const clear = () => backend.db.rows(sql`delete from mails`)

describe('A reminder of the rules', () => {
  const signedUp = (days: number) =>
    backend.db.rows(
      sql`update users set created_at = now() - make_interval(days => ${days}::int) where id = ${owner.id}`,
    )
  const reminded = (days: number) =>
    backend.db.rows(
      sql`update users set reminded_at = now() - make_interval(days => ${days}::int) where id = ${owner.id}`,
    )
  const texts = () =>
    sink.to(owner.email).map(({ mail }) => mail.text?.includes(REMINDER_TEXTS.line))

  test('travels with the next mail after eighty days, once, and is never a mail of its own', async () => {
    await clear()
    await signedUp(79)
    await putIn(owner)
    await deliverMails(backend)
    await signedUp(81)
    await deliverMails(backend)
    expect(texts()).toEqual([false])
    await putIn(owner)
    await deliverMails(backend)
    await putIn(owner)
    await deliverMails(backend)
    expect(texts()).toEqual([false, true, false])
    await reminded(81)
    await putIn(owner)
    await deliverMails(backend)
    expect(texts()).toEqual([false, true, false, true])
  })

  test('that was not sent with a mail is still due', async () => {
    await clear()
    await signedUp(100)
    sink.refuse('Mailbox full')
    await putIn(owner)
    await deliverMails(backend)
    expect(await backend.db.row(sql`select reminded_at from users where id = ${owner.id}`)).toEqual(
      { reminded_at: null },
    )
    await clear()
  })
})

describe('Nothing is sent', () => {
  test('for a decision that was refused', async () => {
    const id = await makePending(backend.db, owner)
    expect((await rejectIt(id, undefined, 7)).status).toBe(409)
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

test('A title with line breaks or addresses adds no header, recipient or part', async () => {
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
  expect(arrived?.mail.html).toContain('&lt;b&gt;Heights&lt;/b&gt;')
  expect(arrived?.mail.html).not.toContain('<b>Heights')
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

test('The mails of a batch of approvals are all sent with the request, also more than go at a time', async () => {
  const count = MAIL_RUN.atOnce + 3
  const ids: string[] = []
  while (ids.length < count) ids.push(await makePending(backend.db, await makeUser(backend.db)))
  await clear()
  const before = sink.arrived.length
  await openForAdmins(backend.db)
  const { status } = await ask(approveListings, {
    method: 'POST',
    path: '/api/moderation/approvals',
    body: { approvals: ids.map((id) => ({ id, version: 1 })) },
    cookie: adminCookie,
  })
  expect([status, sink.arrived.length - before, await waiting()]).toEqual([200, count, []])
})

describe('An unreachable mail server', () => {
  test('loses no mail: it is kept, tried again after longer and longer waits, and arrives when the server is back', async () => {
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

  test('is given up after the maximum number of tries', async () => {
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

test('A mail’s data is deleted when it is sent, and its row after thirty days', async () => {
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

test('A mail that cannot be sent, because no server is set, is deleted in the end too', async () => {
  await clear()
  await putIn(owner)
  await passHours(backend.db, MAIL_KEPT_DAYS * 24 + 1)
  expect(await forgetRecords(backend.db)).toMatchObject({ mails: 1 })
})
