import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { tooOften, UNREACHED } from '#language/text/texts'
import { createAccount } from '../../contract/account.ts'
import { loginPath, PATHS, postPath } from '../../contract/paths.ts'
import { RATE_LIMITS, REDIRECT_MS } from '../../domain/account/constants.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let visitor: Visitor
beforeEach(async () => {
  visitor = await portal.visitor(null)
})
afterEach(() => vi.useRealTimers())

const load = async () => ({
  ...(await import('./account.store.ts')),
  ...(await import('./signed-up.ts')),
  ...(await import('./session.ts')),
})
const openLogin = (next?: string) => visitor.open(loginPath(next), load)
const openSignUp = (search = '') => visitor.open(PATHS.signUp + search, load)
/** Stops the timers of the page until the test advances them; the server's timers go on. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

let people = 0
const newPerson = () => {
  people += 1
  return {
    name: 'Asha Verma',
    mobileNumber: '9876543210',
    email: `asha${people}@example.in`,
    password: 'mango-tree',
    confirmPassword: 'mango-tree',
    role: 'Owner',
  }
}
const accountsOf = async (email: string) =>
  (await portal.db.rows(sql`select id from users where email = ${email}`)).length

/** Sets the count of all attempts so far. Each visitor has its own network, so later visitors are not affected. */
const useUpAttempts = (count: number) =>
  portal.db.rows(sql`update rate_limits set count = ${count}`)

describe('Sign-up', () => {
  it('shows every error at once, in the order of the fields, and sends no request', async () => {
    const { signUpForm } = await openSignUp()
    await signUpForm.submit(
      formOf({
        name: ' ',
        mobileNumber: '12',
        email: 'x',
        password: 'short',
        confirmPassword: 'other',
      }),
    )
    expect(Object.entries(signUpForm.$form.get().errors)).toEqual([
      ['name', SIGN_UP_RESULT_TEXTS.nameEmpty],
      ['mobileNumber', SIGN_UP_RESULT_TEXTS.mobileInvalid],
      ['email', SIGN_UP_RESULT_TEXTS.emailInvalid],
      ['password', SIGN_UP_RESULT_TEXTS.passwordShort],
      ['confirmPassword', SIGN_UP_RESULT_TEXTS.passwordsDiffer],
      ['role', SIGN_UP_RESULT_TEXTS.roleMissing],
    ])
    expect(visitor.sent(createAccount)).toEqual([])
  })

  it('refuses a password that many people use, and counts each attempt', async () => {
    const { signUpForm } = await openSignUp()
    const weak = { ...newPerson(), password: 'password', confirmPassword: 'password' }
    await signUpForm.submit(formOf(weak))
    await signUpForm.submit(formOf(weak))
    expect(signUpForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { password: SIGN_UP_RESULT_TEXTS.passwordWeak },
      attempt: 2,
    })
  })

  it('leads to the login after two seconds and keeps the next page', async () => {
    const next = postPath(4)
    const { signUpForm } = await openSignUp(`?next=${encodeURIComponent(next)}`)
    stopTime()
    await signUpForm.submit(formOf(newPerson()))
    expect(signUpForm.$form.get().phase).toBe('done')
    vi.advanceTimersByTime(REDIRECT_MS.signUp - 1)
    expect(visitor.page.left).toEqual([])
    vi.advanceTimersByTime(1)
    expect(visitor.page.left).toEqual([{ how: 'replace', to: loginPath(next) }])
  })

  it('hands the address to the login page of this tab, not in its address, until the login', async () => {
    const asha = newPerson()
    const { signUpForm, signedUp } = await openSignUp()
    stopTime()
    await signUpForm.submit(formOf({ ...asha, password: 'short' }))
    expect(signedUp()).toBeNull()
    await signUpForm.submit(formOf(asha))
    vi.advanceTimersByTime(REDIRECT_MS.signUp)
    vi.useRealTimers()
    expect(visitor.page.leftFor).toBe(PATHS.login)
    const login = await openLogin()
    expect(login.signedUp()).toBe(asha.email)
    await login.loginForm.submit(formOf(asha))
    expect(login.signedUp()).toBeNull()
  })

  it('makes an account that can log in', async () => {
    const asha = newPerson()
    const { signUpForm } = await openSignUp()
    await signUpForm.submit(formOf(asha))
    const { loginForm, $session } = await openLogin()
    await loginForm.submit(formOf(asha))
    expect(loginForm.$form.get().phase).toBe('done')
    expect($session.get()).toMatchObject({ name: asha.name, role: asha.role })
  })

  it('sends one request for two presses, and makes one account', async () => {
    const asha = newPerson()
    const { signUpForm } = await openSignUp()
    await Promise.all([signUpForm.submit(formOf(asha)), signUpForm.submit(formOf(asha))])
    await signUpForm.submit(formOf(asha))
    expect(visitor.sent(createAccount)).toHaveLength(1)
    expect(await accountsOf(asha.email)).toBe(1)
  })

  it('shows at the e-mail field that the address is taken, in any spelling', async () => {
    const { email } = await makeUser(portal.db)
    const { signUpForm } = await openSignUp()
    await signUpForm.submit(formOf({ ...newPerson(), email: ` ${email.toUpperCase()} ` }))
    expect(signUpForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { email: SIGN_UP_RESULT_TEXTS.emailTaken },
    })
  })

  it('shows a message when the server cannot be reached, and allows another try', async () => {
    const asha = newPerson()
    const { signUpForm } = await openSignUp()
    visitor.network = 'down'
    await signUpForm.submit(formOf(asha))
    expect(signUpForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: `${SIGN_UP_RESULT_TEXTS.failed} ${UNREACHED}` },
    })
    visitor.network = 'up'
    await signUpForm.submit(formOf(asha))
    expect(signUpForm.$form.get()).toMatchObject({ phase: 'done', errors: {} })
  })

  it('shows a message when the server fails', async () => {
    const { signUpForm } = await openSignUp()
    await portal.withoutDatabase(() => signUpForm.submit(formOf(newPerson())))
    expect(signUpForm.$form.get().errors).toEqual({ _: SIGN_UP_RESULT_TEXTS.failed })
  })

  it('says how long to wait after too many attempts', async () => {
    const { email } = await makeUser(portal.db)
    const { signUpForm } = await openSignUp()
    await signUpForm.submit(formOf({ ...newPerson(), email }))
    await useUpAttempts(RATE_LIMITS.signUp.attempts)
    await signUpForm.submit(formOf({ ...newPerson(), email }))
    const minutes = Number(/\d+/.exec(signUpForm.$form.get().errors._ ?? '')?.[0])
    expect(signUpForm.$form.get().errors).toEqual({ _: tooOften(minutes) })
  })
})
