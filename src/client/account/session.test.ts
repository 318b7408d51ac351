import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { type Portal, startPortal } from '../../test/support/portal.ts'
import type { Visitor } from '../../test/support/visitor.ts'

let portal: Portal
let asha: Visitor
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  asha = await portal.visitor('Agent')
})

const load = async () => ({
  ...(await import('./session.ts')),
  ...(await import('./session-hint.ts')),
  ...(await import('../site/leaving.ts')),
})
const open = (visitor = asha) => visitor.open(PATHS.home, load)

describe('Who is signed in', () => {
  it('is not known until the server was asked, and then for the next page too', async () => {
    const { $session, refreshSession, readHint } = await open()
    expect([$session.get(), readHint()]).toEqual([undefined, null])
    expect(await refreshSession()).toEqual(asha.user)
    expect($session.get()).toEqual(asha.user)
    const next = await open()
    expect(next.readHint()).toEqual({ name: asha.user?.name, role: asha.user?.role })
  })

  it('stays known where the server cannot be reached', async () => {
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

  it('is nobody that a broken note of an earlier page names', async () => {
    const { readHint } = await open()
    asha.localStorage.setItem('session-hint', '{"name":')
    expect(readHint()).toBeNull()
  })
})

describe('Signing out', () => {
  it('ends the session on the server, and what the page still asks is dropped', async () => {
    const { $session, $leaving, signOut, refreshSession, readHint } = await open()
    await refreshSession()
    await signOut()
    expect([$session.get(), $leaving.get(), readHint()]).toEqual([null, true, null])
    expect((await asha.ask('GET', readProfile.path)).status).toBe(401)
  })

  it('that the server did not do is told, and the page goes on', async () => {
    const { $session, $leaving, signOut, refreshSession } = await open()
    await refreshSession()
    asha.network = 'down'
    await expect(signOut()).rejects.toThrow()
    expect([$session.get(), $leaving.get()]).toEqual([asha.user, false])
  })
})

it('What the login does not know is refused, not taken for a success', async () => {
  const { postAuth } = await open()
  expect(await postAuth('callback/nothing', {})).toBeNull()
})
