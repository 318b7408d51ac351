import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import createAccount from '../../../functions/account-create.ts'
import verifyEmail from '../../../functions/email-verify.ts'
import askReset from '../../../functions/password-ask.ts'
import resetPassword from '../../../functions/password-reset.ts'
import readSecurity from '../../../functions/security-read.ts'
import readSession from '../../../functions/session-read.ts'
import askVerification from '../../../functions/verification-ask.ts'
import { PATHS } from '../../contract/paths.ts'
import { THROTTLES } from '../../domain/account/constants.ts'
import { LINK_MESSAGES } from '../../domain/account/security-messages.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { forgetAttempts } from '../../test/support/examples.ts'
import { makeUser, PASSWORD } from '../../test/support/factories.ts'
import { type Mailbox, openMailbox } from '../../test/support/mailbox.ts'
import { ask, login } from '../../test/support/requests.ts'
import { giveTwoStep } from '../../test/support/two-step.ts'

const NEW_PASSWORD = 'seven green doors'

let backend: Backend
let mailbox: Mailbox
beforeAll(async () => {
  backend = await startBackend()
  mailbox = openMailbox()
})
afterAll(() => backend.close())
beforeEach(() => forgetAttempts(backend.db))

const forgot = (email: string, ip = '10.9.0.1') =>
  ask(askReset, { method: 'POST', path: '/api/password-resets', body: { email }, ip })
const reset = (token: string, password = NEW_PASSWORD) =>
  ask(resetPassword, {
    method: 'POST',
    path: '/api/password-resets/password',
    body: { token, password, confirmPassword: password },
  })
const verify = (token: string) =>
  ask(verifyEmail, { method: 'POST', path: '/api/verifications', body: { token } })
const resend = (cookie: string) =>
  ask(askVerification, { method: 'POST', path: '/api/my/verification', cookie })
const verified = async (cookie: string) =>
  (await ask(readSecurity, { path: '/api/my/security', cookie })).body.emailVerified
const letIn = async (email: string, password: string) =>
  !(await login(email, password)).url.searchParams.has('error')
const expectUsedUp = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
  expect([status, body.code, body.message]).toEqual([410, 'link_used_up', LINK_MESSAGES.usedUp])

describe('A forgotten password', () => {
  test('is replaced by the link of a mail, once; all sessions end', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    await forgot(user.email.toUpperCase())
    const token = mailbox.tokenFor(user.email)
    expect(mailbox.to(user.email)?.text).toContain(`${PATHS.resetPassword}#${token}`)
    expect((await reset(token)).status).toBe(200)
    expect((await ask(readSession, { path: '/api/me', cookie })).body.user).toBeNull()
    expect([await letIn(user.email, PASSWORD), await letIn(user.email, NEW_PASSWORD)]).toEqual([
      false,
      true,
    ])
    expectUsedUp(await reset(token, 'another fine one'))
    expect(mailbox.count(user.email)).toBe(2)
  })

  test('gets the same answer for an address without an account, and no mail', async () => {
    const [known, unknown] = [
      await forgot((await makeUser(backend.db)).email),
      await forgot('nobody-at-all@example.in'),
    ]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(mailbox.count('nobody-at-all@example.in')).toBe(0)
  })

  test('a disabled account gets no link, and a link it had no longer holds', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${user.id}`)
    expectUsedUp(await reset(mailbox.tokenFor(user.email)))
    await forgot(user.email)
    expect(mailbox.count(user.email)).toBe(1)
  })

  test('a link holds for ten minutes', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    await backend.db.rows(
      sql`update account_tokens set expires_at = expires_at - interval '10 minutes' where user_id = ${user.id}`,
    )
    expectUsedUp(await reset(mailbox.tokenFor(user.email)))
    expect(await letIn(user.email, PASSWORD)).toBe(true)
  })

  test('a link that was used takes the older ones with it; one for the address is none for the password', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    const older = mailbox.tokenFor(user.email)
    await forgot(user.email)
    expect((await reset(mailbox.tokenFor(user.email))).status).toBe(200)
    expectUsedUp(await reset(older))
    const { cookie } = await login(user.email, NEW_PASSWORD)
    await backend.db.rows(sql`update users set email_verified_at = null where id = ${user.id}`)
    await resend(cookie)
    expectUsedUp(await reset(mailbox.tokenFor(user.email)))
  })

  test('the secret is stored as a hash alone, and the outbox never holds it', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    const token = mailbox.tokenFor(user.email)
    const row = await backend.db.row<{ all: string }>(
      sql`select jsonb_build_object('tokens', (select jsonb_agg(t) from account_tokens t), 'mails', (select jsonb_agg(m) from mails m), 'audit', (select jsonb_agg(a) from audit_log a))::text as all`,
    )
    expect(row?.all).not.toContain(token)
    expect(row?.all).toContain(createHash('sha256').update(token).digest('hex'))
  })

  test('is asked for only so often: from one network for one account, and from one network in all', async () => {
    const { attempts } = THROTTLES.reset
    const answers = []
    for (let i = 0; i <= attempts; i++)
      answers.push((await forgot('often@example.in', '10.9.1.1')).status)
    expect(answers).toEqual([...Array<number>(attempts).fill(200), 429])
    for (let i = 0; i < THROTTLES.resetFromAddress.attempts; i++)
      await forgot(`other${i}@example.in`, '10.9.2.1')
    expect((await forgot('one-more@example.in', '10.9.2.1')).status).toBe(429)
  })

  test('can be asked for by its owner, however often strangers of six networks ask, and no flood of mails comes of it', async () => {
    const user = await makeUser(backend.db)
    for (let network = 1; network <= 6; network++)
      for (let i = 0; i < THROTTLES.reset.attempts + 3; i++)
        await forgot(user.email, `10.9.${network}.1`)
    expect((await forgot(user.email, '10.9.7.1')).status).toBe(200)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await forgot(user.email, `10.9.8.${i}`)).status),
    )
    expect(statuses).toContain(429)
    expect(mailbox.count(user.email)).toBe(THROTTLES.resetOfAccount.attempts)
  })

  test('once it is replaced, lets its owner in where strangers had used up all attempts at the account', async () => {
    const [user, other] = [await makeUser(backend.db), await makeUser(backend.db)]
    const exhaust = ({ email }: { email: string }) =>
      backend.db.rows(sql`
      insert into attempts (key, count) values (${`login-to:${email}`}, ${THROTTLES.loginToAccount.attempts}), (${`login:${email}:10.9.9.1`}, ${THROTTLES.login.attempts})`)
    const from = async ({ email }: { email: string }) =>
      (await login(email, NEW_PASSWORD, '10.9.9.1')).url.searchParams.get('code')
    await Promise.all([exhaust(user), exhaust(other)])
    expect(await from(user)).toMatch(/^wait-/)
    await forgot(user.email)
    await reset(mailbox.tokenFor(user.email))
    expect(await from(user)).toBeNull()
    expect(await from(other), 'nobody else’s are forgotten').toMatch(/^wait-/)
  })

  test('frees an address from a two-step sign-in that was set up before the address was confirmed, and from no other', async () => {
    for (const confirmed of [false, true]) {
      const user = await makeUser(backend.db)
      await giveTwoStep(backend.db, user.id, { on: true })
      if (confirmed)
        await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
      await forgot(user.email)
      await reset(mailbox.tokenFor(user.email))
      expect(await letIn(user.email, NEW_PASSWORD)).toBe(!confirmed)
      expect(
        await backend.db.rows(
          sql`select actor_id from audit_log where event = 'two-step off' and subject_id = ${user.id}`,
        ),
      ).toHaveLength(confirmed ? 0 : 1)
    }
  })

  test('a weak new password is refused and the link still holds', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    const token = mailbox.tokenFor(user.email)
    expect((await reset(token, 'abc')).body).toMatchObject({ code: 'invalid' })
    expect((await reset(token)).status).toBe(200)
  })
})

describe('The address of an account', () => {
  const signUp = (email: string) =>
    ask(createAccount, {
      method: 'POST',
      path: '/api/accounts',
      body: {
        name: 'Asha Verma',
        mobileNumber: '9876543210',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        role: 'Owner',
      },
    })

  test('is confirmed by the link of the mail that follows the sign-up, once', async () => {
    await signUp('asha@example.in')
    const token = mailbox.tokenFor('asha@example.in')
    expect(mailbox.to('asha@example.in')?.text).toContain(`${PATHS.verifyEmail}#${token}`)
    const { cookie } = await login('asha@example.in')
    expect(await verified(cookie)).toBe(false)
    expect((await verify(token)).status).toBe(200)
    expect(await verified(cookie)).toBe(true)
    expectUsedUp(await verify(token))
  })

  test('is no way to send words of one’s own to other people’s addresses', async () => {
    const user = await makeUser(backend.db, 'Owner', 'Win at evil.example')
    await resend((await login(user.email)).cookie)
    await forgot(user.email)
    await reset(mailbox.tokenFor(user.email))
    expect(mailbox.count(user.email)).toBe(3)
    for (const mail of mailbox.all(user.email))
      expect(`${mail.subject} ${mail.text}`).not.toContain('evil.example')
  })

  test('an address that is taken gets no mail', async () => {
    await signUp('farah@example.in')
    await signUp('farah@example.in')
    expect(mailbox.count('farah@example.in')).toBe(1)
  })

  test('another mail can be asked for while it is not confirmed, only so often', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    for (let i = 0; i < THROTTLES.verifyMail.attempts; i++)
      expect((await resend(cookie)).status).toBe(200)
    expect((await resend(cookie)).status).toBe(429)
    await forgetAttempts(backend.db)
    expect((await verify(mailbox.tokenFor(user.email))).status).toBe(200)
    const before = mailbox.count(user.email)
    expect((await resend(cookie)).status).toBe(200)
    expect(mailbox.count(user.email)).toBe(before)
  })

  test('a link for an address that the account no longer has confirms nothing', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    await resend(cookie)
    await backend.db.rows(
      sql`update users set email = ${`new-${user.email}`} where id = ${user.id}`,
    )
    expectUsedUp(await verify(mailbox.tokenFor(user.email)))
    expect(await verified(cookie)).toBe(false)
  })

  test('is confirmed by a password reset too', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    await reset(mailbox.tokenFor(user.email))
    expect(await verified((await login(user.email, NEW_PASSWORD)).cookie)).toBe(true)
  })
})
