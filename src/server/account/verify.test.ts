import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { LINK_TEXTS, SECURITY_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { PATHS } from '../../contract/paths.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgot, NEW_PASSWORD, reset } from '../../test/support/http/account-calls.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { createAccount, verifyEmail, readSecurity, askVerification } = handlers

const backend = setUpBackend()
const mailbox = setUpMailbox()
beforeEach(() => forgetAttempts(backend.db))

/** Confirms by a link: with the account's own session, or its password, or neither. */
const verify = (token: string, cookie = '', currentPassword?: string) =>
  ask(verifyEmail, {
    method: 'POST',
    path: '/api/verifications',
    body: { token, currentPassword },
    cookie,
  })
const resend = (cookie: string) =>
  ask(askVerification, { method: 'POST', path: '/api/my/verification', cookie })
const verified = async (cookie: string) =>
  (await ask(readSecurity, { path: '/api/my/security', cookie })).body.emailVerified
const expectUsedUp = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
  expect([status, body.code, body.message]).toEqual([410, 'link_used_up', LINK_TEXTS.usedUp])

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
    expect((await verify(token, cookie)).status).toBe(200)
    expect(await verified(cookie)).toBe(true)
    expectUsedUp(await verify(token, cookie))
  })

  test('is not confirmed for somebody else who created the account: the link needs the account’s session or its password', async () => {
    await signUp('victim@example.in')
    const attacker = await login('victim@example.in')
    const token = mailbox.tokenFor('victim@example.in')
    const stranger = await login((await makeUser(backend.db)).email)
    const needed = { currentPassword: VERIFY_TEXTS.passwordNeeded }
    for (const cookie of ['', stranger.cookie])
      expect((await verify(token, cookie)).body.fields).toEqual(needed)
    const guess = await verify(token, '', 'the victim’s own')
    expect(guess.body.fields).toEqual({ currentPassword: SECURITY_TEXTS.currentWrong })
    expect(await verified(attacker.cookie)).toBe(false)
    expect((await verify(token, '', PASSWORD)).status).toBe(200)
    expect(await verified(attacker.cookie)).toBe(true)
  })

  test('cannot be used to guess passwords through a link', async () => {
    const user = await makeUser(backend.db)
    await resend((await login(user.email)).cookie)
    const token = mailbox.tokenFor(user.email)
    for (let i = 0; i < RATE_LIMITS.ownPassword.attempts; i++) await verify(token, '', 'a guess')
    expect((await verify(token, '', PASSWORD)).status).toBe(429)
  })

  test('cannot be used to send own text to other people’s addresses', async () => {
    const user = await makeUser(backend.db, 'Owner', 'Win at evil.example')
    await resend((await login(user.email)).cookie)
    await forgot(user.email)
    await reset(mailbox.tokenFor(user.email))
    expect(mailbox.count(user.email)).toBe(3)
    for (const mail of mailbox.all(user.email))
      expect(`${mail.subject} ${mail.text}`).not.toContain('evil.example')
  })

  test('a sign-up with an existing address sends no mail', async () => {
    await signUp('farah@example.in')
    await signUp('farah@example.in')
    expect(mailbox.count('farah@example.in')).toBe(1)
  })

  test('another mail can be requested while it is not confirmed, a limited number of times', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    for (let i = 0; i < RATE_LIMITS.verifyMail.attempts; i++)
      expect((await resend(cookie)).status).toBe(200)
    expect((await resend(cookie)).status).toBe(429)
    await forgetAttempts(backend.db)
    expect((await verify(mailbox.tokenFor(user.email), cookie)).status).toBe(200)
    const before = mailbox.count(user.email)
    expect((await resend(cookie)).status).toBe(200)
    expect(mailbox.count(user.email)).toBe(before)
  })

  test('a link for a former address of the account confirms nothing', async () => {
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
