import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnSecurity } from '../../contract/security.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login, logout } from '../../test/support/http/requests.ts'

const {
  readSecurity,
  endOwnSession: endSession,
  readSession,
  endOtherSessions: endOthers,
} = handlers

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

const backend = setUpBackend()
beforeEach(() => forgetAttempts(backend.db))

const signedIn = async (cookie: string) =>
  (await ask(readSession, { path: '/api/me', cookie })).body.user !== null
const securityOf = async (cookie: string) =>
  (await ask(readSecurity, { path: '/api/my/security', cookie })).body as OwnSecurity
const end = (cookie: string, id: string) =>
  ask(endSession, { method: 'DELETE', path: `/api/my/sessions/${id}`, cookie })
const eventsOf = async (userId: string) =>
  (
    await backend.db.rows<{ event: string }>(
      sql`select event from audit_log where subject_id = ${userId} order by id`,
    )
  ).map(({ event }) => event)

describe('The sessions of an account', () => {
  test('each session is listed by its device, the current one first and marked', async () => {
    const user = await makeUser(backend.db)
    const phone = await login(user.email, PASSWORD, undefined, { userAgent: PHONE })
    await login(user.email, PASSWORD, undefined, { userAgent: LAPTOP })
    const { sessions } = await securityOf(phone.cookie)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Android', true],
      ['Firefox on Windows', false],
    ])
  })

  test('the list does not contain the session’s id, and only the device is stored, no IP address and no user agent', async () => {
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

  test('an expired session is not listed', async () => {
    const user = await makeUser(backend.db)
    await login(user.email)
    await backend.db.rows(
      sql`update sessions set last_seen_at = now() - interval '15 days' where user_id = ${user.id}`,
    )
    const { cookie } = await login(user.email)
    expect((await securityOf(cookie)).sessions).toHaveLength(1)
  })

  test('one can be ended with immediate effect; nobody else’s can', async () => {
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

  test('logging in again ends the browser’s former session; logging out is logged', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    await logout(cookie)
    expect(await signedIn(cookie)).toBe(false)
    expect(await eventsOf(user.id)).toEqual(['signed in', 'signed out'])
  })
})
