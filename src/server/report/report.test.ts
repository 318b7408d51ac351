import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, expect, test } from 'vitest'
import { REPORT_TEXTS } from '#language/report/texts'
import { REPORT_LIMIT, REPORT_RATE_LIMITS, REPORT_REASONS } from '../../domain/report/constants.ts'
import { makePending, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { reportListing: reportFunction } = handlers

const backend = setUpBackend()
const visitor = setUpUser(backend, 'Client')
let cookie: string
beforeAll(async () => {
  cookie = (await login(visitor.email)).cookie
})

const report = (
  id: string,
  over: Record<string, unknown> = {},
  more: { cookie?: string; ip?: string } = {},
) =>
  ask(reportFunction, {
    method: 'POST',
    path: `/api/listings/${id}/reports`,
    body: {
      reason: REPORT_REASONS[1],
      note: 'It has two rooms.',
      submissionKey: newSubmissionKey(),
      ...over,
    },
    ...more,
  })
const storedOf = (id: string) =>
  backend.db.rows(
    sql`select reason, note, reporter_id, about, handled_at from reports where property_id = ${id}`,
  )
const mails = async () =>
  (
    await backend.db.row<{ count: number }>(
      sql`select count(*) as count from mails where kind = 'report'`,
    )
  )?.count
const audited = (id: string) =>
  backend.db.rows(
    sql`select actor_id, details from audit_log where event = 'listing reported' and subject_id = ${id}`,
  )

test('A report is accepted from anyone, stored with its reason and message, logged, and mailed to the office', async () => {
  const id = await approved(backend.db)
  const before = await mails()
  expect((await report(id)).status).toBe(201)
  expect(await storedOf(id)).toEqual([
    {
      reason: REPORT_REASONS[1],
      note: 'It has two rooms.',
      reporter_id: null,
      about: 'Kesar Heights, Gomti Nagar, Lucknow',
      handled_at: null,
    },
  ])
  expect(await audited(id)).toEqual([{ actor_id: null, details: { reason: REPORT_REASONS[1] } }])
  expect(await mails()).toBe((before ?? 0) + 1)
})

test('A report of a signed-in user has the account; the message is optional', async () => {
  const id = await approved(backend.db)
  await report(id, { note: ' ' }, { cookie })
  expect(await storedOf(id)).toMatchObject([{ reporter_id: visitor.id, note: null }])
  expect(await audited(id)).toMatchObject([{ actor_id: visitor.id }])
})

test('A report that is sent twice is stored, logged and mailed once', async () => {
  const id = await approved(backend.db)
  const submissionKey = newSubmissionKey()
  const before = await mails()
  const [first, second] = [await report(id, { submissionKey }), await report(id, { submissionKey })]
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  expect(await storedOf(id)).toHaveLength(1)
  expect(await audited(id)).toHaveLength(1)
  expect(await mails()).toBe((before ?? 0) + 1)
})

test('Reports of one home make one mail a day to the office, which says what was open, and all are on the desk', async () => {
  const [id, other] = [await approved(backend.db), await approved(backend.db)]
  const ofListing = () =>
    backend.db.rows<{ data: { others: number; reason: string } }>(
      sql`select data from mails where kind = 'report' and data->>'listingId' = ${id} order by created_at`,
    )
  const twelve = Array.from({ length: 12 }, (_, n) => report(id, {}, { ip: `10.6.2.${n}` }))
  for (const answer of await Promise.all(twelve)) expect(answer.status).toBe(201)
  await report(other)
  expect(await ofListing()).toMatchObject([{ data: { others: 0 } }])
  expect(await storedOf(id)).toHaveLength(12)
  await backend.db.rows(
    sql`update reports set created_at = created_at - interval '1 day' where property_id = ${id}`,
  )
  // The id of a mail has its day in it.
  await backend.db.rows(
    sql`update mails set id = 'yesterday' where kind = 'report' and data->>'listingId' = ${id}`,
  )
  await report(id)
  await report(id)
  expect((await ofListing()).map(({ data }) => data.others)).toEqual([0, 12])
})

test('A report that has to be settled sooner than those of the day makes a mail of its own, once', async () => {
  const id = await approved(backend.db)
  const reasons = [
    'Wrong price or facts',
    'Fraud',
    'A broker as owner',
    'Private picture of a person',
    'Private picture of a person',
    'Fraud',
    'Something else',
  ]
  for (const reason of reasons) expect((await report(id, { reason })).status).toBe(201)
  const told = await backend.db.rows<{ reason: string }>(sql`
    select data->>'reason' as reason from mails
    where kind = 'report' and data->>'listingId' = ${id} order by created_at`)
  expect(told.map(({ reason }) => reason)).toEqual([
    'Wrong price or facts',
    'Fraud',
    'Private picture of a person',
  ])
})

test('A report about a listing that is not available is refused', async () => {
  const pending = await makePending(backend.db, await makeUser(backend.db))
  const [sold, expired] = [await approved(backend.db), await approved(backend.db)]
  await backend.db.rows(
    sql`update properties set availability = 'sold', closed_at = now() where id = ${sold}`,
  )
  await backend.db.rows(
    sql`update properties set confirmed_at = now() - interval '61 days' where id = ${expired}`,
  )
  for (const id of [pending, sold, expired, 'nosuchlisting']) {
    const answer = await report(id)
    expect([answer.status, answer.body.code], id).toEqual([404, 'listing_not_available'])
    expect(await storedOf(id)).toEqual([])
  }
})

test('A report has to follow the rules of the form, and one from a bot gets a normal answer but is not stored', async () => {
  const id = await approved(backend.db)
  const refused = await report(id, { reason: 'Too expensive', note: 'x'.repeat(REPORT_LIMIT + 1) })
  expect(refused.body.fields).toMatchObject({
    reason: REPORT_TEXTS.reason,
    note: expect.any(String),
  })
  expect((await report(id, { website: 'https://spam.example' })).status).toBe(201)
  expect(await storedOf(id)).toEqual([])
})

test('Too many reports from one network are refused, and so are too many about one listing', async () => {
  const id = await approved(backend.db)
  const fill = (key: string, count: number) =>
    backend.db.rows(sql`insert into rate_limits (key, count) values (${key}, ${count})
    on conflict (key) do update set count = excluded.count, window_start = now()`)
  await fill('report:10.6.0.1', REPORT_RATE_LIMITS.network.attempts)
  expect((await report(id, {}, { ip: '10.6.0.1' })).status).toBe(429)
  await fill(`report:${id}`, REPORT_RATE_LIMITS.listing.attempts)
  expect((await report(id, {}, { ip: '10.6.0.2' })).status).toBe(429)
  expect(await storedOf(id)).toEqual([])
})

test('One network cannot use up the common limit of a listing, neither with reports nor as a bot', async () => {
  const id = await approved(backend.db)
  for (let i = 0; i < REPORT_RATE_LIMITS.both.attempts; i++)
    expect((await report(id, {}, { ip: '10.6.1.1' })).status).toBe(201)
  expect((await report(id, {}, { ip: '10.6.1.1' })).status).toBe(429)
  await report(id, { website: 'https://spam.example' }, { ip: '10.6.1.2' })
  expect(
    await backend.db.row(sql`select count from rate_limits where key = ${`report:${id}`}`),
  ).toEqual({ count: REPORT_RATE_LIMITS.both.attempts })
})
