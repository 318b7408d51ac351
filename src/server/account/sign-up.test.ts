import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { signUpForm as form, signUp, whoAmI } from '../../test/support/http/account-calls.ts'
import { login } from '../../test/support/http/requests.ts'
import { grantAdmin } from './commands.ts'

const backend = setUpBackend()

describe('Sign-up', () => {
  test('creates an account with the chosen role, with the password hashed by Argon2id', async () => {
    const answer = await signUp(form())
    expect(answer.status).toBe(201)
    const user = await backend.db.row<{ role: string; password_hash: string }>(
      sql`select role, password_hash from users where email = 'asha@example.in'`,
    )
    expect(user?.role).toBe('Owner')
    expect(user?.password_hash).toMatch(/^argon2id\$19456\$2\$1\$/)
  })

  test('an address in use is refused without regard to case', async () => {
    const answer = await signUp(form({ email: 'ASHA@Example.IN' }))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'email_taken',
      fields: { email: SIGN_UP_RESULT_TEXTS.emailTaken },
    })
  })

  test.each(['Admin', 'Aangan Support', 'आँगन सपोर्ट', 'Verified Owner', 'Aangan'])(
    'the name %s, which poses as the portal, is refused in words',
    async (name) => {
      const answer = await signUp(form({ name, email: 'posing@example.in' }))
      expect(answer.status).toBe(400)
      const said = name === 'Verified Owner' ? 'Verified' : name
      expect(answer.body.fields).toEqual({ name: SIGN_UP_RESULT_TEXTS.nameOffice(said) })
    },
  )

  test('twenty at once with one address create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        signUp(form({ email: 'race@example.in' }), `10.2.0.${i}`),
      ),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
  })

  test('with many addresses of one mailbox makes accounts, and sends few mails to it', async () => {
    for (let n = 0; n < 12; n++)
      expect((await signUp(form({ email: `vic.tim+${n}@gmail.com` }), '10.2.1.1')).status).toBe(201)
    const mails = await backend.db.rows(sql`
      select 1 from mails m join users u on u.id = m.user_id
      where m.kind = 'verify email' and u.email like 'vic.tim%'`)
    expect(mails).toHaveLength(RATE_LIMITS.verifyMail.attempts)
    expect((await login('vic.tim+11@gmail.com')).cookie, 'each signs in as typed').not.toBe('')
  })

  test('nobody becomes Admin, whatever the request contains', async () => {
    const answer = await signUp(form({ email: 'boss@example.in', role: 'Admin', isAdmin: true }))
    expect(answer.body).toMatchObject({
      code: 'invalid',
      fields: { role: SIGN_UP_RESULT_TEXTS.roleMissing },
    })
    expect(
      await backend.db.row(sql`select 1 from users where email = 'boss@example.in'`),
    ).toBeUndefined()
  })

  test('the first admin is made by command', async () => {
    const user = await makeUser(backend.db)
    expect(await grantAdmin(backend.db, user.email.toUpperCase())).toBe(true)
    expect(await grantAdmin(backend.db, 'nobody@example.in')).toBe(false)
    const { cookie } = await login(user.email)
    expect(await whoAmI(cookie)).toMatchObject({ role: 'Admin' })
  })

  test('an admin made by command is logged once, and the site is rebuilt where visitors see the role', async () => {
    const revision = async () =>
      (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))
        ?.revision ?? 0
    const before = await revision()
    const [idle, agent] = [await makeUser(backend.db), await makeUser(backend.db, 'Agent')]
    await grantAdmin(backend.db, idle.email)
    expect(await revision()).toBe(before)
    await makePublished(backend.db, agent)
    const published = await revision()
    for (let times = 0; times < 2; times++)
      expect(await grantAdmin(backend.db, agent.email)).toBe(true)
    expect(await revision()).toBe(published + 1)
    expect(
      await backend.db.rows(
        sql`select event, actor_id, details, request_id from audit_log where subject_id = ${agent.id}`,
      ),
    ).toEqual([
      {
        event: 'role changed',
        actor_id: null,
        details: { from: 'Agent', to: 'Admin' },
        request_id: 'command',
      },
    ])
  })

  test('too many from one address are refused for a while', async () => {
    for (let i = 0; i < RATE_LIMITS.signUp.attempts; i++) await signUp(form(), '10.3.0.1')
    const answer = await signUp(form({ email: 'late@example.in' }), '10.3.0.1')
    expect(answer.status).toBe(429)
    expect(answer.body.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/)
  })
})
