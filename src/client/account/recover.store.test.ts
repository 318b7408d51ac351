import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { LINK_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { tooOften, UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { askReset, askVerification, readSecurity } from '../../contract/security.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let user: SessionUser
let visitor: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  visitor = await portal.visitor(null)
})

const load = () => import('./recover.store.ts')
const NEW = { password: 'eight green doors', confirmPassword: 'eight green doors' }
const loginWorks = async (password: string) =>
  (await portal.visitor(null)).signIn(user.email, password).then(
    () => true,
    () => false,
  )
/** Requests the mail; returns the secret of its link. */
async function askForLink(): Promise<string> {
  const { forgotForm } = await visitor.open(PATHS.forgotPassword, load)
  await forgotForm.submit(formOf({ email: user.email }))
  return portal.mails.tokenFor(user.email)
}

describe('A forgotten password', () => {
  it('gives the same answer whether the address has an account or not', async () => {
    const { forgotForm } = await visitor.open(PATHS.forgotPassword, load)
    for (const email of [user.email, 'nobody@example.in']) {
      await forgotForm.submit(formOf({ email }))
      expect(forgotForm.$form.get()).toMatchObject({ phase: 'done', errors: {}, refused: null })
      forgotForm.reset()
    }
    expect([portal.mails.count(user.email), portal.mails.count('nobody@example.in')]).toEqual([
      1, 0,
    ])
  })

  it('sends one mail when the button is pressed twice', async () => {
    const { forgotForm } = await visitor.open(PATHS.forgotPassword, load)
    const form = formOf({ email: user.email })
    await Promise.all([forgotForm.submit(form), forgotForm.submit(form)])
    await forgotForm.submit(form)
    expect(visitor.sent(askReset)).toHaveLength(1)
    expect(portal.mails.count(user.email)).toBe(1)
  })

  it('shows an error of the server at its field', async () => {
    const { forgotForm } = await visitor.open(PATHS.forgotPassword, load)
    await forgotForm.submit(formOf({ email: 'asha' }))
    expect(forgotForm.$form.get()).toEqual({
      phase: 'open',
      errors: { email: SIGN_UP_RESULT_TEXTS.emailInvalid },
      refused: 'invalid',
      attempt: 1,
    })
  })

  it('asks for a wait of some minutes after too many links', async () => {
    await askForLink()
    await portal.db.rows(sql`update rate_limits set count = 1000`)
    const { forgotForm } = await visitor.open(PATHS.forgotPassword, load)
    await forgotForm.submit(formOf({ email: user.email }))
    const { errors, refused } = forgotForm.$form.get()
    const minutes = Number(/\d+/.exec(errors._ ?? '')?.[0])
    expect([refused, errors]).toEqual(['too_many_attempts', { _: tooOften(minutes) }])
    await portal.db.rows(sql`delete from rate_limits`)
  })

  it('is replaced through the mailed link, once', async () => {
    const token = await askForLink()
    const { resetForm } = await visitor.open(`${PATHS.resetPassword}#${token}`, load)
    await resetForm.submit(formOf({ password: 'short', confirmPassword: 'other' }))
    expect(resetForm.$form.get().errors).toEqual({
      password: SIGN_UP_RESULT_TEXTS.passwordShort,
      confirmPassword: SIGN_UP_RESULT_TEXTS.passwordsDiffer,
    })
    await resetForm.submit(formOf(NEW))
    expect(resetForm.$form.get().phase).toBe('done')
    expect([await loginWorks(PASSWORD), await loginWorks(NEW.password)]).toEqual([false, true])
    const again = await visitor.open(`${PATHS.resetPassword}#${token}`, load)
    await again.resetForm.submit(formOf(NEW))
    expect(again.resetForm.$form.get()).toMatchObject({
      phase: 'open',
      refused: 'link_used_up',
      errors: { _: LINK_TEXTS.usedUp },
    })
  })

  it('can be sent again after a lost connection, and the answers stay', async () => {
    const token = await askForLink()
    const { resetForm } = await visitor.open(`${PATHS.resetPassword}#${token}`, load)
    visitor.network = 'down'
    await resetForm.submit(formOf(NEW))
    expect(resetForm.$form.get()).toEqual({
      phase: 'open',
      errors: { _: UNREACHED },
      refused: 'internal',
      attempt: 1,
    })
    visitor.network = 'up'
    await resetForm.submit(formOf(NEW))
    expect(resetForm.$form.get()).toMatchObject({ phase: 'done', refused: null })
  })
})

describe('A link', () => {
  it.each([
    ['without its secret', PATHS.verifyEmail],
    ['with half of its secret', `${PATHS.verifyEmail}#abc`],
  ])('%s is refused with a message', async (_, address) => {
    const { verifyForm } = await visitor.open(address, load)
    await verifyForm.submit(new FormData())
    expect(verifyForm.$form.get()).toMatchObject({ phase: 'open', refused: 'invalid' })
    expect(Object.values(verifyForm.$form.get().errors)).toEqual([LINK_TEXTS.usedUp])
  })

  it('confirms the account’s address by one press if the browser is signed in, and otherwise by the password', async () => {
    const asha = await portal.visitor(user)
    await asha.ask('POST', askVerification.path)
    const address = `${PATHS.verifyEmail}#${portal.mails.tokenFor(user.email)}`
    const elsewhere = await visitor.open(address, load)
    await elsewhere.verifyForm.submit(new FormData())
    expect(elsewhere.verifyForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { currentPassword: VERIFY_TEXTS.passwordNeeded },
    })
    const { verifyForm, linkToken } = await asha.open(address, load)
    expect(linkToken()).toBe(portal.mails.tokenFor(user.email))
    await verifyForm.submit(new FormData())
    expect(verifyForm.$form.get().phase).toBe('done')
    const { emailVerified } = (await (await asha.ask('GET', readSecurity.path)).json()) as {
      emailVerified: boolean
    }
    expect(emailVerified).toBe(true)
  })
})
