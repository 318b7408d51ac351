import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SAVED_TEXTS as texts } from '#language/shortlist/texts'
import { PATHS } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { setAvailability } from '../../server/listing/published.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { depsOn } from '../../test/support/data/factories.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { HINT } from '../account/session-hint.ts'

const portal = setUpPortal()
const owner = setUpUser(portal)
let visitor: Visitor
beforeEach(async () => {
  visitor = await portal.visitor(null)
})

const load = () => {
  // Defined by the inline script of every page.
  vi.stubGlobal('showSaved', () => {})
  return import('./saved.store.ts')
}
const ELEMENTS = '<main></main>'
/** What the browser remembers of a session. */
const remember = ({ localStorage, user }: Visitor) =>
  localStorage.setItem(HINT, JSON.stringify({ id: user?.id, name: 'Asha', role: 'Client' }))
type Page = Awaited<ReturnType<typeof load>>
const ids = ({ $saved }: Page) => $saved.get().map(({ id }) => id)
const isState = (page: Page, state: ReturnType<Page['$savedState']['get']>) =>
  eventually(() => expect(page.$savedState.get()).toBe(state))

/** Opens the page in a browser that has saved these listings, oldest first, each with id and name. */
async function openSaved(saved: readonly (readonly [id: string, name?: string])[]): Promise<Page> {
  const { toggleFavourite } = await visitor.open(
    PATHS.home,
    () => import('../listing/favourites.ts'),
  )
  for (const [id, name] of saved) toggleFavourite(id, name)
  const page = await visitor.open(PATHS.saved, load, ELEMENTS)
  page.startSaved()
  return page
}

describe('Saved listings', () => {
  it('are none on a device that has saved none, and no request is made', async () => {
    const page = await openSaved([])
    expect(page.$savedState.get()).toBe('empty')
    expect(visitor.sent({ method: 'GET', path: readListings.path })).toEqual([])
  })

  it('are listed last saved first; of missing ones the name is left', async () => {
    const id = await makePublished(portal.db, owner)
    const page = await openSaved([['gone00000001', 'Bela Vista'], ['gone00000002'], [id]])
    await isState(page, 'list')
    expect(ids(page)).toEqual([id, 'gone00000002', 'gone00000001'])
    expect(page.$saved.get().map(({ listing }) => listing?.id ?? null)).toEqual([id, null, null])
    expect(['gone00000002', 'gone00000001'].map(page.savedName)).toEqual([
      texts.unnamed,
      'Bela Vista',
    ])
    expect(page.$savedCount.get()).toBe(texts.count(3))
  })

  it.each([
    ['Sell', 'sold'],
    ['Rent', 'rented'],
  ] as const)('(%s) that are %s keep their public data', async (listingType, availability) => {
    const id = await makePublished(portal.db, owner, { listingType })
    await setAvailability(depsOn(portal.db), owner, id, { version: 2, closed: true })
    const page = await openSaved([[id]])
    await isState(page, 'list')
    expect(page.$saved.get()[0]?.listing?.availability).toBe(availability)
  })

  it('that no longer exist are removed by a press, and the page is empty after the last one', async () => {
    const page = await openSaved([
      ['gone00000001', 'Bela Vista'],
      ['gone00000002', 'Aravali'],
    ])
    await isState(page, 'list')
    page.takeOut('gone00000002')
    expect(ids(page)).toEqual(['gone00000001'])
    expect(page.$savedCount.get()).toBe(`${texts.removed('Aravali')} ${texts.count(1)}`)
    page.takeOut('gone00000001')
    expect(page.$savedState.get()).toBe('empty')
    expect(visitor.localStorage.getItem('favourites')).toBe('[]')
  })

  it('are counted without those whose heart was pressed again on the page', async () => {
    const id = await makePublished(portal.db, owner)
    const page = await openSaved([
      ['gone00000001', 'Bela Vista'],
      ['gone00000002', 'Aravali'],
      [id],
    ])
    await isState(page, 'list')
    const { toggleFavourite } = await import('../listing/favourites.ts')
    toggleFavourite(id)
    page.takeOut('gone00000002')
    expect(page.$savedCount.get()).toBe(`${texts.removed('Aravali')} ${texts.count(1)}`)
    page.takeOut('gone00000001')
    expect(page.$savedState.get()).toBe('empty')
  })

  it.each([
    [
      'the network',
      (run: () => Promise<unknown>) => {
        visitor.network = 'down'
        return run()
      },
    ],
    ['the server', (run: () => Promise<unknown>) => portal.withoutDatabase(run)],
  ] as const)('show a message if %s fails, and can be requested again', async (_, failing) => {
    const id = await makePublished(portal.db, owner)
    const page = await openSaved([])
    visitor.localStorage.setItem('favourites', JSON.stringify([id]))
    await failing(async () => {
      visitor.page.dispatch('storage', { key: 'favourites' })
      await isState(page, 'failed')
    })
    visitor.network = 'up'
    await page.loadSaved()
    expect([page.$savedState.get(), ids(page)]).toEqual(['list', [id]])
  })

  it('are requested again once the connection is back', async () => {
    const id = await makePublished(portal.db, owner)
    visitor.network = 'down'
    const page = await openSaved([[id]])
    await isState(page, 'failed')
    visitor.network = 'up'
    visitor.page.dispatch('online')
    await isState(page, 'list')
  })

  it('follow changes in another tab, until the page is left', async () => {
    const id = await makePublished(portal.db, owner)
    const page = await visitor.open(PATHS.saved, load)
    const stop = page.startSaved()
    visitor.page.storeElsewhere('something-else', '1')
    expect(page.$savedState.get()).toBe('empty')
    visitor.page.storeElsewhere('favourites', JSON.stringify([id]))
    await eventually(() => expect(ids(page)).toEqual([id]))
    stop()
    visitor.page.storeElsewhere('favourites', '[]')
    expect(page.$savedState.get()).toBe('list')
  })

  it('are not overwritten by the late answer to an earlier request', async () => {
    const id = await makePublished(portal.db, owner)
    const release = visitor.hold({ method: 'GET', path: readListings.path })
    const page = await openSaved([[id]])
    await eventually(() =>
      expect(visitor.sent({ method: 'GET', path: readListings.path })).toHaveLength(1),
    )
    visitor.page.storeElsewhere('favourites', '[]')
    expect(page.$savedState.get()).toBe('empty')
    release()
    // The same question once more, asked later: the earlier one is answered before it.
    await (await visitor.fetch(readListings.path.replace(':ids', id))).text()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.$savedState.get()).toBe('empty')
  })

  it('are requested fifty at a time', async () => {
    const page = await openSaved(
      Array.from({ length: 51 }, (_, index) => [`gone${String(index).padStart(8, '0')}`]),
    )
    await isState(page, 'list')
    expect(ids(page)).toHaveLength(51)
    expect(visitor.sent({ method: 'GET', path: readListings.path })).toHaveLength(2)
  })

  it('of an account are those of its other devices too; an account that cannot be read is said', async () => {
    const phone = await portal.visitor('Client')
    const { toggleFavourite } = await phone.open(
      PATHS.home,
      () => import('../listing/favourites.ts'),
    )
    toggleFavourite('gone00000001', 'Bela Vista')
    remember(phone)
    const onPhone = await phone.open(PATHS.saved, load, ELEMENTS)
    onPhone.startSaved()
    await eventually(() => expect(onPhone.$accountList.get()?.items).toHaveLength(1))
    visitor = await portal.visitor(phone.user)
    remember(visitor)
    visitor.network = 'down'
    const page = await openSaved([])
    await eventually(() => expect(page.$accountUnread.get()).toBe(true))
    visitor.network = 'up'
    visitor.page.dispatch('online')
    await eventually(() => expect(ids(page)).toEqual(['gone00000001']))
    expect(page.$accountUnread.get()).toBe(false)
    expect(page.savedName('gone00000001')).toBe('Bela Vista')
  })
})
