import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import changePassword from '../../../functions/password-change.ts'
import readSecurity from '../../../functions/security-read.ts'
import endSession from '../../../functions/session-end.ts'
import readSession from '../../../functions/session-read.ts'
import endOthers from '../../../functions/sessions-end.ts'
import type { OwnSecurity } from '../../contract/session.ts'
import { THROTTLES } from '../../domain/account/constants.ts'
import { SECURITY_WORDS } from '../../domain/account/security-messages.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { forgetAttempts } from '../../test/support/examples.ts'
import { makeUser, PASSWORD } from '../../test/support/factories.ts'
import { type Mailbox, openMailbox } from '../../test/support/mailbox.ts'
import { ask, login, logout } from '../../test/support/requests.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const NEW_PASSWORD = 'seven green doors'

let backend: Backend
let mailbox: Mailbox
beforeAll(async () => {
  backend = await startBackend()
  mailbox = openMailbox()
})
afterAll(() => backend.close())
beforeEach(() => forgetAttempts(backend.db))

const signedIn = async (cookie: string) =>
  (await ask(readSession, { path: '/api/me', cookie })).body.user !== null
const securityOf = async (cookie: string) =>
  (await ask(readSecurity, { path: '/api/my/security', cookie })).body as OwnSecurity
const end = (cookie: string, id: string) =>
  ask(endSession, { method: 'DELETE', path: `/api/my/sessions/${id}`, cookie })
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

describe('Where one is signed in', () => {
  test('each session is listed by its device, this one first and marked', async () => {
    const user = await makeUser(backend.db)
    const phone = await login(user.email, PASSWORD, undefined, { userAgent: PHONE })
    await login(user.email, PASSWORD, undefined, { userAgent: LAPTOP })
    const { sessions } = await securityOf(phone.cookie)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Android', true],
      ['Firefox on Windows', false],
    ])
  })

  test('what names a session is not its id, and nothing of the address or browser besides the device is kept', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email, PASSWORD, '203.0.113.77', { userAgent: PHONE })
    const [stored] = await backend.db.rows<Record<string, unknown>>(
      sql`select * from sessions where user_id = ${user.id}`,
    )
    expect(Object.keys(stored ?? {}).sort()).toEqual([
      'created_at',
      'device',
      'id',
      'last_seen_at',
      'user_id',
    ])
    const [session] = (await securityOf(cookie)).sessions
    expect(JSON.stringify(session)).not.toContain(String(stored?.id))
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|Pixel/)
  })

  test('a session that has run out is not listed', async () => {
    const user = await makeUser(backend.db)
    await login(user.email)
    await backend.db.rows(
      sql`update sessions set last_seen_at = now() - interval '15 days' where user_id = ${user.id}`,
    )
    const { cookie } = await login(user.email)
    expect((await securityOf(cookie)).sessions).toHaveLength(1)
  })

  test('one can be ended, and is signed out at once; nobody else’s', async () => {
    const [user, other] = [await makeUser(backend.db), await makeUser(backend.db)]
    const [here, there, foreign] = [
      await login(user.email),
      await login(user.email),
      await login(other.email),
    ]
    const [strange] = (await securityOf(foreign.cookie)).sessions
    expect((await end(here.cookie, strange?.id ?? '')).status).toBe(404)
    const target = (await securityOf(here.cookie)).sessions.find(({ current }) => !current)
    expect((await end(here.cookie, target?.id ?? '')).status).toBe(200)
    expect([
      await signedIn(here.cookie),
      await signedIn(there.cookie),
      await signedIn(foreign.cookie),
    ]).toEqual([true, false, true])
  })

  test('all others can be ended together', async () => {
    const user = await makeUser(backend.db)
    const [here, there, elsewhere] = [
      await login(user.email),
      await login(user.email),
      await login(user.email),
    ]
    const answer = await ask(endOthers, {
      method: 'DELETE',
      path: '/api/my/sessions',
      cookie: here.cookie,
    })
    expect(answer.body).toEqual({ ended: 2 })
    expect([
      await signedIn(here.cookie),
      await signedIn(there.cookie),
      await signedIn(elsewhere.cookie),
    ]).toEqual([true, false, false])
    expect(await eventsOf(user.id)).toEqual([
      'signed in',
      'signed in',
      'signed in',
      'sessions ended',
    ])
  })

  test('logging in again ends the session that the browser had before; logging out is noted', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    await logout(cookie)
    expect(await signedIn(cookie)).toBe(false)
    expect(await eventsOf(user.id)).toEqual(['signed in', 'signed out'])
  })
})

describe('Changing the password', () => {
  test('needs the present one', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    const answer = await change(cookie, 'not the password')
    expect(answer.body).toMatchObject({
      code: 'invalid',
      fields: { currentPassword: SECURITY_WORDS.currentWrong },
    })
    expect((await login(user.email)).url.searchParams.get('error')).toBeNull()
  })

  test('ends all other sessions, tells the user by mail, and lets only the new one in', async () => {
    const user = await makeUser(backend.db)
    const [here, there] = [await login(user.email), await login(user.email)]
    expect((await change(here.cookie, PASSWORD)).body).toEqual({ ended: 1 })
    expect([await signedIn(here.cookie), await signedIn(there.cookie)]).toEqual([true, false])
    expect((await login(user.email)).url.searchParams.get('code')).toBe('refused')
    expect((await login(user.email, NEW_PASSWORD)).url.searchParams.get('error')).toBeNull()
    expect(mailbox.count(user.email)).toBe(1)
    expect(await eventsOf(user.id)).toContain('password changed')
  })

  test('tells an address that nobody has confirmed once a day, and a confirmed one each time', async () => {
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

  test('is throttled, with the right password too', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    for (let i = 0; i < THROTTLES.ownPassword.attempts; i++) await change(cookie, 'wrong')
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

  test('is hashed anew at the next successful login, and at no other', async () => {
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
