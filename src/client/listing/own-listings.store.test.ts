import { beforeEach, describe, expect, it } from 'vitest'
import { PROFILE_TEXTS } from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { setAvailability, withdrawListing } from '../../contract/listing.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { rejectListing } from '../../server/moderation/decide.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { depsOn, makePending, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
const admin = setUpUser(portal, 'Admin')
let user: SessionUser
let asha: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  asha = await portal.visitor(user)
})

const load = async () => ({
  ...(await import('./own-listings.store.ts')),
  ...(await import('./own-listings-actions.store.ts')),
  ...(await import('../account/session-needed.ts')),
})
/** Opens the profile with the poster's current listings. */
async function openProfile() {
  const page = await asha.open(PATHS.profile, load)
  await page.requireSession()
  await page.refreshOwnListings()
  const the = (id: string) => {
    const listing = page.$ownListings.get()?.find((own) => own.id === id)
    if (!listing) throw new Error('This listing is not on the profile.')
    return listing
  }
  return { ...page, the }
}
const NAME = listingFields().projectBuildingName ?? ''
const pending = () => makePending(portal.db, user)
const published = () => makePublished(portal.db, user)
const approve = (id: string) => openAndApprove(depsOn(portal.db), admin, id, 1)
const REASON = 'The price does not look right.'
const reject = (id: string) => rejectListing(depsOn(portal.db), admin, id, 1, REASON)

describe("The poster's own listings", () => {
  it('are read with what was decided about them', async () => {
    const rejected = await pending()
    await reject(rejected)
    const { the } = await openProfile()
    expect(the(rejected)).toMatchObject({ reason: REASON, canRepost: true })
  })

  it('keep their filter in the address: a choice is a step back, typing is not, and a reload finds it', async () => {
    const page = await openProfile()
    const stop = page.followOwnFilter()
    const steps = history.length
    page.turnOwn({ state: 'rejected' })
    page.turnOwn({ q: 'g' }, { typing: true })
    page.turnOwn({ q: 'go' }, { typing: true })
    expect([location.search, history.length]).toEqual(['?q=go&state=rejected', steps + 1])
    stop()
    page.$ownFilter.set({ ...page.$ownFilter.get(), q: '', state: '' })
    page.followOwnFilter()
    expect(page.$ownFilter.get()).toMatchObject({ q: 'go', state: 'rejected', page: 1 })
  })

  it('stay visible when a refresh fails, and the page shows a message until one succeeds', async () => {
    await pending()
    const { refreshOwnListings, $ownListings, $ownListingsProblem } = await openProfile()
    await portal.withoutDatabase(refreshOwnListings)
    expect($ownListings.get()).toHaveLength(1)
    expect($ownListingsProblem.get()).toBe(PROFILE_TEXTS.outdated)
    asha.network = 'down'
    asha.page.online = false
    await refreshOwnListings()
    expect($ownListingsProblem.get()).toBe(PROFILE_TEXTS.offline)
    asha.network = 'up'
    asha.page.online = true
    await refreshOwnListings()
    expect($ownListingsProblem.get()).toBeNull()
  })

  it('that were never read are called missing, not outdated', async () => {
    asha.network = 'down'
    const { refreshOwnListings, $ownListings, $ownListingsProblem } = await asha.open(
      PATHS.profile,
      load,
    )
    await refreshOwnListings()
    expect([$ownListings.get(), $ownListingsProblem.get()]).toEqual([null, PROFILE_TEXTS.failed])
  })

  it('are announced after a decision about one of them or about a change', async () => {
    const first = await pending()
    const { listingId } = await makeEdit(portal.db, user)
    const { refreshOwnListings, $ownListingsAnnouncement, the } = await openProfile()
    expect($ownListingsAnnouncement.get()).toBe('')
    expect(the(listingId).change?.version).toBe(1)
    await approve(first)
    await refreshOwnListings()
    expect($ownListingsAnnouncement.get()).toBe(PROFILE_TEXTS.changed(1))
    await pending()
    await reject(await pending())
    await refreshOwnListings()
    expect($ownListingsAnnouncement.get()).toBe(PROFILE_TEXTS.changed(2))
  })

  it('count as changed if they are new, gone or in another state', async () => {
    const [a, b] = [await pending(), await pending()]
    const { changedListings, refreshOwnListings, $ownListings } = await openProfile()
    const before = $ownListings.get() ?? []
    await approve(a)
    await asha.ask('DELETE', withdrawListing.path.replace(':id', b))
    await pending()
    await refreshOwnListings()
    expect(changedListings(before, $ownListings.get() ?? [])).toBe(3)
    expect(changedListings(before, before)).toBe(0)
  })

  it('lead to the login and back once the session has ended elsewhere', async () => {
    const { refreshOwnListings, $ownListingsProblem } = await openProfile()
    await portal.endElsewhere(asha)
    void refreshOwnListings()
    await eventually(() =>
      expect(asha.page.left).toEqual([{ how: 'replace', to: loginPath(PATHS.profile) }]),
    )
    expect($ownListingsProblem.get()).toBeNull()
  })
})

describe('A published listing', () => {
  it('is marked as sold and put on offer again, each with a message', async () => {
    const id = await published()
    const { setClosed, the, $done, $ownListingsAnnouncement } = await openProfile()
    expect(await setClosed(the(id), true)).toBe(true)
    expect($done.get()?.text).toBe(
      PUBLISHED_TEXTS.closed(NAME, availabilityLabel('sold', 'Flat/Apartment')),
    )
    expect(the(id)).toMatchObject({ availability: 'sold', listingState: 'closed' })
    expect(await setClosed(the(id), false)).toBe(true)
    expect($done.get()?.text).toBe(PUBLISHED_TEXTS.confirmed(NAME))
    expect(the(id)).toMatchObject({ availability: 'available', listingState: 'published' })
    // The poster's own action is not announced a second time.
    expect($ownListingsAnnouncement.get()).toBe('')
  })

  it('that was marked as sold by mistake is reverted from the message about it', async () => {
    const id = await published()
    const { setClosed, the, $done } = await openProfile()
    const before = the(id)
    await setClosed(before, true)
    $done.get()?.undo?.()
    await eventually(() => expect(the(id).availability).toBe('available'))
    await eventually(() => expect($done.get()?.text).toBe(OWN_LISTING_TEXTS.undone(NAME)))
    expect($done.get()?.undo).toBeUndefined()
    expect(the(id).confirmedAt).toBe(before.confirmedAt)
  })

  it('is marked once when the button is pressed twice, and one action runs at a time', async () => {
    const [id, other] = [await published(), await published()]
    const { setClosed, the, $acting } = await openProfile()
    const acting = [setClosed(the(id), true), setClosed(the(id), true), setClosed(the(other), true)]
    expect($acting.get()).toBe(id)
    expect(await Promise.all(acting)).toEqual([true, false, false])
    expect($acting.get()).toBeNull()
    expect(asha.sent(setAvailability)).toHaveLength(1)
    expect(the(other).availability).toBe('available')
  })

  it('that has changed in the meantime is read again, and the next press succeeds', async () => {
    const id = await published()
    const { setClosed, the, $actionProblems, $done } = await openProfile()
    const stale = the(id)
    const phone = await portal.visitor(user)
    await phone.ask('POST', setAvailability.path.replace(':id', id), {
      version: stale.version,
      closed: true,
    })
    expect(await setClosed(stale, false)).toBe(false)
    expect($actionProblems.get()[id]).toBe(PUBLISHED_TEXTS.changed)
    expect($done.get()).toBeNull()
    expect(the(id).availability).toBe('sold')
    expect(await setClosed(the(id), false)).toBe(true)
    expect($actionProblems.get()[id]).toBeUndefined()
  })

  it('stays as it is when the server cannot be reached, with a message at its card', async () => {
    const id = await published()
    const { setClosed, the, $actionProblems, $acting } = await openProfile()
    asha.network = 'down'
    expect(await setClosed(the(id), true)).toBe(false)
    expect($actionProblems.get()[id]).toBe(UNREACHED)
    expect($acting.get()).toBeNull()
    expect(the(id).availability).toBe('available')
  })

  it('leads to the login if the session has ended elsewhere', async () => {
    const id = await published()
    const { setClosed, the } = await openProfile()
    await portal.endElsewhere(asha)
    void setClosed(the(id), true)
    await eventually(() => expect(asha.page.leftFor).toBe(loginPath(PATHS.profile)))
    expect(the(id).availability).toBe('available')
  })
})

describe('Deleting a listing', () => {
  it('does nothing before the question is asked', async () => {
    const { deleteListing, $deleting } = await openProfile()
    await deleteListing()
    expect($deleting.get()).toBeNull()
    expect(asha.sent(withdrawListing)).toEqual([])
  })

  it.each([
    ['that waits', pending],
    ['that is published', published],
  ] as const)(
    'removes one %s from the profile, once when the button is pressed twice, and confirms it',
    async (_, make) => {
      const id = await make()
      const { deleteListing, the, $deleting, $done, $ownListings } = await openProfile()
      $deleting.set(the(id))
      await Promise.all([deleteListing(), deleteListing()])
      expect(asha.sent(withdrawListing)).toHaveLength(1)
      expect($ownListings.get()).toEqual([])
      expect($deleting.get()).toBeNull()
      expect($done.get()?.text).toBe(OWN_LISTING_TEXTS.removed(NAME))
    },
  )

  it('that no longer exists shows a message and reads the list again', async () => {
    const id = await pending()
    const { deleteListing, the, $deleting, $actionProblems, $ownListings } = await openProfile()
    $deleting.set(the(id))
    await asha.ask('DELETE', withdrawListing.path.replace(':id', id))
    await deleteListing()
    expect($actionProblems.get()[id]).toBe(LISTING_TEXTS.notAvailable)
    expect($ownListings.get()).toEqual([])
  })
})

describe('A group of listings', () => {
  it('is open at first if it is short, and later as it was left in this tab', async () => {
    const { groupIsOpen, keepGroup } = await asha.open(PATHS.profile, load)
    expect([groupIsOpen('pending', 5), groupIsOpen('approved', 6)]).toEqual([true, false])
    keepGroup('pending', false)
    keepGroup('approved', true)
    expect([groupIsOpen('pending', 1), groupIsOpen('approved', 49)]).toEqual([false, true])
  })
})
