import { beforeEach, expect, it } from 'vitest'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { readProfile } from '../../contract/account.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Owner')
})

const load = async () => ({
  ...(await import('./session-needed.ts')),
  ...(await import('./session.ts')),
})

it('A signed-out visitor is sent to the login, and from there back to the page', async () => {
  const nobody = await portal.visitor(null)
  const address = `${PATHS.adminUsers}?role=Agent`
  const { requireSession } = await nobody.open(address, load)
  expect(await requireSession()).toBe(false)
  expect(nobody.page.left).toEqual([{ how: 'replace', to: loginPath(address) }])
})

it('A signed-in visitor stays, and the page knows name and role', async () => {
  const { requireSession, $session } = await asha.open(PATHS.profile, load)
  expect(await requireSession()).toBe(true)
  expect($session.get()).toMatchObject({ name: asha.user?.name, role: 'Owner' })
  expect(asha.page.left).toEqual([])
})

it('An unreachable server sends nobody away', async () => {
  const { requireSession } = await asha.open(PATHS.profile, load)
  asha.network = 'down'
  expect(await requireSession()).toBe(true)
  expect(asha.page.left).toEqual([])
})

it('Signing out ends the session on the server and leads to the home page', async () => {
  const { endSession, requireSession } = await asha.open(PATHS.profile, load)
  await Promise.all([endSession(), endSession()])
  expect(asha.page.left).toEqual([{ how: 'assign', to: PATHS.home }])
  expect(asha.sent({ method: 'POST', path: '/api/auth/signout' })).toHaveLength(1)
  expect((await asha.ask('GET', readProfile.path)).status).toBe(401)
  // A later check on the page that is being left causes no second redirect.
  expect(await requireSession()).toBe(false)
  expect(asha.page.left).toHaveLength(1)
})

it('A failed sign-out shows a message, and the session stays', async () => {
  const { endSession, $signingOut } = await asha.open(PATHS.profile, load)
  asha.network = 'down'
  await endSession()
  expect($signingOut.get()).toEqual({ busy: false, failed: LOGIN_RESULT_TEXTS.failed })
  expect(asha.page.left).toEqual([])
  asha.network = 'up'
  expect((await asha.ask('GET', readProfile.path)).status).toBe(200)
})
