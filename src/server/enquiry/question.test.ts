import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { FORGOTTEN_CONTACT } from '../../domain/account/constants.ts'
import { UNPROVED_MAIL_LIMIT } from '../../domain/enquiry/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import {
  confirmAddress,
  makeEnquiry,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'
import { readQuestion } from './question.ts'
import { questionLink } from './question-link.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const TYPED = 'When could I see it?'

const enquire = (listing: string, email: string, cookie?: string) =>
  ask(handlers.sendEnquiry, {
    method: 'POST',
    path: `/api/listings/${listing}/enquiries`,
    body: {
      name: 'Pay 500 now',
      mobileNumber: '9876543210',
      email,
      message: TYPED,
      submissionKey: newSubmissionKey(),
    },
    ...(cookie ? { cookie } : {}),
  })
const makeOwner = async (confirmed: boolean): Promise<SessionUser> => {
  const owner = await makeUser(backend.db)
  if (confirmed) await confirmAddress(backend.db, owner)
  return owner
}
const partOf = (link: unknown) => String(link).split('/')[2] ?? ''

describe('The asker of a question', () => {
  test('gets the link to the question, which shows it, its listing and its state', async () => {
    const listing = await makePublished(backend.db, await makeOwner(true))
    const { status, body } = await enquire(listing, 'guest@example.in')
    expect(status).toBe(201)
    expect(await readQuestion(backend, partOf(body.link))).toMatchObject({
      listingId: listing,
      message: TYPED,
      answer: null,
      onOffer: true,
      listed: true,
    })
    await backend.db.rows(
      sql`update properties set availability = 'sold', closed_at = now() where id = ${listing}`,
    )
    expect(await readQuestion(backend, partOf(body.link))).toMatchObject({ onOffer: false })
  })

  test('gets a mail with only the link, a few a day for one address, and the question is stored nevertheless', async () => {
    const listing = await makePublished(backend.db, await makeOwner(true))
    for (let at = 0; at <= UNPROVED_MAIL_LIMIT.attempts; at += 1)
      expect((await enquire(listing, 'often@example.in')).status).toBe(201)
    const mails = sink.to('often@example.in')
    expect(mails).toHaveLength(UNPROVED_MAIL_LIMIT.attempts)
    for (const { mail, raw } of mails) {
      expect(mail.subject).toMatch(/^Your question about /)
      expect(mail.text).toMatch(/\/question\/[a-z0-9]+-[0-9a-f]{64}\//)
      expect(raw).not.toMatch(/When could I|Pay 500/)
    }
  })

  test('gets as few mails by the many addresses of one mailbox', async () => {
    const listing = await makePublished(backend.db, await makeOwner(true))
    const addresses = Array.from({ length: 12 }, (_, n) =>
      n % 2 ? `vic.tim+${n}@gmail.com` : `Victim+${n}@googlemail.com`,
    )
    for (const address of addresses) expect((await enquire(listing, address)).status).toBe(201)
    expect(addresses.flatMap((address) => sink.to(address))).toHaveLength(
      UNPROVED_MAIL_LIMIT.attempts,
    )
    const stored = await backend.db.rows(
      sql`select email from enquiries where property_id = ${listing} order by created_at`,
    )
    expect(stored, 'the addresses stay as typed').toEqual(addresses.map((email) => ({ email })))
  })

  test('gets a copy of the text if the own address is confirmed', async () => {
    const listing = await makePublished(backend.db, await makeOwner(true))
    const { user, cookie } = await makeSignedIn(backend.db, 'Client')
    await confirmAddress(backend.db, user)
    await enquire(listing, user.email, cookie)
    const [copy] = sink.to(user.email)
    expect(copy?.mail.text).toContain(`> ${TYPED}`)
    await enquire(listing, 'else@example.in', cookie)
    expect(sink.to('else@example.in')[0]?.raw).not.toContain(TYPED)
  })
})

test.each([
  [true, true],
  [false, false],
])('The owner’s mail has the text if the address is confirmed (%s)', async (confirmed, hasText) => {
  const owner = await makeOwner(confirmed)
  await enquire(await makePublished(backend.db, owner), 'asker@example.in')
  const [mail] = sink
    .to(owner.email)
    .filter(({ mail: { subject } }) => subject?.startsWith('A question'))
  expect(mail?.raw.includes(TYPED)).toBe(hasText)
  expect(mail?.mail.text).toContain('/profile')
})

describe('The page of a question', () => {
  test('opens only with its whole secret', async () => {
    const owner = await makeOwner(true)
    const [one, other] = [
      await makeEnquiry(backend.db, owner),
      await makeEnquiry(backend.db, owner),
    ]
    const right = partOf(questionLink(backend.env, one))
    expect(await readQuestion(backend, right)).not.toBeNull()
    for (const wrong of [
      '',
      one,
      `${one}-`,
      `${one}-${'0'.repeat(64)}`,
      right.replace(one, other),
      right.slice(0, -1),
      right.toUpperCase(),
    ])
      expect(await readQuestion(backend, wrong), wrong).toBeNull()
  })

  test('is deleted with the asker’s account', async () => {
    const id = await makeEnquiry(backend.db, await makeOwner(true))
    await backend.db.rows(
      sql`update enquiries set email = ${FORGOTTEN_CONTACT.email} where id = ${id}`,
    )
    expect(await readQuestion(backend, partOf(questionLink(backend.env, id)))).toBeNull()
  })
})
