import { beforeEach, describe, expect, it } from 'vitest'
import { LOGIN_RESULT_TEXTS, SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import {
  TWO_STEP_RESULT_TEXTS,
  TWO_STEP_TEXTS,
  SECURITY_TEXTS as texts,
} from '#language/account/texts-security'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import * as accountApi from '../../contract/security.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { codeOf } from '../../test/support/http/two-step.ts'

const portal = setUpPortal()
let user: SessionUser
let asha: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  asha = await portal.visitor(user)
})

const load = async () => ({
  ...(await import('./security.store.ts')),
  ...(await import('./session-needed.ts')),
})
const open = () => asha.open(PATHS.profile, load)
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.ask('GET', accountApi.readSecurity.path)).ok
const NEW = { password: 'eight green doors', confirmPassword: 'eight green doors' }

describe('The security of an account', () => {
  it('is read with all devices, this one first', async () => {
    await portal.visitor(user)
    const { refreshSecurity, $security } = await open()
    await refreshSecurity()
    expect($security.get()).toMatchObject({ emailVerified: false, twoStep: false })
    expect($security.get()?.sessions.map(({ current }) => current)).toEqual([true, false])
  })

  it('stays visible when reading it again fails', async () => {
    const { refreshSecurity, $security, $securityProblem } = await open()
    await portal.withoutDatabase(refreshSecurity)
    expect([$security.get(), $securityProblem.get()]).toEqual([null, texts.failed])
    await refreshSecurity()
    expect($securityProblem.get()).toBeNull()
    asha.network = 'down'
    await refreshSecurity()
    expect($securityProblem.get()).toBe(texts.failed)
    expect($security.get()?.sessions).toHaveLength(1)
  })

  it('leads to the login and back once the session has ended elsewhere', async () => {
    const { requireSession, endOtherDevices, $securityAnnouncement } = await open()
    await requireSession()
    await portal.endElsewhere(asha)
    void endOtherDevices()
    await eventually(() => expect(asha.page.leftFor).toBe(loginPath(PATHS.profile)))
    expect($securityAnnouncement.get()).toBeNull()
  })
})

describe('A device', () => {
  it('is signed out by the button in its line, and the list confirms it', async () => {
    const other = await portal.visitor(user)
    const { refreshSecurity, endDevice, $security, $securityAnnouncement } = await open()
    await refreshSecurity()
    const line = $security.get()?.sessions.find(({ current }) => !current)
    expect(await endDevice(line?.id ?? '')).toBe(true)
    expect($securityAnnouncement.get()).toEqual({
      part: 'devices',
      tone: 'success',
      text: texts.ended,
    })
    expect($security.get()?.sessions).toHaveLength(1)
    expect([await isSignedIn(other), await isSignedIn(asha)]).toEqual([false, true])
  })

  it('is signed out once when the button is pressed twice, without an error', async () => {
    await portal.visitor(user)
    const { refreshSecurity, endDevice, $security, $securityAnnouncement } = await open()
    await refreshSecurity()
    const { id = '' } = $security.get()?.sessions.find(({ current }) => !current) ?? {}
    await Promise.all([endDevice(id), endDevice(id)])
    expect(asha.sent(accountApi.endOwnSession)).toHaveLength(1)
    expect($securityAnnouncement.get()).toEqual({
      part: 'devices',
      tone: 'success',
      text: texts.ended,
    })
  })

  it('stays signed in when the server cannot be reached, and a message says so', async () => {
    const other = await portal.visitor(user)
    const { endOtherDevices, $securityAnnouncement } = await open()
    asha.network = 'down'
    expect(await endOtherDevices()).toBe(false)
    expect($securityAnnouncement.get()).toEqual({
      part: 'devices',
      tone: 'warning',
      text: UNREACHED,
    })
    expect(await isSignedIn(other)).toBe(true)
  })
})

describe('All devices', () => {
  it('except this one are signed out and counted', async () => {
    const others = [await portal.visitor(user), await portal.visitor(user)]
    const { endOtherDevices, $securityAnnouncement } = await open()
    await endOtherDevices()
    expect($securityAnnouncement.get()).toMatchObject({
      tone: 'success',
      text: texts.othersEnded(2),
    })
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(asha)).toBe(true)
  })

  it('are signed out together with this one, which then shows the home page', async () => {
    const other = await portal.visitor(user)
    const { endAllDevices } = await open()
    await endAllDevices()
    expect(asha.page.left).toEqual([{ how: 'assign', to: PATHS.home }])
    expect([await isSignedIn(asha), await isSignedIn(other)]).toEqual([false, false])
  })

  it('are reported separately if only this one could not be signed out', async () => {
    const { endAllDevices, $securityAnnouncement } = await open()
    const release = asha.hold({ method: 'GET', path: '/api/auth/csrf' })
    const ending = endAllDevices()
    await eventually(() =>
      expect(asha.sent({ method: 'GET', path: '/api/auth/csrf' })).toHaveLength(2),
    )
    asha.network = 'down'
    release()
    await ending
    expect($securityAnnouncement.get()).toEqual({
      part: 'devices',
      tone: 'warning',
      text: LOGIN_RESULT_TEXTS.failed,
    })
    asha.network = 'up'
    expect(await isSignedIn(asha)).toBe(true)
  })
})

describe('The mail that confirms the address', () => {
  it('is sent again, once when the button is pressed twice', async () => {
    const { resendVerification, $securityAnnouncement } = await open()
    const before = portal.mails.count(user.email)
    await Promise.all([resendVerification(), resendVerification()])
    expect(portal.mails.count(user.email)).toBe(before + 1)
    expect($securityAnnouncement.get()).toEqual({
      part: 'email',
      tone: 'success',
      text: texts.resent,
    })
  })
})

describe('A new password', () => {
  it('is refused with a wrong current password, and the answers can be sent again', async () => {
    const other = await portal.visitor(user)
    const { openForm, passwordForm, $openForm, $securityAnnouncement, $security } = await open()
    openForm('password')
    await passwordForm.submit(formOf({ ...NEW, currentPassword: 'not my password' }))
    expect(passwordForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { currentPassword: texts.currentWrong },
    })
    expect($openForm.get()).toBe('password')
    await passwordForm.submit(formOf({ ...NEW, currentPassword: PASSWORD }))
    expect($openForm.get()).toBeNull()
    expect(passwordForm.$form.get()).toMatchObject({ phase: 'open', errors: {}, attempt: 0 })
    expect($securityAnnouncement.get()).toEqual({
      part: 'password',
      tone: 'success',
      text: texts.passwordDone,
    })
    await eventually(() => expect($security.get()?.sessions).toHaveLength(1))
    expect(await isSignedIn(other)).toBe(false)
    await (await portal.visitor(null)).signIn(user.email, NEW.password)
  })

  it('that is weak is refused at its field', async () => {
    const { passwordForm } = await open()
    const weak = { password: 'password', confirmPassword: 'passwort', currentPassword: PASSWORD }
    await passwordForm.submit(formOf(weak))
    expect(passwordForm.$form.get().errors).toEqual({
      password: SIGN_UP_RESULT_TEXTS.passwordWeak,
      confirmPassword: SIGN_UP_RESULT_TEXTS.passwordsDiffer,
    })
  })

  it('drops its errors when the form is closed', async () => {
    const { openForm, closeForm, passwordForm, $openForm } = await open()
    openForm('password')
    await passwordForm.submit(formOf({ ...NEW, currentPassword: 'not my password' }))
    closeForm()
    expect($openForm.get()).toBeNull()
    expect(passwordForm.$form.get().errors).toEqual({})
  })
})

describe('Two-step sign-in', () => {
  const setUp = async () => {
    const page = await open()
    await page.refreshSecurity()
    await page.prepareTwoStep()
    return { ...page, secret: page.$twoStepKey.get()?.secret ?? '' }
  }

  it('is switched on with a code made from the key, and off with the next code', async () => {
    const { twoStepForm, secret, ...page } = await setUp()
    expect(page.$openForm.get()).toBe('two-step')
    await twoStepForm.submit(formOf({ currentPassword: PASSWORD, code: '12' }))
    expect(twoStepForm.$form.get().errors).toEqual({ code: TWO_STEP_RESULT_TEXTS.codeMissing })
    await twoStepForm.submit(formOf({ currentPassword: PASSWORD, code: codeOf(secret) }))
    expect(page.$securityAnnouncement.get()).toEqual({
      part: 'two-step',
      tone: 'success',
      text: TWO_STEP_TEXTS.doneOn,
    })
    expect([page.$openForm.get(), page.$twoStepKey.get()]).toEqual([null, null])
    await eventually(() => expect(page.$security.get()?.twoStep).toBe(true))
    page.openForm('two-step')
    await twoStepForm.submit(formOf({ currentPassword: PASSWORD, code: codeOf(secret, 1) }))
    expect(page.$securityAnnouncement.get()?.text).toBe(TWO_STEP_TEXTS.doneOff)
    await eventually(() => expect(page.$security.get()?.twoStep).toBe(false))
  })

  it('stays off after a wrong code, and the key stays for another try', async () => {
    const { twoStepForm, secret, $twoStepKey, $security } = await setUp()
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
    await twoStepForm.submit(formOf({ currentPassword: PASSWORD, code: wrong }))
    expect(twoStepForm.$form.get().errors).toEqual({ code: TWO_STEP_RESULT_TEXTS.codeWrong })
    expect($twoStepKey.get()?.secret).toBe(secret)
    expect($security.get()?.twoStep).toBe(false)
  })

  it('shows the valid key when the button is pressed twice', async () => {
    const { prepareTwoStep, twoStepForm, $twoStepKey, $securityAnnouncement } = await open()
    await Promise.all([prepareTwoStep(), prepareTwoStep()])
    expect(asha.sent(accountApi.prepareTwoStep)).toHaveLength(1)
    const code = codeOf($twoStepKey.get()?.secret ?? '')
    await twoStepForm.submit(formOf({ currentPassword: PASSWORD, code }))
    expect($securityAnnouncement.get()?.text).toBe(TWO_STEP_TEXTS.doneOn)
  })

  it('that another device has switched on in the meantime is not set up again', async () => {
    const { secret, twoStepForm, prepareTwoStep, $securityAnnouncement, $openForm, closeForm } =
      await setUp()
    await twoStepForm.submit(formOf({ currentPassword: PASSWORD, code: codeOf(secret) }))
    closeForm()
    await prepareTwoStep()
    expect($openForm.get()).toBeNull()
    expect($securityAnnouncement.get()).toEqual({
      part: 'two-step',
      tone: 'warning',
      text: TWO_STEP_RESULT_TEXTS.changed,
    })
  })
})
