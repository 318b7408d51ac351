import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { SECURITY_TEXTS, TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { cookieFor } from '../../test/support/http/cookie.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { codeOf, giveTwoStep } from '../../test/support/http/two-step.ts'
import { liftTwoStep } from './commands.ts'
import { newTwoStepKey, openSecret, sealSecret } from './totp.ts'

const {
  readSecurity,
  switchTwoStepOff: switchOff,
  switchTwoStepOn: switchOn,
  prepareTwoStep: prepare,
} = handlers

const backend = setUpBackend()
beforeEach(() => forgetAttempts(backend.db))

const begin = async (cookie: string) =>
  String((await ask(prepare, { method: 'POST', path: '/api/my/two-step/key', cookie })).body.secret)
const turn =
  (on: boolean) =>
  (cookie: string, code: string, currentPassword = PASSWORD) =>
    ask(on ? switchOn : switchOff, {
      method: 'POST',
      path: on ? '/api/my/two-step' : '/api/my/two-step/off',
      cookie,
      body: { currentPassword, code },
    })
const isOn = async (cookie: string) =>
  (await ask(readSecurity, { path: '/api/my/security', cookie })).body.twoStep
const whyNot = async (email: string, code?: string, password = PASSWORD) =>
  (await login(email, password, undefined, code ? { code } : {})).url.searchParams.get('code')

async function protectedUser() {
  const user = await makeUser(backend.db)
  return { ...user, secret: await giveTwoStep(backend.db, user.id, { on: true }) }
}

describe('Switching two-step sign-in on', () => {
  test('needs a code of the app and the password, and takes effect with the next login', async () => {
    const user = await makeUser(backend.db)
    const cookie = await cookieFor(backend.db, user.id)
    const secret = await begin(cookie)
    expect(await isOn(cookie)).toBe(false)
    expect(await whyNot(user.email)).toBeNull()
    expect((await turn(true)(cookie, codeOf(secret))).body).toEqual({ twoStep: true })
    expect(await isOn(cookie)).toBe(true)
    expect(await whyNot(user.email)).toBe('code-needed')
  })

  test('a wrong code or password switches nothing on', async () => {
    const user = await makeUser(backend.db)
    const cookie = await cookieFor(backend.db, user.id)
    const secret = await begin(cookie)
    expect((await turn(true)(cookie, codeOf(secret, 10))).body).toMatchObject({
      code: 'invalid',
      fields: { code: TWO_STEP_RESULT_TEXTS.codeWrong },
    })
    expect((await turn(true)(cookie, codeOf(secret), 'wrong')).body).toMatchObject({
      code: 'invalid',
      fields: { currentPassword: SECURITY_TEXTS.currentWrong },
    })
    expect(await isOn(cookie)).toBe(false)
  })

  test('needs a key that was created before, and creates no other while it is on', async () => {
    const user = await makeUser(backend.db)
    const cookie = await cookieFor(backend.db, user.id)
    expect((await turn(true)(cookie, '123456')).body.code).toBe('two_step_changed')
    const protectedOne = await protectedUser()
    const answer = await ask(prepare, {
      method: 'POST',
      path: '/api/my/two-step/key',
      cookie: await cookieFor(backend.db, protectedOne.id),
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'two_step_changed'])
  })

  test('the stored secret is encrypted, and can be decrypted only for this user', async () => {
    const user = await makeUser(backend.db)
    const secret = await begin(await cookieFor(backend.db, user.id))
    const stored =
      (
        await backend.db.row<{ s: string }>(
          sql`select totp_secret as s from users where id = ${user.id}`,
        )
      )?.s ?? ''
    expect(stored).not.toContain(secret)
    const keys = backend.env
    expect(openSecret(keys, user.id, stored)).toEqual({ secret, resealed: null })
    expect([
      openSecret(keys, 'somebodyelse', stored),
      openSecret({ ...keys, authSecret: 'another secret' }, user.id, stored),
      openSecret(keys, user.id, 'rubbish'),
    ]).toEqual([null, null, null])
    expect(sealSecret(keys, user.id, secret)).not.toBe(sealSecret(keys, user.id, secret))
  })

  test('the app shows it under the name of the portal', async () => {
    const { uri } = newTwoStepKey('Gulabi Ghar', 'asha@example.in')
    expect(decodeURIComponent(uri)).toContain('totp/Gulabi Ghar:asha@example.in?issuer=Gulabi Ghar')
  })
})

describe('A login with two-step sign-in', () => {
  test('a wrong password gets the same answer whether or not it is on', async () => {
    const [plain, twoStep] = [await makeUser(backend.db), await protectedUser()]
    const wrong = async (email: string) =>
      (await login(email, 'wrong', undefined, { code: '123456' })).url.search
    expect(await wrong(twoStep.email)).toBe(await wrong(plain.email))
  })

  test('outlasts a new AUTH_SECRET while the former one is named, and then needs it no more', async () => {
    const { env } = testDeps()
    const former = env.authSecret
    const { email, secret } = await protectedUser()
    try {
      env.authSecret = 'the secret that follows it, as long'
      expect(await whyNot(email, codeOf(secret, -1))).toBe('code-wrong')
      env.formerAuthSecret = former
      expect(await whyNot(email, codeOf(secret))).toBeNull()
      env.formerAuthSecret = null
      expect(await whyNot(email, codeOf(secret, 1))).toBeNull()
    } finally {
      Object.assign(env, { authSecret: former, formerAuthSecret: null })
    }
  })

  test('accepts each code once, and none older than the last', async () => {
    const { email, secret } = await protectedUser()
    const code = codeOf(secret)
    expect(await whyNot(email, code)).toBeNull()
    expect(await whyNot(email, code)).toBe('code-wrong')
    expect(await whyNot(email, codeOf(secret, -1))).toBe('code-wrong')
    expect(await whyNot(email, codeOf(secret, 1))).toBeNull()
  })

  test('accepts a clock that is one step off, and no more; a space in the code is ignored', async () => {
    const [early, late] = [await protectedUser(), await protectedUser()]
    expect(await whyNot(early.email, codeOf(early.secret, -3))).toBe('code-wrong')
    expect(await whyNot(late.email, codeOf(late.secret, 3))).toBe('code-wrong')
    const next = codeOf(late.secret, 1)
    expect(await whyNot(late.email, `${next.slice(0, 3)} ${next.slice(3)}`)).toBeNull()
  })

  test('reads the digits of every script, and answers six other characters with a wrong code, not a server error', async () => {
    const { email, secret } = await protectedUser()
    for (const code of ['éééééé', '12345é', '😀😀😀', 'aaaaaa', '٠١٢٣٤', '0000000'])
      expect(await whyNot(email, code), code).toBe('code-wrong')
    const hindi = codeOf(secret, 1).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')
    expect(await whyNot(email, hindi)).toBeNull()
  })

  test('guessing codes is rate-limited by account, from any network', async () => {
    const { email, secret } = await protectedUser()
    for (let i = 0; i < RATE_LIMITS.secondFactor.attempts; i++)
      await login(email, PASSWORD, `10.8.0.${i}`, { code: codeOf(secret, 50 + i) })
    expect(
      (await login(email, PASSWORD, '10.8.1.1', { code: codeOf(secret) })).url.searchParams.get(
        'code',
      ),
    ).toMatch(/^wait-/)
  })
})

describe('Switching two-step sign-in off', () => {
  test('needs password and an unused code', async () => {
    const user = await protectedUser()
    const code = codeOf(user.secret)
    expect(await whyNot(user.email, code)).toBeNull()
    const cookie = await cookieFor(backend.db, user.id)
    expect((await turn(false)(cookie, code)).body).toMatchObject({
      fields: { code: TWO_STEP_RESULT_TEXTS.codeWrong },
    })
    expect((await turn(false)(cookie, codeOf(user.secret, 1), 'wrong')).status).toBe(400)
    expect((await turn(false)(cookie, codeOf(user.secret, 1))).body).toEqual({ twoStep: false })
    expect(await whyNot(user.email)).toBeNull()
  })

  test('is done by command for a user who has lost the phone, and logged', async () => {
    const user = await protectedUser()
    expect(await liftTwoStep(backend.db, user.email.toUpperCase())).toBe(true)
    expect(await liftTwoStep(backend.db, user.email)).toBe(false)
    expect(await whyNot(user.email)).toBeNull()
    const events = await backend.db.rows(
      sql`select event from audit_log where subject_id = ${user.id} and event like 'two-step%'`,
    )
    expect(events).toEqual([{ event: 'two-step off' }])
  })
})
