import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { CONFIRM_TEXTS } from '#language/account/texts-security'
import { PATHS } from '../../contract/paths.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { newSubmissionKey, PASSWORD } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { newId } from '../ids.ts'
import { deliverMails } from '../mail/deliver.ts'

const NUMBER = '91234 56780'

const backend = setUpBackend()
const sink = setUpSink(backend)
const admin = setUpUser(backend, 'Admin')

let email: string
let cookie: string
beforeEach(async () => {
  await forgetAttempts(backend.db)
  email = `${newId()}@example.in`
  const signedUp = await ask(handlers.createAccount, {
    method: 'POST',
    path: '/api/accounts',
    body: {
      name: 'Meera Nair',
      mobileNumber: '9876543210',
      email,
      role: 'Owner',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  })
  expect(signedUp.status).toBe(201)
  cookie = (await login(email)).cookie
})

/** Posts a listing, which an admin approves; returns its id. */
async function publish(): Promise<string> {
  const posted = await ask(handlers.createListing, {
    method: 'POST',
    path: '/api/listings',
    cookie,
    body: { fields: listingFields(), photoIds: [], submissionKey: newSubmissionKey() },
  })
  const id = String(posted.body.id)
  expect(await openAndApprove(backend, admin, id, 1)).toMatchObject({ ok: true })
  await deliverMails(backend, 10_000)
  return id
}
const enquire = (listing: string, message: string) =>
  ask(handlers.sendEnquiry, {
    method: 'POST',
    path: `/api/listings/${listing}/enquiries`,
    body: {
      name: 'Asha Verma',
      mobileNumber: '9123456780',
      email: 'asker@example.in',
      message,
      submissionKey: newSubmissionKey(),
    },
  })
const texts = () => sink.to(email).map(({ mail }) => mail.text ?? '')
const leads = () => texts().filter((text) => text.includes(NUMBER))
/** The secret of the newest link that confirms the address. */
const token = () =>
  new RegExp(`${PATHS.verifyEmail}#([a-z0-9]{32})`).exec(texts().toReversed().join('\n'))?.[1] ?? ''
const confirm = (method = 'POST', secret = token()) =>
  ask(handlers.verifyEmail, {
    method,
    path: method === 'POST' ? '/api/verifications' : `/api/verifications?token=${secret}`,
    ...(method === 'POST' ? { body: { token: secret } } : {}),
    cookie,
  })
const isConfirmed = async () =>
  (await ask(handlers.readSecurity, { path: '/api/my/security', cookie })).body.emailVerified

describe('An owner whose address is not confirmed', () => {
  test('is told in the mails of the approval and of a question, and gets the number once it is confirmed', async () => {
    const id = await publish()
    const approval = texts().at(-1) ?? ''
    expect(approval).toContain('is approved')
    expect(approval).toContain(CONFIRM_TEXTS.line)
    expect(approval).toContain(`- ${CONFIRM_TEXTS.open}\n  `)
    await enquire(id, 'When could I see it?')
    const withheld = texts().at(-1) ?? ''
    expect(withheld).toContain('Someone asked about your listing')
    expect(withheld).toContain(CONFIRM_TEXTS.line)
    expect(withheld).not.toMatch(/When could I|Asha|91234/)
    expect((await confirm()).status).toBe(200)
    expect(leads()).toEqual([expect.stringContaining('> When could I see it?')])
    await enquire(id, 'And on Sunday?')
    expect(leads()).toHaveLength(2)
    expect(texts().at(-1)).not.toContain(CONFIRM_TEXTS.line)
    const profile = await ask(handlers.readOwnEnquiries, { path: '/api/my/enquiries', cookie })
    expect(profile.body.enquiries).toMatchObject(Array(2).fill({ mobileNumber: '9123456780' }))
  })

  test('confirms by no link that a scanner of mails has opened', async () => {
    await enquire(await publish(), 'Is it free?')
    for (const method of ['GET', 'HEAD']) {
      expect((await confirm(method)).status).toBe(405)
      expect(await isConfirmed()).toBe(false)
    }
    expect(leads()).toEqual([])
    expect((await confirm()).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
    expect(leads()).toHaveLength(1)
  })

  test('gets each question in full once, however often the address is confirmed', async () => {
    const id = await publish()
    await enquire(id, 'Is it free?')
    await enquire(id, 'Is it near the metro?')
    const [first, second] = [token(), texts().join('\n')]
    await confirm('POST', first)
    expect(leads()).toHaveLength(2)
    // The mail of the sign-up has a link of its own.
    const other = /#([a-z0-9]{32})/.exec(second)?.[1] ?? ''
    expect(other).not.toBe(first)
    expect((await confirm('POST', other)).status).toBe(200)
    expect(leads()).toHaveLength(2)
  })

  test('gets the questions that came while mails to the address had stopped', async () => {
    const id = await publish()
    await confirm()
    await enquire(id, 'Before')
    await backend.db.rows(
      sql`update users set mail_stop = 'bounced', mail_news_at = now() where email = ${email}`,
    )
    await enquire(id, 'Meanwhile')
    expect(leads()).toEqual([expect.stringContaining('> Before')])
    await ask(handlers.askVerification, { method: 'POST', path: '/api/my/verification', cookie })
    expect((await confirm()).status).toBe(200)
    expect(leads()).toEqual([
      expect.stringContaining('> Before'),
      expect.stringContaining('> Meanwhile'),
    ])
  })

  test('gets the number also if the address is confirmed by a new password', async () => {
    await enquire(await publish(), 'Is it free?')
    await ask(handlers.askReset, { method: 'POST', path: '/api/password-resets', body: { email } })
    const secret = new RegExp(`${PATHS.resetPassword}#([a-z0-9]{32})`).exec(texts().join('\n'))?.[1]
    const [password, path] = ['seven green doors', '/api/password-resets/password']
    const body = { token: secret, password, confirmPassword: password }
    expect((await ask(handlers.resetPassword, { method: 'POST', path, body })).status).toBe(200)
    expect(leads()).toHaveLength(1)
  })

  test('gets no number of an asker who has deleted the account since', async () => {
    const id = await publish()
    const { body } = await enquire(id, 'Is it free?')
    await backend.db.rows(sql`
      update enquiries
      set name = 'Deleted account', email = 'deleted@account.invalid', mobile_number = '0000000000'
      where id = ${String(body.id)}`)
    expect((await confirm()).status).toBe(200)
    expect(texts().filter((text) => text.includes('> '))).toEqual([])
  })
})
