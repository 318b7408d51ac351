import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOME_TEXTS as texts } from '#language/home/texts'
import { FETCH_FAILED } from '#language/listing/texts'
import { addressOf } from '../../contract/endpoint.ts'
import { type PublicListing, readNewListings } from '../../contract/public-listing.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import CardTemplate from '../listing/CardTemplate.astro'
import Recommended from './Recommended.astro'

const REVISION = 7
const asked = vi.fn<typeof fetch>()

/** Opens the row of a page that was built with some listings; later ones have been approved since. */
async function openRow(built: readonly string[], later: readonly string[]) {
  const listings = built.map((id) => publicListing(id))
  const html = await render(Recommended, { props: { listings, revision: REVISION } })
  const since: PublicListing[] = later.map((id) =>
    publicListing(id, { projectBuildingName: `House ${id}` }),
  )
  asked.mockReset().mockImplementation(async () => Response.json({ listings: since }))
  vi.stubGlobal('fetch', asked)
  await openRendered(html + (await render(CardTemplate)))
}
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('li > [data-listing]')].map(
    ({ dataset }) => dataset.listing,
  )
const row = () => the('.carousel-track')
/** Waits until the page has used the answer. */
async function answered() {
  await eventually(() => expect(asked).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()
}

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('Listings approved since the page was built', () => {
  it('are put before the others, in the order of the answer', async () => {
    await openRow(['old'], ['second', 'first'])
    await eventually(() => expect(ids()).toEqual(['second', 'first', 'old']))
    expect(the('[data-listing="first"] h3').textContent).toContain('House first')
    const address = addressOf(readNewListings, { revision: String(REVISION) })
    expect(asked.mock.calls[0]?.[0]).toBe(address)
  })

  it('are not shown twice', async () => {
    await openRow(['first', 'old'], ['second', 'first'])
    await eventually(() => expect(ids()).toEqual(['second', 'first', 'old']))
  })

  it('do not move a row that the visitor has already scrolled', async () => {
    await openRow(['old'], ['first'])
    row().scrollLeft = 200
    await eventually(() => expect(ids()).toEqual(['first', 'old']))
    expect(row().scrollLeft).toBe(200)
  })

  it('that are none leave the row as it is', async () => {
    await openRow(['old'], [])
    await answered()
    expect(ids()).toEqual(['old'])
  })
})

it('Listings that cannot be read leave the row as it is, and the error goes to the console', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await openRow(['old'], [])
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await eventually(() => expect(said).toHaveBeenCalledExactlyOnceWith(FETCH_FAILED))
  expect(ids()).toEqual(['old'])
})

it('A row without listings says so', async () => {
  await openRow([], [])
  await answered()
  expect(the('.muted').textContent).toBe(texts.recommendedEmpty)
})
