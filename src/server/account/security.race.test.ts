import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { cookieFor } from '../../test/support/http/cookie.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { heldUntilAwaited } from '../../test/support/http/held.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { codeOf, giveTwoStep } from '../../test/support/http/two-step.ts'
import { changeStatus } from './manage.ts'
import { newToken } from './tokens.ts'

const { changePassword, resetPassword } = handlers

const MINUTE = 60_000

const backend = setUpBackend()

test('One link used twenty times at once works once, and sets its password', {
  timeout: 2 * MINUTE,
}, async () => {
  const user = await makeUser(backend.db)
  const token = await newToken(backend.db, 'reset password', user)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const password = `door number ${i}`
      const answer = await ask(resetPassword, {
        method: 'POST',
        path: '/api/password-resets/password',
        body: { token, password, confirmPassword: password },
        ip: `10.7.0.${i}`,
      })
      return { password, status: answer.status }
    }),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect([won.length, answers.filter(({ status }) => status === 410).length]).toEqual([1, 19])
  expect((await login(user.email, won[0]?.password)).url.searchParams.get('error')).toBeNull()
})

test('One code used by two logins at once admits one of them', {
  timeout: 2 * MINUTE,
}, async () => {
  const user = await makeUser(backend.db)
  const code = codeOf(await giveTwoStep(backend.db, user.id, { on: true }))
  const logins = await Promise.all(
    [1, 2].map((i) => login(user.email, PASSWORD, `10.7.1.${i}`, { code })),
  )
  expect(logins.map(({ url }) => url.searchParams.get('code')).sort()).toEqual(['code-wrong', null])
  expect(
    await backend.db.rows(sql`select 1 from sessions where user_id = ${user.id}`),
  ).toHaveLength(1)
})

test('No other session survives a password change, however it interleaves with a login with the old password', {
  timeout: 2 * MINUTE,
}, async () => {
  for (let round = 0; round < 5; round++) {
    await forgetAttempts(backend.db)
    const user = await makeUser(backend.db)
    const cookie = await cookieFor(backend.db, user.id)
    const password = 'seven green doors'
    const body = { currentPassword: PASSWORD, password, confirmPassword: password }
    const [changed] = await Promise.all([
      ask(changePassword, { method: 'POST', path: '/api/my/password', cookie, body }),
      login(user.email),
      login(user.email),
    ])
    expect(changed.status).toBe(200)
    expect(
      await backend.db.rows(sql`select 1 from sessions where user_id = ${user.id}`),
    ).toHaveLength(1)
  }
})

describe('A login with the old password that is still running when', () => {
  const loggingIn = async (id: string) =>
    heldUntilAwaited(
      backend.db,
      id,
      `update users set password_hash = password_hash where id = '${id}';
      insert into sessions (id, user_id) values ('late-${id}', '${id}');`,
    )
  const sessionsOf = async (id: string) =>
    (await backend.db.rows<{ id: string }>(sql`select id from sessions where user_id = ${id}`)).map(
      (session) => session.id,
    )

  test('the password is changed leaves no session', async () => {
    const user = await makeUser(backend.db)
    const cookie = await cookieFor(backend.db, user.id)
    const own = await sessionsOf(user.id)
    const late = await loggingIn(user.id)
    const password = 'seven green doors'
    const body = { currentPassword: PASSWORD, password, confirmPassword: password }
    const sent = { method: 'POST', path: '/api/my/password', cookie, body } as const
    expect(await ask(changePassword, sent)).toMatchObject({ status: 200 })
    await late.ended
    expect(await sessionsOf(user.id)).toEqual(own)
  })

  test('the password is reset leaves no session', async () => {
    const user = await makeUser(backend.db)
    const token = await newToken(backend.db, 'reset password', user)
    const late = await loggingIn(user.id)
    const password = 'seven green doors'
    const body = { token, password, confirmPassword: password }
    const sent = { method: 'POST', path: '/api/password-resets/password', body } as const
    expect(await ask(resetPassword, sent)).toMatchObject({ status: 200 })
    await late.ended
    expect(await sessionsOf(user.id)).toEqual([])
  })

  test('an admin disables the account leaves no session', async () => {
    const user = await makeUser(backend.db)
    const admin = await makeUser(backend.db, 'Admin')
    const late = await loggingIn(user.id)
    expect(
      (await changeStatus(backend, admin, user.id, { from: 'active', to: 'disabled' })).ok,
    ).toBe(true)
    await late.ended
    expect(await sessionsOf(user.id)).toEqual([])
  })
})
