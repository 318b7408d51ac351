import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { QUEUE_MAIL_SECONDS } from '../../domain/mail/constants.ts'
import { REPORT_REASONS } from '../../domain/report/constants.ts'
import { deciding } from '../../test/support/data/deciding.ts'
import { makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import {
  confirmAddress,
  makePending,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { editListing } from '../listing/edit.ts'
import { deliverMails } from './deliver.ts'

const {
  changeProfile,
  sendContact,
  sendEnquiry,
  reportListing,
  createListing,
  unpublishListing: unpublish,
} = handlers

const PROFILE = { mobileNumber: '9876501234', whatsApp: false, agentRera: '', photoId: null }
const REASON = 'The photos are of another flat.'
const TITLE = 'Kesar Heights, Gomti Nagar, Lucknow'
const MINUTE_HOURS = 1 / 60

const backend = setUpBackend()
const sink = setUpSink(backend)
const admin = setUpUser(backend, 'Admin', 'Meera')
let adminCookie: string
let owner: SessionUser
beforeAll(async () => {
  adminCookie = (await login(admin.email)).cookie
})
beforeEach(async () => {
  sink.refuse(null)
  owner = await makeUser(backend.db, 'Owner', 'Ravi')
  await confirmAddress(backend.db, owner)
})

const { approveIt, rejectIt } = deciding(() => adminCookie)
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
/** The only mail to a user, parsed. */
function only(to: string) {
  const mails = sink.to(to)
  expect(mails).toHaveLength(1)
  return { subject: mails[0]?.mail.subject, text: mails[0]?.mail.text ?? '' }
}
const clear = () => backend.db.rows(sql`delete from mails`)

describe('A mail arrives once, at the right recipient, with a link to act on it:', () => {
  test('approved, with the address of the page', async () => {
    const id = await makePending(backend.db, owner)
    expect((await approveIt(id)).status).toBe(200)
    const { subject, text } = only(owner.email)
    expect(subject).toBe(`Approved: ${TITLE}`)
    expect(text).toContain('Dear Ravi,')
    expect(text).toContain(`${backend.env.siteUrl}/listing-detail/${id}/`)
  })

  test('rejected, with the reason and a link to repost it', async () => {
    const id = await makePending(backend.db, owner)
    expect((await rejectIt(id, REASON)).status).toBe(200)
    const { subject, text } = only(owner.email)
    expect(subject).toBe(`Rejected: ${TITLE}`)
    expect(text).toContain(`> ${REASON}`)
    expect(text).toContain(`${backend.env.siteUrl}/profile`)
  })

  test('taken down, as a rejection of a published listing', async () => {
    const id = await makePending(backend.db, owner)
    await approveIt(id)
    expect(
      (
        await ask(unpublish, {
          method: 'POST',
          path: `/api/published-listings/${id}/unpublish`,
          body: { version: 2, reason: REASON },
          cookie: adminCookie,
        })
      ).status,
    ).toBe(200)
    expect(sink.to(owner.email).map(({ mail }) => mail.subject)).toEqual([
      `Approved: ${TITLE}`,
      `Taken down: ${TITLE}`,
    ])
  })

  test('an enquiry, with the visitor’s message, number and address, and ways to reach them by a tap; a second tap sends no second mail', async () => {
    const id = await makePending(backend.db, owner)
    await approveIt(id)
    const body = enquiry()
    for (let i = 0; i < 2; i++) expect((await askOwner(id, body)).status).toBe(201)
    const mails = sink
      .to(owner.email)
      .filter(({ mail }) => mail.subject === `A question about ${TITLE}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.mail.text).toContain('> Is it free?\n> When could I see it?')
    const { text = '', html, replyTo } = mails[0]?.mail ?? {}
    expect(text).toContain('Asha Verma asks about your listing')
    expect(text).toContain('- Call +91 98765 01234\n  tel:+919876501234\n')
    expect(text).toContain('- Write on WhatsApp\n  https://wa.me/919876501234?text=')
    expect(text).toContain('- Write to asha@example.in\n  mailto:asha@example.in\n')
    for (const link of ['tel:+919876501234', 'mailto:asha@example.in'])
      expect(html).toContain(`href="${link}"`)
    // Nobody has proved that address.
    expect([replyTo, text.includes('Please do not reply to this mail')]).toEqual([undefined, true])
  })

  test.each<[string, 'asks' | 'stranger' | 'unconfirmed' | 'owner unconfirmed', boolean]>([
    ['goes to the asker whose address is confirmed', 'asks', true],
    ['goes to nobody where the address is of another account', 'stranger', false],
    ['goes to nobody where the address is not confirmed', 'unconfirmed', false],
    [
      'goes to nobody, and the mail has nothing typed, where the owner’s is not',
      'owner unconfirmed',
      false,
    ],
  ])('an enquiry, whose reply %s', async (_, who, replies) => {
    const id = await makePublished(backend.db, owner)
    const asker = await makeUser(backend.db, 'Client', 'Asha Verma')
    if (who !== 'unconfirmed') await confirmAddress(backend.db, asker)
    if (who === 'owner unconfirmed')
      await backend.db.rows(sql`update users set email_verified_at = null where id = ${owner.id}`)
    const sender = who === 'stranger' ? await makeUser(backend.db) : asker
    const { cookie } = await login(sender.email)
    const body = enquiry({ email: asker.email })
    await ask(sendEnquiry, { method: 'POST', path: `/api/listings/${id}/enquiries`, body, cookie })
    const { mail, raw } =
      sink.to(owner.email).find(({ mail: { subject } }) => subject?.startsWith('A question')) ?? {}
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(
      replies ? [asker.email] : undefined,
    )
    expect(mail?.text?.includes('You can also reply to this mail')).toBe(replies)
    expect(/9876501234|Asha/.test(raw ?? '')).toBe(who !== 'owner unconfirmed')
  })

  test('a contact message, to the office', async () => {
    const body = enquiry({ message: 'Are you open on Saturday?' })
    for (let i = 0; i < 2; i++)
      await ask(sendContact, { method: 'POST', path: '/api/contacts', body })
    const { subject, text } = only(backend.env.officeEmail)
    expect(subject).toBe('A message from Asha Verma')
    expect(text).toContain('> Are you open on Saturday?')
  })

  test('a report, to the office, with the address of the reports about that listing', async () => {
    const id = await makePublished(backend.db, owner)
    const before = sink.to(backend.env.officeEmail).length
    await ask(reportListing, {
      method: 'POST',
      path: `/api/listings/${id}/reports`,
      body: { reason: REPORT_REASONS[0], note: '', submissionKey: newSubmissionKey() },
    })
    const [{ mail } = {}, ...rest] = sink.to(backend.env.officeEmail).slice(before)
    expect([mail?.subject, rest]).toEqual([`Reported: ${TITLE}`, []])
    expect(mail?.text).toContain(`${backend.env.siteUrl}/admin?view=reports&listing=${id}\n`)
  })

  test.each([
    [
      'change',
      async (id: string) => {
        const change = { fields: listingFields({ price: 7_500_000 }), photoIds: [], version: 2 }
        await editListing(backend, owner, id, change)
        return `/admin?q=${(await waitingEdit(backend.db, id))?.id}`
      },
    ],
    [
      'name',
      async () => {
        const { cookie } = await login(owner.email)
        const body = { ...PROFILE, name: 'Ravi Tiwari' }
        await ask(changeProfile, { method: 'POST', path: '/api/my/profile', body, cookie })
        return '/admin?view=names'
      },
    ],
  ])('a %s that waits, to an admin, with its address on the desk', async (_, change) => {
    const id = await makePublished(backend.db, owner)
    const reader = await makeUser(backend.db, 'Admin', 'Ira')
    const address = await change(id)
    await deliverMails(backend, 10_000)
    const texts = sink.to(reader.email).map(({ mail }) => mail.text)
    expect(texts).toEqual([expect.stringContaining(`${backend.env.siteUrl}${address}\n`)])
  })

  test('a new listing in the queue, to each active admin, once in a quarter of an hour', async () => {
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
    const first = await post()
    expect([first.status, (await post()).status]).toEqual([201, 201])
    expect(only(second.email).text).toContain(
      `${backend.env.siteUrl}/admin?q=${String(first.body.id)}\n`,
    )
    expect(only(second.email).subject).toBe(`New in the queue: ${TITLE}`)
    expect(sink.to(former.email)).toHaveLength(0)
    await passHours(backend.db, QUEUE_MAIL_SECONDS / 3600 + MINUTE_HOURS)
    // The update moves the row back by a quarter of an hour. The clock that is part of its id cannot be moved, so the
    // id is changed too.
    await backend.db.rows(sql`update mails set id = 'former' || id where kind = 'queued'`)
    await post()
    expect(queued()).toBe(2)
    // The test makes many requests.
  }, 60_000)
})
