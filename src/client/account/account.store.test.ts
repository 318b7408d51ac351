import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { readSession } from '../../contract/account.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { codeOf, giveTwoStep } from '../../test/support/http/two-step.ts'

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

describe('Login with two-step sign-in', () => {
  it('asks for the code only after the right password, and shows no error at that point', async () => {
    const { email, id } = await makeUser(portal.db)
    const secret = await giveTwoStep(portal.db, id, { on: true })
    const { loginForm, $asksCode } = await openLogin()
    await loginForm.submit(formOf({ email, password: 'wrong-one' }))
    expect([$asksCode.get(), loginForm.$form.get().errors]).toEqual([
      false,
      { _: LOGIN_RESULT_TEXTS.refused },
    ])
    await loginForm.submit(formOf({ email, password: PASSWORD }))
    expect($asksCode.get()).toBe(true)
    expect(loginForm.$form.get()).toMatchObject({ phase: 'open', errors: {} })
    await loginForm.submit(formOf({ email, password: PASSWORD, code: codeOf(secret) }))
    expect(loginForm.$form.get().phase).toBe('done')
  })

  it('shows an error at a missing or wrong code, and keeps asking for the code', async () => {
    const { email, id } = await makeUser(portal.db)
    await giveTwoStep(portal.db, id, { on: true })
    const { loginForm, $asksCode } = await openLogin()
    const right = { email, password: PASSWORD }
    await loginForm.submit(formOf(right))
    await loginForm.submit(formOf({ ...right, code: ' ' }))
    expect(loginForm.$form.get().errors).toEqual({ code: TWO_STEP_RESULT_TEXTS.codeMissing })
    await loginForm.submit(formOf({ ...right, code: '000000' }))
    expect($asksCode.get()).toBe(true)
    expect(loginForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { code: TWO_STEP_RESULT_TEXTS.codeWrong },
    })
    visitor.network = 'down'
    await loginForm.submit(formOf({ ...right, code: '000000' }))
    expect($asksCode.get()).toBe(true)
    expect(loginForm.$form.get().errors).toEqual({ _: LOGIN_RESULT_TEXTS.failed })
  })
})

describe('A visitor who is already signed in', () => {
  it.each([
    ['is sent to the page asked for', loginPath(PATHS.profile), PATHS.profile],
    ['is never sent to another site', loginPath('https://evil.example'), PATHS.home],
  ])('%s', async (_, address, to) => {
    const asha = await portal.visitor('Owner')
    const { leaveWhenSignedIn } = await asha.open(address, load)
    leaveWhenSignedIn()
    await eventually(() => expect(asha.page.left).toEqual([{ how: 'replace', to }]))
  })

  it('is sent on when Back restores the form, until the page stops watching', async () => {
    const { leaveWhenSignedIn, refreshSession } = await openLogin(PATHS.profile)
    const stopLooking = leaveWhenSignedIn()
    await refreshSession()
    expect(visitor.page.left).toEqual([])
    await visitor.signIn((await makeUser(portal.db)).email)
    visitor.page.dispatch('pageshow', { persisted: false })
    visitor.page.dispatch('pageshow', { persisted: true })
    await eventually(() => expect(visitor.page.leftFor).toBe(PATHS.profile))
    stopLooking()
    const asked = visitor.sent(readSession).length
    visitor.page.dispatch('pageshow', { persisted: true })
    expect(visitor.sent(readSession)).toHaveLength(asked)
  })
})
