import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { withViewed } from '../../domain/listing/device-lists.ts'
import { VIEWED } from '../../domain/site/constants.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'

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

async function look(id: string) {
  const { keepViewed, viewed } = await visitor.open(
    listingPath(id),
    () => import('./viewed-list.ts'),
  )
  keepViewed(withViewed(viewed(), id))
}
const openHome = () => visitor.open(PATHS.home, () => import('./viewed-listings.ts'))
const shownAtHome = async () => (await (await openHome()).viewedListings()).map(({ id }) => id)
const kept = () => JSON.parse(visitor.localStorage.getItem(VIEWED) ?? '[]')

describe('Recently viewed listings', () => {
  it('come last viewed first', async () => {
    for (const id of ids) await look(id)
    expect(await shownAtHome()).toEqual(ids.toReversed())
    expect(visitor.sent(readListings)).toHaveLength(1)
  })

  it('are none on a device that has viewed nothing, and no request is made', async () => {
    expect([await shownAtHome(), visitor.sent(readListings)]).toEqual([[], []])
  })

  it('are forgotten once they no longer exist', async () => {
    for (const id of ['gone00000001', ids[0] ?? '']) await look(id)
    expect(await shownAtHome()).toEqual([ids[0]])
    expect(kept()).toEqual([ids[0]])
  })

  it('come from the last answer without a connection, and are not forgotten', async () => {
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
    expect(await shownAtHome()).toHaveLength(2)
    visitor.network = 'down'
    expect(await shownAtHome()).toEqual(ids.toReversed())
    expect(kept()).toEqual(ids.toReversed())
  })

  it('are none if they cannot be requested at all, and are not forgotten', async () => {
    await look(ids[0] ?? '')
    visitor.network = 'down'
    expect([await shownAtHome(), kept()]).toEqual([[], [ids[0]]])
    expect(visitor.sent(readListings)).toHaveLength(1)
  })

  it('are forgotten on demand', async () => {
    for (const id of ids) await look(id)
    const { forgetViewed, viewedListings } = await openHome()
    forgetViewed()
    expect([kept(), await viewedListings()]).toEqual([[], []])
  })
})
