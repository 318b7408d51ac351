import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import type { SessionUser } from '../../contract/account.ts'
import { ENQUIRY_RATE_LIMITS } from '../../domain/enquiry/constants.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { sendEnquiry: sendEnquiryFunction, readOwnEnquiries: readOwnFunction } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner', 'Meera')
const admin = setUpUser(backend, 'Admin')

async function published(): Promise<string> {
  const id = await makePending(backend.db, owner)
  await openAndApprove(backend, admin, id, 1)
  return id
}
const form = (over: Record<string, unknown> = {}) => ({
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'When could I see it?',
  submissionKey: newSubmissionKey(),
  ...over,
})
const enquire = (listing: string, over: Record<string, unknown> = {}, ip?: string) =>
  ask(sendEnquiryFunction, {
    method: 'POST',
    path: `/api/listings/${listing}/enquiries`,
    body: form(over),
    ...(ip ? { ip } : {}),
  })
const stored = async () =>
  (await backend.db.row<{ count: number }>(sql`select count(*) as count from enquiries`))?.count ??
  0
async function enquiriesOf({ email }: SessionUser): Promise<Record<string, unknown>[]> {
  const { cookie } = await login(email)
  return (await ask(readOwnFunction, { path: '/api/my/enquiries', cookie })).body
    .enquiries as Record<string, unknown>[]
}

describe('An enquiry', () => {
  test('from anyone reaches the owner of the listing, and nobody else', async () => {
    const listing = await published()
    expect((await enquire(listing)).status).toBe(201)
    const [first] = await enquiriesOf(owner)
    expect(first).toMatchObject({
      listingId: listing,
      about: 'Kesar Heights, Gomti Nagar, Lucknow',
      name: 'Asha Verma',
      message: 'When could I see it?',
    })
    expect(await enquiriesOf(admin)).toEqual([])
  })

  test('is kept for the owner when the listing is deleted', async () => {
    const listing = await published()
    await enquire(listing, { message: 'About a listing that goes' })
    await backend.db.rows(sql`delete from properties where id = ${listing}`)
    expect((await enquiriesOf(owner)).map(({ message }) => message)).toContain(
      'About a listing that goes',
    )
  })

  test('about a pending, sold, expired or unknown listing gets the same answer and is not stored', async () => {
    const pending = await makePending(backend.db, owner)
    const sold = await published()
    const expired = await published()
    await backend.db.rows(
      sql`update properties set availability = 'sold', closed_at = now() where id = ${sold}`,
    )
    await backend.db.rows(
      sql`update properties set confirmed_at = now() - interval '61 days' where id = ${expired}`,
    )
    const before = await stored()
    for (const listing of [pending, sold, expired, 'nosuchlisting']) {
      const answer = await enquire(listing)
      expect([answer.status, answer.body.code], listing).toEqual([404, 'listing_not_available'])
    }
    expect(await stored()).toBe(before)
  })

  test('sent twice is stored once', async () => {
    const listing = await published()
    const submissionKey = newSubmissionKey()
    const before = await stored()
    const answers = await Promise.all([
      enquire(listing, { submissionKey }),
      enquire(listing, { submissionKey }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await stored()).toBe(before + 1)
  })

  test('has to follow the rules of the form, and one from a bot gets a normal answer but is not stored', async () => {
    const listing = await published()
    const before = await stored()
    const refused = await enquire(listing, { name: '', message: ' ' })
    expect(refused.body.fields).toEqual({
      name: CONTACT_RESULT_TEXTS.nameEmpty,
      message: CONTACT_RESULT_TEXTS.messageEmpty,
    })
    expect((await enquire(listing, { website: 'https://spam.example' })).status).toBe(201)
    expect(await stored()).toBe(before)
  })

  test('is refused after too many from one network, and from all networks about one listing', async () => {
    const listing = await published()
    const fill = (key: string, count: number) =>
      backend.db.rows(sql`insert into rate_limits (key, count) values (${key}, ${count})
      on conflict (key) do update set count = excluded.count, window_start = now()`)
    await fill('enquiry:10.9.9.9', ENQUIRY_RATE_LIMITS.network.attempts)
    expect((await enquire(listing, {}, '10.9.9.9')).status).toBe(429)
    await fill(`enquiry:${listing}`, ENQUIRY_RATE_LIMITS.listing.attempts)
    expect((await enquire(listing, {}, '10.9.9.10')).status).toBe(429)
  })

  test('stays possible for others when one network uses up its limit, with questions or as a bot', async () => {
    const listing = await published()
    for (let i = 0; i < ENQUIRY_RATE_LIMITS.both.attempts; i++)
      expect((await enquire(listing, {}, '10.9.8.1')).status).toBe(201)
    expect((await enquire(listing, {}, '10.9.8.1')).status).toBe(429)
    await enquire(listing, { website: 'https://spam.example' }, '10.9.8.2')
    expect(
      await backend.db.row(sql`select count from rate_limits where key = ${`enquiry:${listing}`}`),
    ).toEqual({ count: ENQUIRY_RATE_LIMITS.both.attempts })
  })
})

test('Each signed-in user reads only own enquiries', async () => {
  expect((await ask(readOwnFunction, { path: '/api/my/enquiries' })).status).toBe(401)
})
