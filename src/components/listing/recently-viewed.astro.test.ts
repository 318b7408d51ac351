import { afterEach, describe, expect, it, vi } from 'vitest'
import { VIEWED_TEXTS as texts } from '#language/listing/texts'
import { VIEWED } from '../../domain/site/constants.ts'
import { bringIntoView, closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import CardTemplate from './CardTemplate.astro'
import RecentlyViewed from './RecentlyViewed.astro'

const IDS = ['listing00001', 'listing00002']
const asked = vi.fn<typeof fetch>()

async function openRow(viewed: readonly string[], gone: readonly string[] = []) {
  const listings = IDS.filter((id) => !gone.includes(id)).map((id) => publicListing(id))
  asked.mockReset().mockImplementation(async () => Response.json({ listings }))
  vi.stubGlobal('fetch', asked)
  await openRendered((await render(RecentlyViewed)) + (await render(CardTemplate)), {
    prepare: ({ localStorage }) =>
      viewed.length > 0 && localStorage.setItem(VIEWED, JSON.stringify(viewed)),
  })
}
const row = () => the('.viewed')
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li > [data-listing]')].map(
    ({ dataset }) => dataset.listing,
  )
async function come(near = true) {
  bringIntoView(the('aangan-recently-viewed'), near)
  await vi.dynamicImportSettled()
}

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('The row of viewed listings', () => {
  it('is filled when it comes near, last viewed first', async () => {
    await openRow(IDS.toReversed())
    await come(false)
    expect([asked.mock.calls.length, row().hidden]).toEqual([0, true])
    await come()
    await eventually(() => expect(shown()).toEqual(IDS.toReversed()))
    expect(row().hidden).toBe(false)
    expect(asked.mock.lastCall?.[1]?.credentials).toBe('omit')
  })

  it('asks nothing on a device that has viewed nothing', async () => {
    await openRow([])
    await come()
    expect([asked.mock.calls.length, row().hidden]).toEqual([0, true])
  })

  it('takes no room where all of them are gone', async () => {
    await openRow(IDS, IDS)
    await come()
    await eventually(() => expect(localStorage.getItem(VIEWED)).toBeNull())
    expect(row().hidden).toBe(true)
  })

  it('is emptied by a press, which is said, and keeps the focus in its place', async () => {
    await openRow(IDS)
    await come()
    await eventually(() => expect(row().hidden).toBe(false))
    row().querySelector<HTMLElement>('.text-link')?.click()
    await eventually(() => expect(row().hidden).toBe(true))
    expect([shown(), localStorage.getItem(VIEWED)]).toEqual([[], null])
    expect(the('[role="status"]').textContent).toBe(texts.cleared)
    expect(document.activeElement).toBe(the('aangan-recently-viewed'))
  })
})
