import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile, readSession } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { SESSION_TOLD_MS } from '../../domain/account/constants.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

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
    const { id, name, role } = asha.user ?? {}
    expect(next.readHint()).toEqual({ id, name, role })
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

describe('A page that only shows the session', () => {
  const asked = () => asha.sent(readSession).length

  it('asks the server at most once in ten minutes a tab', async () => {
    for (const _ of [1, 2, 3]) {
      const { knownSession, $session } = await open()
      expect(await knownSession()).toEqual(asha.user)
      expect($session.get()).toEqual(asha.user)
    }
    expect(asked()).toBe(1)
    const { at, ...told } = JSON.parse(asha.sessionStorage.getItem('session-told') ?? '{}')
    for (const age of [SESSION_TOLD_MS, -60_000]) {
      const other = JSON.stringify({ ...told, at: at - age })
      asha.sessionStorage.setItem('session-told', other)
      expect(await (await open()).knownSession()).toEqual(asha.user)
    }
    expect(asked()).toBe(3)
  })

  it('asks again where another tab has signed out, or changed name or role', async () => {
    await (await open()).knownSession()
    for (const hint of [null, { ...asha.user, id: 'another' }, { ...asha.user, name: 'Usha' }]) {
      const before = asked()
      if (hint) asha.localStorage.setItem('session-hint', JSON.stringify(hint))
      else asha.localStorage.removeItem('session-hint')
      expect(await (await open()).knownSession()).toEqual(asha.user)
      expect(asked()).toBe(before + 1)
    }
  })

  it('asks again where what the tab was told is malformed', async () => {
    await (await open()).knownSession()
    asha.sessionStorage.setItem('session-told', '{"at":1,"user":{"role":"Root"}}')
    expect(await (await open()).knownSession()).toEqual(asha.user)
    expect(asked()).toBe(2)
  })

  it('shows nobody after any answer that the session has ended', async () => {
    const { knownSession, readHint } = await open()
    await knownSession()
    await portal.endElsewhere(asha)
    const { call } = await import('../lib/api.ts')
    expect(await call(readProfile)).toMatchObject({ ok: false, code: 'not_signed_in' })
    expect([readHint(), asha.sessionStorage.getItem('session-told')]).toEqual([null, null])
    expect(await (await open()).knownSession()).toBeNull()
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
