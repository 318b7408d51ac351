import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { VIEWED_TEXTS as texts } from '#language/listing/texts'
import { VIEWED } from '../../domain/site/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let visitor: Visitor
let ids: string[]
beforeAll(async () => {
  const owner = await makeUser(portal.db)
  ids = await Promise.all([1, 2].map(() => makePublished(portal.db, owner)))
})
beforeEach(async () => {
  visitor = await portal.visitor(null)
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'))

const ROW = `<div data-viewed tabindex="-1"><p role="status"></p><div data-part="viewed" hidden><button></button>
  <ul data-part="track"></ul></div></div>
  <template id="card-template"><article class="card"><a></a><button></button><ul data-if="chips"><li></li></ul></article></template>`
const look = (id: string) =>
  visitor.open(
    listingPath(id),
    () => import('./viewed.ts'),
    `<article data-listing-page="${id}"></article>`,
  )
const openHome = () => visitor.open(PATHS.home, () => import('./viewed-row.ts'), ROW)
const row = () => document.querySelector<HTMLElement>('[data-part="viewed"]')
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="track"] article')].map(
    (c) => c.dataset.listing,
  )
const kept = () => JSON.parse(visitor.localStorage.getItem(VIEWED) ?? '[]')

it('The page that confirms an address leads back to the listing that was viewed last, if any', async () => {
  const { lastViewedPath } = await visitor.open(PATHS.verifyEmail, () => import('./viewed-list.ts'))
  expect(lastViewedPath()).toBeNull()
  for (const id of ids) await look(id)
  const after = await visitor.open(PATHS.verifyEmail, () => import('./viewed-list.ts'))
  expect(after.lastViewedPath()).toBe(listingPath(ids[1] ?? ''))
})

describe('Recently viewed listings', () => {
  it('are shown as cards, last viewed first', async () => {
    for (const id of ids) await look(id)
    await openHome()
    await eventually(() => expect(shown()).toEqual(ids.toReversed()))
    expect(row()?.hidden).toBe(false)
    expect(visitor.sent(readListings)).toHaveLength(1)
  })

  it('are none on a device that has viewed nothing, and no request is made', async () => {
    await openHome()
    expect([row()?.hidden, visitor.sent(readListings)]).toEqual([true, []])
  })

  it('disappear once they no longer exist', async () => {
    for (const id of ['gone00000001', ids[0] ?? '']) await look(id)
    await openHome()
    await eventually(() => expect(shown()).toEqual([ids[0]]))
    expect(kept()).toEqual([ids[0]])
  })

  it('are shown from the last answer without a connection, and not removed', async () => {
    const answers = new Map<string, Response>()
    const cache = {
      put: async (name: string, answer: Response) => void answers.set(name, answer),
    }
    Object.assign(globalThis, {
      caches: {
        open: async () => cache,
        match: async (name: string) => answers.get(name)?.clone(),
      },
    })
    for (const id of ids) await look(id)
    await openHome()
    await eventually(() => expect(shown()).toHaveLength(2))
    visitor.network = 'down'
    await openHome()
    await eventually(() => expect(shown()).toEqual(ids.toReversed()))
    expect(kept()).toEqual(ids.toReversed())
  })

  it('take no room if they cannot be requested at all, and are not removed', async () => {
    await look(ids[0] ?? '')
    visitor.network = 'down'
    await openHome()
    await eventually(() => expect(visitor.sent(readListings)).toHaveLength(1))
    expect([row()?.hidden, kept()]).toEqual([true, [ids[0]]])
  })

  it('are removed by a press', async () => {
    for (const id of ids) await look(id)
    await openHome()
    await eventually(() => expect(row()?.hidden).toBe(false))
    row()?.querySelector('button')?.click()
    expect([row()?.hidden, shown(), kept()]).toEqual([true, [], []])
    expect(document.querySelector('[role="status"]')?.textContent).toBe(texts.cleared)
    expect(document.activeElement).toBe(document.querySelector('[data-viewed]'))
  })
})
