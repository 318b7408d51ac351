import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readNewListings } from '../../contract/public-listing.ts'
import { FETCH_FAILED } from '#language/listing/texts'
import { approveListing } from '../../server/moderation/decide.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { CARD_TEMPLATE, cardItem } from '../../test/support/browser/gallery-page.ts'
import { depsOn, makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let visitor: Visitor

beforeAll(async () => {
  visitor = await portal.visitor(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

/** Approves a new listing and returns its id. */
async function publish(name: string): Promise<string> {
  const admin = await makeUser(portal.db, 'Admin')
  const id = await makePending(portal.db, await makeUser(portal.db), { projectBuildingName: name })
  const approved = await approveListing(depsOn(portal.db), admin, id, 1)
  if (!approved.ok) throw new Error(approved.code)
  return id
}
const revision = async () =>
  String(
    (await portal.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision,
  )

/** Opens the home page as built at a revision, with these cards in its row. */
async function openHome(built: string, cards: readonly string[] = ['old']) {
  openPage(
    `<ul data-newer-than="${built}">${cards.map((id) => cardItem({ id })).join('')}</ul>${CARD_TEMPLATE}`,
  )
  vi.stubGlobal('fetch', visitor.fetch)
  await import('./new-listings.ts')
}
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('ul .card')].map((c) => c.dataset.listing)
const asked = () => visitor.sent({ method: 'GET', path: readNewListings.path }).length

describe('Listings approved since the page was built', () => {
  it('are put before the others, newest first', async () => {
    const before = await revision()
    const [first, second] = [await publish('Gulmohar'), await publish('Kachnar')]
    await openHome(before)
    await eventually(() => expect(ids()).toEqual([second, first, 'old']))
    expect(the(`[data-listing="${first}"] .card-link [data-slot="title"]`).textContent).toBe(
      'Gulmohar',
    )
  })

  it('are not shown twice', async () => {
    const before = await revision()
    const [first, second] = [await publish('Gulmohar'), await publish('Kachnar')]
    await openHome(before, [first, 'a', 'b', 'c', 'd'])
    await eventually(() => expect(ids()).toEqual([second, first, 'a', 'b', 'c', 'd']))
  })

  it('do not change a row that already shows the newest', async () => {
    const before = asked()
    await openHome(await revision())
    await eventually(() => expect(asked()).toBe(before + 1))
    // One more request: once it is answered, the page has used the answer to the first.
    await visitor.ask('GET', readNewListings.path.replace(':revision', await revision()))
    expect(ids()).toEqual(['old'])
  })

  it('do not move a row that the visitor has already scrolled', async () => {
    const before = await revision()
    const id = await publish('Gulmohar')
    await openHome(before)
    the('[data-newer-than]').scrollLeft = 200
    await eventually(() => expect(ids()).toEqual([id, 'old']))
    expect(the('[data-newer-than]').scrollLeft).toBe(200)
  })

  it.each(['beforeunload', 'pagehide'])(
    'cause no error message on a page that is being left (%s)',
    async (event) => {
      const said = vi.spyOn(console, 'error').mockReturnValue()
      const dropped = vi.fn(() => Promise.reject(new TypeError('dropped')))
      openPage(`<ul data-newer-than="0">${cardItem({ id: 'old' })}</ul>${CARD_TEMPLATE}`)
      vi.stubGlobal('fetch', dropped)
      await import('./new-listings.ts')
      dispatchEvent(new Event(event))
      await eventually(() => expect(dropped).toHaveBeenCalled())
      await new Promise((settled) => setTimeout(settled))
      expect(said).not.toHaveBeenCalled()
    },
  )

  it('that cannot be read leave the row as it is, and the error goes to the console', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    visitor.network = 'down'
    await openHome('0')
    await eventually(() => expect(said).toHaveBeenCalledWith(FETCH_FAILED))
    visitor.network = 'up'
    expect(ids()).toEqual(['old'])
  })
})
