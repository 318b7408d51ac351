import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { tooOften } from '#language/text/texts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { RATE_LIMITS, REDIRECT_MS } from '../../domain/account/constants.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let visitor: Visitor
beforeEach(async () => {
  visitor = await portal.visitor(null)
})
afterEach(() => vi.useRealTimers())

const load = async () => ({
  ...(await import('./account.store.ts')),
  ...(await import('./session.ts')),
})
const openLogin = (next?: string) => visitor.open(loginPath(next), load)
/** Stops the timers of the page until the test advances them; the server's timers go on. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Sets the count of all attempts so far. Each visitor has its own network, so later visitors are not affected. */
const useUpAttempts = (count: number) =>
  portal.db.rows(sql`update rate_limits set count = ${count}`)

describe('Login', () => {
  it('asks for missing answers', async () => {
    const { loginForm } = await openLogin()
    await loginForm.submit(formOf({ email: ' ', password: '' }))
    expect(loginForm.$form.get().errors).toEqual({
      email: LOGIN_RESULT_TEXTS.emailMissing,
      password: LOGIN_RESULT_TEXTS.passwordMissing,
    })
  })

  it('goes to /Home after one second, and remembers name and role for the next page', async () => {
    const { id, email, name, role } = await makeUser(portal.db)
    const { loginForm } = await openLogin()
    stopTime()
    await loginForm.submit(formOf({ email, password: PASSWORD }))
    expect(loginForm.$form.get().phase).toBe('done')
    vi.advanceTimersByTime(REDIRECT_MS.login - 1)
    expect(visitor.page.left).toEqual([])
    vi.advanceTimersByTime(1)
    expect(visitor.page.left).toEqual([{ how: 'replace', to: PATHS.landing }])
    const { readHint } = await import('./session-hint.ts')
    expect(readHint()).toEqual({ id, name, role })
  })

  it('goes to the page that asked for the login', async () => {
    const { email } = await makeUser(portal.db)
    const { loginForm } = await openLogin(PATHS.profile)
    stopTime()
    await loginForm.submit(formOf({ email, password: PASSWORD }))
    vi.advanceTimersByTime(REDIRECT_MS.login)
    expect(visitor.page.leftFor).toBe(PATHS.profile)
  })

  it('sends one request for two presses', async () => {
    const { email } = await makeUser(portal.db)
    const { loginForm } = await openLogin()
    const form = formOf({ email, password: PASSWORD })
    await Promise.all([loginForm.submit(form), loginForm.submit(form)])
    expect(visitor.sent({ method: 'POST', path: '/api/auth/callback/credentials' })).toHaveLength(1)
  })

  it('refuses a wrong password and an unknown address with the same message', async () => {
    const { email } = await makeUser(portal.db)
    const { loginForm, $session } = await openLogin()
    for (const wrong of [
      { email, password: 'wrong-one' },
      { email: 'nobody@example.in', password: PASSWORD },
    ]) {
      await loginForm.submit(formOf(wrong))
      expect(loginForm.$form.get()).toMatchObject({
        phase: 'open',
        errors: { _: LOGIN_RESULT_TEXTS.refused },
      })
    }
    expect($session.get()).toBeUndefined()
  })

  it('says how long to wait after too many attempts', async () => {
    const { email } = await makeUser(portal.db)
    const { loginForm } = await openLogin()
    await loginForm.submit(formOf({ email, password: 'wrong-one' }))
    await useUpAttempts(RATE_LIMITS.login.attempts)
    await loginForm.submit(formOf({ email, password: PASSWORD }))
    const minutes = Number(/\d+/.exec(loginForm.$form.get().errors._ ?? '')?.[0])
    expect(loginForm.$form.get().errors).toEqual({ _: tooOften(minutes) })
  })

  it.each([
    [
      'cannot be reached',
      (run: () => Promise<void>) => {
        visitor.network = 'down'
        return run()
      },
    ],
    ['fails', (run: () => Promise<void>) => portal.withoutDatabase(run)],
  ] as const)('shows a message when the server %s, and allows another try', async (_, failing) => {
    const { email } = await makeUser(portal.db)
    const { loginForm } = await openLogin()
    const form = formOf({ email, password: PASSWORD })
    await failing(() => loginForm.submit(form))
    expect(loginForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: LOGIN_RESULT_TEXTS.failed },
    })
    visitor.network = 'up'
    await loginForm.submit(form)
    expect(loginForm.$form.get()).toMatchObject({ phase: 'done', errors: {} })
  })
})
