import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile, readSession, type SessionUser } from '../../contract/account.ts'
import { readOwnListings, withdrawListing } from '../../contract/listing.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let user: SessionUser
let asha: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  await makePending(portal.db, user)
  asha = await portal.visitor(user)
})

const load = async () => ({
  ...(await import('../account/session-needed.ts')),
  ...(await import('../lib/api.ts')),
  ...(await import('./leaving.ts')),
  ...(await import('../listing/own-listings.store.ts')),
})
/** Opens the profile, which needs a session. */
async function openProfile() {
  const page = await asha.open(PATHS.profile, load)
  await page.requireSession()
  return page
}
const TO_LOGIN = [{ how: 'replace', to: loginPath(PATHS.profile) }]
/** Returns a function that says whether a promise has settled. */
function watch(promise: Promise<unknown>): () => boolean {
  let settled = false
  void promise.then(() => {
    settled = true
  })
  return () => settled
}

describe('A session that has ended elsewhere', () => {
  it('leads to the login once, however many reads are refused, without another message', async () => {
    const { refreshOwnListings, $ownListingsProblem } = await openProfile()
    await portal.endElsewhere(asha)
    const settled = watch(Promise.race([refreshOwnListings(), refreshOwnListings()]))
    await eventually(() => expect(asha.page.left).toEqual(TO_LOGIN))
    expect(asha.page.left).toEqual(TO_LOGIN)
    expect([settled(), $ownListingsProblem.get()]).toEqual([false, null])
  })

  it('also leads to the login after a refused write', async () => {
    const { call } = await openProfile()
    await portal.endElsewhere(asha)
    expect(await call(withdrawListing, { params: { id: 'listing00001' } })).toMatchObject({
      ok: false,
      code: 'not_signed_in',
    })
    expect(asha.page.left).toEqual(TO_LOGIN)
  })

  it('causes no redirect on a page that needs no session', async () => {
    const { call, refreshOwnListings, $ownListingsProblem } = await asha.open(PATHS.home, load)
    await portal.endElsewhere(asha)
    expect(await call(readProfile)).toMatchObject({ code: 'not_signed_in' })
    await refreshOwnListings()
    expect(asha.page.left).toEqual([])
    expect($ownListingsProblem.get()).not.toBeNull()
  })

  it('reads again when Back restores the page', async () => {
    const { refreshOwnListings, $ownListings } = await openProfile()
    await portal.endElsewhere(asha)
    const read = refreshOwnListings()
    const settled = watch(read)
    await eventually(() => expect(asha.page.left).toEqual(TO_LOGIN))
    await asha.signIn(user.email)
    asha.page.dispatch('pageshow', { persisted: false })
    expect(settled()).toBe(false)
    asha.page.dispatch('pageshow', { persisted: true })
    await read
    expect($ownListings.get()).toHaveLength(1)
  })
})

describe('Signing out', () => {
  const asked = () => asha.sent(readOwnListings).length

  it('aborts the read that is running, and lets none start', async () => {
    const { refreshOwnListings, endSession, $leaving, $ownListings } = await openProfile()
    const release = asha.hold(readOwnListings)
    const underWay = watch(refreshOwnListings())
    await eventually(() => expect(asked()).toBe(1))
    await endSession()
    release()
    const late = watch(refreshOwnListings())
    // This request shows that there was time for an answer.
    await asha.ask('GET', readSession.path)
    expect([underWay(), late(), asked(), $ownListings.get()]).toEqual([false, false, 1, null])
    expect([$leaving.get(), asha.page.left]).toEqual([true, [{ how: 'assign', to: PATHS.home }]])
  })

  it('that failed lets the page continue to read', async () => {
    const { refreshOwnListings, endSession, $signingOut, $ownListings } = await openProfile()
    await portal.withoutDatabase(endSession)
    expect($signingOut.get().failed).not.toBeNull()
    await refreshOwnListings()
    expect($ownListings.get()).toHaveLength(1)
    expect(asha.page.left).toEqual([])
  })
})
