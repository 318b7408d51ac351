import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { COMPLAINT_TEXTS } from '#language/report/texts-complaints'
import { CONTACT_KEPT_DAYS, CONTACT_RATE_LIMITS } from '../../domain/contact/constants.ts'
import { newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask } from '../../test/support/http/requests.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { okMailed } from '../mail/outbox.ts'
import { sendContact } from './send.ts'

const { sendContact: sendContactFunction } = handlers

const backend = setUpBackend()

const form = (over: Record<string, unknown> = {}) => ({
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'Is it still to be had?',
  submissionKey: newSubmissionKey(),
  ...over,
})
const send = (over: Record<string, unknown> = {}, ip?: string) =>
  ask(sendContactFunction, {
    method: 'POST',
    path: '/api/contacts',
    body: form(over),
    ...(ip ? { ip } : {}),
  })
const stored = async () =>
  (await backend.db.row<{ count: number }>(sql`select count(*) as count from contacts`))?.count ?? 0

describe('A contact message', () => {
  test('from anyone is stored under the millisecond in which it arrived', async () => {
    const before = Date.now()
    const answer = await send({ message: 'First line\r\nsecond line  ' })
    expect(answer.status).toBe(201)
    expect(answer.body.id).toBeGreaterThanOrEqual(before)
    expect(answer.body.id).toBeLessThanOrEqual(Date.now())
    const row = await backend.db.row(
      sql`select name, email, mobile_number, message from contacts where id = ${Number(answer.body.id)}`,
    )
    expect(row).toEqual({
      name: 'Asha Verma',
      email: 'asha@example.in',
      mobile_number: '9876543210',
      message: 'First line\nsecond line',
    })
  })

  test('that arrives in the same millisecond as another gets the next id', async () => {
    const deps = { ...backend, now: () => new Date('2026-01-05T10:00:00.123Z') }
    const ids = []
    for (let i = 0; i < 3; i++) ids.push(await sendContact(deps, form(), '10.0.0.9'))
    const first = deps.now().getTime()
    expect(ids).toEqual([first, first + 1, first + 2].map((id) => okMailed({ id, dueAt: null })))
  })

  test('sent again by a second tap is stored once and answered with the same id', async () => {
    const submissionKey = newSubmissionKey()
    const first = await send({ submissionKey })
    const before = await stored()
    const second = await send({ submissionKey })
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await stored()).toBe(before)
  })

  test('is checked on the server by the rules of the form', async () => {
    const before = await stored()
    const answer = await send({ name: ' ', mobileNumber: '98', email: 'x', message: '' })
    expect(answer.status).toBe(400)
    const { nameEmpty, mobileInvalid, emailInvalid, messageEmpty } = CONTACT_RESULT_TEXTS
    expect(answer.body.fields).toEqual({
      name: nameEmpty,
      mobileNumber: mobileInvalid,
      email: emailInvalid,
      message: messageEmpty,
    })
    expect(await stored()).toBe(before)
  })

  test('needs a submission key', async () =>
    expect((await send({ submissionKey: 'short' })).body.code).toBe('invalid'))

  test('from a bot that fills in the hidden field gets a normal answer and is not stored', async () => {
    const before = await stored()
    const answer = await send({ website: 'https://spam.example' })
    const real = await send({ website: '' })
    expect([answer.status, Object.keys(answer.body), typeof answer.body.id]).toEqual([
      real.status,
      Object.keys(real.body),
      'number',
    ])
    expect(await stored()).toBe(before + 1)
  })
})

test('A message is kept for a year, and then deleted', async () => {
  const { id } = (await send()).body
  const kept = () => backend.db.row(sql`select 1 as kept from contacts where id = ${id}`)
  await backend.db.rows(
    sql`update contacts set created_at = now() - make_interval(days => ${CONTACT_KEPT_DAYS - 1}) where id = ${id}`,
  )
  await forgetRecords(backend.db)
  expect(await kept()).toEqual({ kept: 1 })
  await backend.db.rows(
    sql`update contacts set created_at = now() - make_interval(days => ${CONTACT_KEPT_DAYS + 1}) where id = ${id}`,
  )
  expect(await forgetRecords(backend.db)).toMatchObject({ contacts: 1 })
  expect(await kept()).toBeUndefined()
})

describe('A complaint', () => {
  const receipts = () =>
    backend.db.rows<{ user_id: string | null; data: Record<string, unknown> }>(
      sql`select user_id, data from mails where kind = 'receipt'`,
    )

  test.each([
    ['general', 7 * 24],
    ['removal', 36],
    ['order', 3],
    ['intimate', 2],
  ])(
    'of the class %s is due in %i hours, and confirmed at once by a mail of our words',
    async (complaint, hours) => {
      await backend.db.rows(sql`delete from mails`)
      const { id } = (await send({ complaint, email: `${complaint}@example.in` })).body
      expect(
        await backend.db.row(sql`
        select complaint, round(extract(epoch from due_at - created_at) / 3600)::int as hours
        from contacts where id = ${id}`),
      ).toEqual({ complaint, hours })
      const [receipt, ...more] = await receipts()
      expect(more).toEqual([])
      expect(receipt).toEqual({
        user_id: null,
        data: { to: `${complaint}@example.in`, dueAt: expect.any(String) },
      })
    },
  )

  test('is a choice: a message without one has no time and is not confirmed', async () => {
    await backend.db.rows(sql`delete from mails`)
    for (const over of [{}, { complaint: '' }]) {
      const { id } = (await send(over)).body
      expect(
        await backend.db.row(sql`select complaint, due_at from contacts where id = ${id}`),
      ).toEqual({ complaint: null, due_at: null })
    }
    expect(await receipts()).toEqual([])
    expect((await send({ complaint: 'urgent' })).body.fields).toEqual({
      complaint: COMPLAINT_TEXTS.choose,
    })
  })

  test('cannot flood a stranger’s address', async () => {
    const statuses = []
    for (let i = 0; i <= CONTACT_RATE_LIMITS.address.attempts; i++)
      statuses.push((await send({ complaint: 'general', email: 'ravi@example.in' })).status)
    expect(statuses.at(-2)).toBe(201)
    expect(statuses.at(-1)).toBe(429)
    expect((await send({ email: 'ravi@example.in' })).status).toBe(201)
  })
})

describe('Too many messages', () => {
  const fill = (key: string, count: number) =>
    backend.db.rows(
      sql`insert into rate_limits (key, count) values (${key}, ${count}) on conflict (key) do update set count = excluded.count, window_start = now()`,
    )

  test('from one network are refused for a while, and do not count for other networks', async () => {
    for (let i = 0; i < CONTACT_RATE_LIMITS.network.attempts; i++)
      expect((await send({}, '10.7.0.1')).status).toBe(201)
    const all = await backend.db.row(sql`select count from rate_limits where key = 'contact'`)
    const answer = await send({}, '10.7.0.1')
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_attempts'])
    expect(answer.body.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/)
    expect(await backend.db.row(sql`select count from rate_limits where key = 'contact'`)).toEqual(
      all,
    )
    expect((await send({}, '10.7.0.2')).status).toBe(201)
  })

  test('from many networks exceed a common limit and are refused', async () => {
    await fill('contact', CONTACT_RATE_LIMITS.all.attempts)
    const before = await stored()
    expect((await send({}, '10.8.0.1')).status).toBe(429)
    expect(await stored()).toBe(before)
  })
})
