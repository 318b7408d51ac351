import { beforeEach, describe, expect, it } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { changeShortlist, readShortlist } from '../../contract/shortlist.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { SHORTLIST_ACCOUNT } from '../../domain/site/constants.ts'
import { changeOwnShortlist, readOwnShortlist } from '../../server/shortlist/own.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let phone: Visitor
let laptop: Visitor
beforeEach(async () => {
  phone = await portal.visitor('Client')
  laptop = await portal.visitor(phone.user)
})

const [A, B, C] = ['aravali12345', 'belavista123', 'chandan12345']
const open = (visitor: Visitor) =>
  visitor.open(
    PATHS.home,
    async () => ({
      ...(await import('./sync.ts')),
      ...(await import('../listing/favourites.ts')),
    }),
    '<main></main>',
  )
/** Presses hearts on a device, and syncs it with the account. */
async function press(visitor: Visitor, ...ids: string[]) {
  const page = await open(visitor)
  for (const id of ids) page.toggleFavourite(id, `House ${id}`)
  await page.syncShortlist()
  return [...page.favourites()]
}
async function kept() {
  const list = phone.user && (await readOwnShortlist({ ...testDeps(), db: portal.db }, phone.user))
  return list?.ok ? list.value.items.map(({ id }) => id) : []
}

describe('Saved listings of an account', () => {
  it('are those of all its devices; the merge loses nothing', async () => {
    await press(phone, A, B)
    expect(await press(laptop, C, B)).toEqual([A, B, C])
    expect(await press(phone)).toEqual([A, B, C])
    expect(await kept()).toEqual([A, B, C])
  })

  it('that are removed on one device disappear on the next, and new ones have their names', async () => {
    await press(phone, A)
    await press(laptop)
    await press(phone, A, B)
    expect(await press(laptop)).toEqual([B])
    const { favouriteName } = await open(laptop)
    expect([favouriteName(A), favouriteName(B)]).toEqual([undefined, `House ${B}`])
  })

  it('wait on a device that is offline, also removals', async () => {
    await press(phone, A)
    phone.network = 'down'
    expect(await press(phone, A, B)).toEqual([B])
    phone.network = 'up'
    await press(laptop, C)
    expect(await press(phone)).toEqual([C, B])
    expect(await kept()).toEqual([C, B])
  })

  it('are sent again after a lost answer, with the same result', async () => {
    phone.network = 'answers lost'
    await press(phone, A, B)
    phone.network = 'up'
    expect(await press(phone)).toEqual([A, B])
    expect(await kept()).toEqual([A, B])
  })

  it('are not shown to the next account on the same device', async () => {
    await press(phone, A)
    const bina = await portal.visitor('Client')
    for (const key of ['favourites', 'favourite-names', 'shortlist-known', SHORTLIST_ACCOUNT])
      bina.localStorage.setItem(key, phone.localStorage.getItem(key) ?? '')
    expect(await press(bina, B)).toEqual([B])
    expect(await kept()).toEqual([A])
  })

  it('are not shown to the next account after a sign-out either, and are there again for their own', async () => {
    await press(phone, A, B)
    // A sign-out erases it.
    phone.localStorage.removeItem(SHORTLIST_ACCOUNT)
    const bina = await portal.visitor('Client')
    for (const key of ['favourites', 'favourite-names', 'shortlist-known'])
      bina.localStorage.setItem(key, phone.localStorage.getItem(key) ?? '')
    expect(await press(bina, C)).toEqual([C])
    expect(await press(phone)).toEqual([A, B])
    expect(await kept()).toEqual([A, B])
  })

  it('stay on the device if nobody is signed in', async () => {
    const nobody = await portal.visitor(null)
    expect(await press(nobody, A)).toEqual([A])
    expect(nobody.sent(changeShortlist)).toEqual([])
  })

  it('that are pressed during a request are not lost', async () => {
    const page = await open(phone)
    page.toggleFavourite(A, 'A')
    const release = phone.hold(changeShortlist)
    const done = page.syncShortlist()
    await eventually(() => expect(phone.sent(changeShortlist)).toHaveLength(1))
    page.toggleFavourite(B, 'B')
    page.toggleFavourite(A)
    release()
    await done
    expect([...page.favourites()]).toEqual([B])
    expect(await kept()).toEqual([B])
  })

  it('above the account’s limit stay on this device', async () => {
    const { user } = phone
    const ids = Array.from({ length: SHORTLIST_LIMITS.perAccount }, (_, n) => `full${1000 + n}`)
    const deps = { ...testDeps(), db: portal.db }
    const add = ids.map((id) => ({ id, name: '' }))
    if (user) await changeOwnShortlist(deps, user, { add, remove: [] })
    const here = await press(phone, A)
    expect([here.length, here.at(-1)]).toEqual([SHORTLIST_LIMITS.perAccount + 1, A])
  })

  it('are pending on a device until the account has them, also removals', async () => {
    const page = await open(phone)
    const waits = [page.hasUnsyncedChanges()]
    page.toggleFavourite(A, 'A')
    waits.push(page.hasUnsyncedChanges())
    await page.syncShortlist()
    waits.push(page.hasUnsyncedChanges())
    page.toggleFavourite(A)
    waits.push(page.hasUnsyncedChanges())
    expect(waits).toEqual([false, true, false, true])
  })

  it('are sent in calls of limited size', async () => {
    const many = Array.from({ length: SHORTLIST_LIMITS.perCall + 1 }, (_, n) => `many${1000 + n}`)
    expect(await press(phone, ...many)).toEqual(many)
    expect(phone.sent(changeShortlist)).toHaveLength(2)
    expect(phone.sent(readShortlist)).toHaveLength(1)
  })
})
