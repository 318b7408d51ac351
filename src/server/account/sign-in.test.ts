import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { signUpForm as form, signUp, whoAmI } from '../../test/support/http/account-calls.ts'
import { ask, login, logout } from '../../test/support/http/requests.ts'
import { answerAuth } from '../auth.ts'

const backend = setUpBackend()

describe('Login', () => {
  test('starts a session that the server accepts', async () => {
    const user = await makeUser(backend.db, 'Agent', 'Farah')
    const { url, cookie } = await login(user.email)
    expect(url.searchParams.get('error')).toBeNull()
    expect(await whoAmI(cookie)).toEqual({
      id: user.id,
      name: 'Farah',
      email: user.email,
      role: 'Agent',
    })
  })

  test('answers the same for a wrong password and an unknown address', async () => {
    const user = await makeUser(backend.db)
    const wrong = await login(user.email, 'not the password')
    const unknown = await login('nobody@example.in', 'not the password')
    expect(wrong.url.search).toBe(unknown.url.search)
    expect(wrong.url.searchParams.get('code')).toBe('refused')
    expect(await whoAmI(wrong.cookie)).toBeNull()
  })

  test('after too many wrong passwords even the right one has to wait, and an earlier success resets the count', async () => {
    const user = await makeUser(backend.db)
    for (let i = 0; i < RATE_LIMITS.login.attempts - 1; i++)
      await login(user.email, 'wrong', '10.4.0.1')
    expect((await login(user.email, PASSWORD, '10.4.0.1')).url.searchParams.get('code')).toBeNull()
    for (let i = 0; i < RATE_LIMITS.login.attempts; i++)
      await login(user.email, 'wrong', '10.4.0.1')
    expect((await login(user.email, PASSWORD, '10.4.0.1')).url.searchParams.get('code')).toMatch(
      /^wait-\d+$/,
    )
  })

  test('guessing from many addresses of one IPv6 network is rate-limited like one address', async () => {
    const user = await makeUser(backend.db)
    for (let i = 0; i < RATE_LIMITS.login.attempts; i++)
      await login(user.email, 'wrong', `2001:db8:1:2::${i + 1}`)
    expect(
      (await login(user.email, PASSWORD, '2001:db8:1:2:ffff::9')).url.searchParams.get('code'),
    ).toMatch(/^wait-/)
    expect(
      (await login(user.email, PASSWORD, '2001:db8:1:3::1')).url.searchParams.get('code'),
    ).toBeNull()
  })

  test('other spellings of an address give no further attempts: only case is ignored', async () => {
    const { email } = await makeUser(backend.db, 'Owner')
    await backend.db.rows(sql`update users set email = 'mira@example.in' where email = ${email}`)
    for (let i = 0; i < RATE_LIMITS.login.attempts; i++)
      await login('MIRA@example.in', 'wrong', '10.4.3.1')
    expect((await login('mira@example.in', PASSWORD, '10.4.3.1')).url.search).toMatch(/wait-/)
    for (const spelled of ['m\u0130ra@example.in', 'm\u0131ra@example.in'])
      expect((await login(spelled, PASSWORD, '10.4.3.2')).url.searchParams.get('code')).toBe(
        'refused',
      )
    expect(
      await backend.db.rows(sql`select key from rate_limits where key like '%10.4.3.2'`),
    ).toEqual([])
  })

  test('is not locked for days where the server’s clock was ahead for a while', async () => {
    const user = await makeUser(backend.db)
    for (let i = 0; i <= RATE_LIMITS.login.attempts; i++)
      await login(user.email, 'wrong', '10.4.4.1')
    await backend.db.rows(
      sql`update rate_limits set window_start = window_start + interval '2 days' where key like '%10.4.4.1' or key like ${`%${user.email}%`}`,
    )
    expect((await login(user.email, PASSWORD, '10.4.4.1')).url.searchParams.get('code')).toBeNull()
  })

  test('one address alone cannot lock an account for everybody else', async () => {
    const user = await makeUser(backend.db)
    for (let i = 0; i < RATE_LIMITS.login.attempts + 3; i++)
      await login(user.email, 'wrong', '10.4.1.1')
    const key = `login-to:${user.email}`
    expect(await backend.db.row(sql`select count from rate_limits where key = ${key}`)).toEqual({
      count: RATE_LIMITS.login.attempts,
    })
  })

  test('addresses with invisible or direction-changing characters are invalid', async () => {
    for (const email of ['\u202Emoc@x.in', 'adm\u200bin@example.in'])
      expect((await signUp(form({ email }), '10.5.0.1')).status).toBe(400)
  })

  test('signing out ends the session on the server, also for a copied cookie', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    expect(await whoAmI(cookie)).not.toBeNull()
    await logout(cookie)
    expect(await whoAmI(cookie)).toBeNull()
  })

  test('disabling an account and changing its role take effect on the next request', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    await backend.db.rows(sql`update users set role = 'Admin' where id = ${user.id}`)
    expect(await whoAmI(cookie)).toMatchObject({ role: 'Admin' })
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${user.id}`)
    expect(await whoAmI(cookie)).toBeNull()
  })

  test('a session ends two weeks after its last use and sixty days after its start', async () => {
    const user = await makeUser(backend.db)
    const idle = await login(user.email)
    await backend.db.rows(
      sql`update sessions set last_seen_at = now() - interval '15 days' where user_id = ${user.id}`,
    )
    expect(await whoAmI(idle.cookie)).toBeNull()
    const old = await login(user.email)
    await backend.db.rows(
      sql`update sessions set created_at = now() - interval '61 days' where user_id = ${user.id}`,
    )
    expect(await whoAmI(old.cookie)).toBeNull()
  })

  test('a forged token gives no session', async () => {
    expect(await whoAmI('authjs.session-token=eyJhbGciOiJub25lIn0.e30.')).toBeNull()
  })

  test('only the three endpoints of Auth.js that are used are open, and only to this site', async () => {
    for (const [method, path] of [
      ['GET', '/session'],
      ['POST', '/session'],
      ['GET', '/providers'],
      ['GET', '/signin'],
      ['POST', '/signin/credentials'],
    ] as const)
      expect((await ask(answerAuth, { method, path: `/api/auth${path}` })).status, path).toBe(404)
    const foreign = await ask(answerAuth, {
      method: 'POST',
      path: '/api/auth/signout',
      origin: 'https://evil.example',
      body: {},
    })
    expect(foreign.status).toBe(403)
  })
})
