import { beforeEach, describe, expect, it } from 'vitest'
import { readListings } from '../../contract/public-listing.ts'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { SAVED_TEXTS as texts } from '#language/shortlist/texts'
import { setAvailability } from '../../server/listing/published.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { depsOn } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
const owner = setUpUser(portal)
let visitor: Visitor
beforeEach(async () => {
  visitor = await portal.visitor(null)
})

/** The parts of `saved.astro` that its script uses. */
const BODY = `<div data-saved><h1 tabindex="-1"></h1><p data-part="count"></p>
  <p data-part="loading"></p><div data-part="empty" hidden></div>
  <div data-part="failed" hidden><button></button></div>
  <ul data-part="list" hidden><li data-sample-of="sample-1">A sample</li></ul>
  <template id="gone-template"><li class="gone"><h2 data-slot="name"></h2><button><span data-slot="name-again">: </span></button></li></template>
  <template id="card-template"><article class="card"><span data-part="badge" data-slot="badge"></span><a></a><button data-favourite></button><ul data-part="chips"><li></li></ul></article></template></div>`

const part = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!found) throw new Error(`The page has no part ${name}.`)
  return found
}
const shown = () => ['loading', 'empty', 'failed', 'list'].filter((name) => !part(name).hidden)
const items = () =>
  [...part('list').children].map(
    (item) =>
      item.querySelector<HTMLElement>('article')?.dataset.listing ??
      item.querySelector('h2')?.textContent ??
      item.textContent,
  )
/** Opens the page in a browser that has saved these listings, oldest first, each with id and name. */
async function openSaved(saved: readonly (readonly [id: string, name?: string])[]) {
  const { toggleFavourite } = await visitor.open(PATHS.home, () => import('./favourites.ts'))
  for (const [id, name] of saved) toggleFavourite(id, name)
  await visitor.open(PATHS.saved, () => import('./saved.ts'), BODY)
}

describe('Saved listings', () => {
  it('are none on a device that has saved none, and no request is made', async () => {
    await openSaved([])
    expect(shown()).toEqual(['empty'])
    expect(visitor.sent({ method: 'GET', path: readListings.path })).toEqual([])
  })

  it('are shown as cards, last saved first; missing ones by name, samples unchanged', async () => {
    const id = await makePublished(portal.db, owner)
    await openSaved([['gone00000001', 'Bela Vista'], ['sample-1'], ['gone00000002'], [id]])
    await eventually(() => expect(shown()).toEqual(['list']))
    expect(items()).toEqual([id, texts.unnamed, 'A sample', 'Bela Vista'])
    expect(part('count').textContent).toBe(texts.count(4))
    expect(document.querySelector(`[data-favourite="${id}"]`)?.getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  it.each([
    ['Sell', 'sold', 'Sold'],
    ['Rent', 'rented', 'Rented'],
  ] as const)(
    '(%s) that are %s stay as cards with their badge and the link to their page',
    async (listingType, _, badge) => {
      const id = await makePublished(portal.db, owner, { listingType })
      await setAvailability(depsOn(portal.db), owner, id, { version: 2, closed: true })
      await openSaved([[id]])
      await eventually(() => expect(items()).toEqual([id]))
      expect(part('list').querySelector('[data-slot="badge"]')?.textContent).toBe(badge)
      expect(part('list').querySelector('a')?.getAttribute('href')).toBe(listingPath(id))
    },
  )

  it('that no longer exist are removed by a press, and the page is empty after the last one', async () => {
    await openSaved([
      ['gone00000001', 'Bela Vista'],
      ['gone00000002', 'Aravali'],
    ])
    await eventually(() => expect(items()).toEqual(['Aravali', 'Bela Vista']))
    const deleteWithSnapshot = () =>
      part('list').querySelector<HTMLButtonElement>('.gone button')?.click()
    deleteWithSnapshot()
    expect(items()).toEqual(['Bela Vista'])
    expect(part('count').textContent).toBe(`${texts.removed('Aravali')} ${texts.count(1)}`)
    expect(document.activeElement).toBe(document.querySelector('h1'))
    deleteWithSnapshot()
    expect(shown()).toEqual(['empty'])
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
    await openSaved([])
    visitor.localStorage.setItem('favourites', JSON.stringify([id]))
    await failing(async () => {
      visitor.page.dispatch('storage', { key: 'favourites' })
      await eventually(() => expect(shown()).toEqual(['failed']))
    })
    visitor.network = 'up'
    part('failed').querySelector('button')?.click()
    await eventually(() => expect(items()).toEqual([id]))
    expect(shown()).toEqual(['list'])
  })

  it('follow changes in another tab', async () => {
    const id = await makePublished(portal.db, owner)
    await openSaved([])
    visitor.page.storeElsewhere('something-else', '1')
    expect(shown()).toEqual(['empty'])
    visitor.page.storeElsewhere('favourites', JSON.stringify([id]))
    await eventually(() => expect(items()).toEqual([id]))
  })

  it('are requested fifty at a time', async () => {
    await openSaved(
      Array.from({ length: 51 }, (_, index) => [`gone${String(index).padStart(8, '0')}`]),
    )
    await eventually(() => expect(items()).toHaveLength(51))
    expect(visitor.sent({ method: 'GET', path: readListings.path })).toHaveLength(2)
  })
})
