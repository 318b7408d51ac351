import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/portal.ts'
import type { Visitor } from '../../test/support/visitor.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Agent')
})

const load = async () => ({
  ...(await import('./session.ts')),
  ...(await import('./session-hint.ts')),
  ...(await import('../site/leaving.ts')),
})
const open = (visitor = asha) => visitor.open(PATHS.home, load)

describe('The signed-in user', () => {
  it('is not known before the server has answered; the next page then knows at once', async () => {
    const { $session, refreshSession, readHint } = await open()
    expect([$session.get(), readHint()]).toEqual([undefined, null])
    expect(await refreshSession()).toEqual(asha.user)
    expect($session.get()).toEqual(asha.user)
    const next = await open()
    expect(next.readHint()).toEqual({ name: asha.user?.name, role: asha.user?.role })
  })

  it('stays known if the server cannot be reached', async () => {
    const { $session, refreshSession, readHint } = await open()
    asha.network = 'down'
    expect([await refreshSession(), $session.get()]).toEqual([null, undefined])
    asha.network = 'up'
    await refreshSession()
    await portal.withoutDatabase(async () => expect(await refreshSession()).toEqual(asha.user))
    expect(readHint()).not.toBeNull()
  })

  it('is nobody once the session has ended elsewhere, and the next page knows', async () => {
    const { $session, refreshSession, readHint } = await open()
    await refreshSession()
    await portal.endElsewhere(asha)
    expect(await refreshSession()).toBeNull()
    expect([$session.get(), readHint()]).toEqual([null, null])
  })

  it('is not read from a malformed note of an earlier page', async () => {
    const { readHint } = await open()
    asha.localStorage.setItem('session-hint', '{"name":')
    expect(readHint()).toBeNull()
  })
})

describe('Signing out', () => {
  it('ends the session on the server, and drops requests that the page still makes', async () => {
    const { $session, $leaving, signOut, refreshSession, readHint } = await open()
    await refreshSession()
    await signOut()
    expect([$session.get(), $leaving.get(), readHint()]).toEqual([null, true, null])
    expect((await asha.ask('GET', readProfile.path)).status).toBe(401)
  })

  it('reports a failure of the server, and the page stays usable', async () => {
    const { $session, $leaving, signOut, refreshSession } = await open()
    await refreshSession()
    asha.network = 'down'
    await expect(signOut()).rejects.toThrow()
    expect([$session.get(), $leaving.get()]).toEqual([asha.user, false])
  })
})

it('An unknown answer to the login counts as a refusal, not as a success', async () => {
  const { postAuth } = await open()
  expect(await postAuth('callback/nothing', {})).toBeNull()
})
