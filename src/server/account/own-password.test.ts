import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { changePassword, readSession } = handlers

const NEW_PASSWORD = 'seven green doors'

const backend = setUpBackend()
const mailbox = setUpMailbox()
beforeEach(() => forgetAttempts(backend.db))

const signedIn = async (cookie: string) =>
  (await ask(readSession, { path: '/api/me', cookie })).body.user !== null
const change = (cookie: string, currentPassword: string, password = NEW_PASSWORD) =>
  ask(changePassword, {
    method: 'POST',
    path: '/api/my/password',
    cookie,
    body: { currentPassword, password, confirmPassword: password },
  })
const eventsOf = async (userId: string) =>
  (
    await backend.db.rows<{ event: string }>(
      sql`select event from audit_log where subject_id = ${userId} order by id`,
    )
  ).map(({ event }) => event)

describe('Changing the password', () => {
  test('needs the current one', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    const answer = await change(cookie, 'not the password')
    expect(answer.body).toMatchObject({
      code: 'invalid',
      fields: { currentPassword: SECURITY_TEXTS.currentWrong },
    })
    expect((await login(user.email)).url.searchParams.get('error')).toBeNull()
  })

  test('ends all other sessions, informs the user by mail, and makes the old password invalid', async () => {
    const user = await makeUser(backend.db)
    const [here, there] = [await login(user.email), await login(user.email)]
    expect((await change(here.cookie, PASSWORD)).body).toEqual({ ended: 1 })
    expect([await signedIn(here.cookie), await signedIn(there.cookie)]).toEqual([true, false])
    expect((await login(user.email)).url.searchParams.get('code')).toBe('refused')
    expect((await login(user.email, NEW_PASSWORD)).url.searchParams.get('error')).toBeNull()
    expect(mailbox.count(user.email)).toBe(1)
    expect(await eventsOf(user.id)).toContain('password changed')
  })

  test('mails an unconfirmed address once a day at most, and a confirmed one each time', async () => {
    for (const confirmed of [false, true]) {
      const user = await makeUser(backend.db)
      if (confirmed)
        await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
      const { cookie } = await login(user.email)
      for (const [from, to] of [
        [PASSWORD, NEW_PASSWORD],
        [NEW_PASSWORD, PASSWORD],
        [PASSWORD, NEW_PASSWORD],
      ] as const)
        expect((await change(cookie, from, to)).status).toBe(200)
      expect(mailbox.count(user.email)).toBe(confirmed ? 3 : 1)
    }
  })

  test('is rate-limited, with the right password too', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    for (let i = 0; i < RATE_LIMITS.ownPassword.attempts; i++) await change(cookie, 'wrong')
    expect((await change(cookie, PASSWORD)).status).toBe(429)
  })
})

describe('A password that was hashed at a lower cost', () => {
  // Argon2id of PASSWORD with 8 MiB and one pass.
  const cheaper = async () => {
    const { argon2Sync } = await import('node:crypto')
    const nonce = Buffer.alloc(16, 7)
    const hash = argon2Sync('argon2id', {
      message: Buffer.from(PASSWORD),
      nonce,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    return ['argon2id', 8192, 1, 1, nonce.toString('base64'), hash.toString('base64')].join('$')
  }
  const hashOf = async (id: string) =>
    (
      await backend.db.row<{ hash: string }>(
        sql`select password_hash as hash from users where id = ${id}`,
      )
    )?.hash

  test('is hashed again at the next successful login, and at no other', async () => {
    const user = await makeUser(backend.db)
    const old = await cheaper()
    await backend.db.rows(sql`update users set password_hash = ${old} where id = ${user.id}`)
    await login(user.email, 'wrong')
    expect(await hashOf(user.id)).toBe(old)
    expect((await login(user.email)).url.searchParams.get('error')).toBeNull()
    const now = await hashOf(user.id)
    expect(now).toMatch(/^argon2id\$19456\$2\$1\$/)
    expect((await login(user.email)).url.searchParams.get('error')).toBeNull()
    expect(await hashOf(user.id)).toBe(now)
  })
})
