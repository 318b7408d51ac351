import { afterEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import {
  defineGalleryParts,
  galleryHtml,
  publicListing,
  servesGallery,
} from '../../test/support/browser/gallery-page.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'

const BUILT = [
  publicListing('built-one', { price: 5_000_000 }),
  publicListing('built-two', { price: 9_000_000 }),
  publicListing('noida', { city: 'Noida', locality: 'Sector 75' }),
]
/** A listing approved since the build, with its locality in lower case. */
const FRESH = publicListing('fresh', {
  price: 7_000_000,
  locality: 'gomti nagar',
  projectBuildingName: 'Juhi Terraces',
})

/** Opens the search at an address. The site's index does not contain listings approved since the build. */
async function search(query: string, serves = servesGallery(() => BUILT, [FRESH])) {
  openPage(galleryHtml('search', BUILT), { url: `http://localhost:8888/Search${query}` })
  vi.stubGlobal('fetch', vi.fn(serves))
  await defineGalleryParts()
  const { searchAsAddressed } = await import('./gallery-search.ts')
  await searchAsAddressed()
  return [...document.querySelectorAll<HTMLElement>('[data-list] .card')].map(
    (card) => card.dataset.listing,
  )
}
const count = (name: string, value: string) =>
  the(`[name="${name}"][value="${value}"] + [data-part="count"]`).textContent

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

test('A listing approved since the build comes first in the newest order, and is counted', async () => {
  expect(await search('?city=lucknow')).toEqual(['fresh', 'built-one', 'built-two'])
  expect(the('[data-answer]').textContent).toBe('3 properties in Lucknow')
  expect([count('type', 'flat-apartment'), count('bhk', '3')]).toEqual(['3', '3'])
  expect(the('[data-listing="fresh"] [data-slot="title"]').textContent).toContain('Juhi Terraces')
})

test('It has its own place in another order, and under its locality in any spelling', async () => {
  const own = await search('?city=lucknow&locality=gomti-nagar&sort=price-high')
  expect(own).toEqual(['built-two', 'fresh', 'built-one'])
})

test('It is found by its words in a search of all cities, and is left out if it does not match', async () => {
  expect(await search('?q=juhi+terraces')).toEqual(['fresh'])
  closePage()
  expect(await search('?city=noida')).toEqual(['noida'])
})

test('If the new listings cannot be read, the search shows the built ones', async () => {
  const serves = servesGallery(() => BUILT)
  const own = await search('?city=lucknow', async (address, ...more) => {
    if (String(address).startsWith('/api/')) throw new TypeError('Failed to fetch')
    return serves(address, ...more)
  })
  expect(own).toEqual(['built-one', 'built-two'])
  expect(the('#toasts').children).toHaveLength(0)
})

describe('A page that stays open during a publication', () => {
  // The third page of results has cards in a file that the first two pages do not need.
  const many = Array.from({ length: 132 }, (_, n) =>
    publicListing(`old${n}`, { price: 1_000_000 + n }),
  )
  const BUILDS = [many, [FRESH, ...many]]
  let published: 0 | 1

  /**
   * A site that keeps only the files of its current build. The second build contains the listings approved since the
   * first.
   */
  const serves: typeof fetch = async (address, ...more) => {
    const path = String(address)
    const listings = BUILDS[published] ?? []
    if (path === '/Search')
      return new Response(
        galleryHtml('search', listings).replace('revision="1"', `revision="${published + 1}"`),
      )
    if (path.startsWith('/api/'))
      return Response.json({ listings: path.endsWith('/1') ? [FRESH] : [] })
    return servesGallery(() => listings)(address, ...more).catch(
      () => new Response('', { status: 404 }),
    )
  }
  const cards = () => [...document.querySelectorAll<HTMLElement>('[data-list] .card')]
  const answer = () => the('[data-answer]').textContent

  test('shows more results from the current files, and none twice', async () => {
    published = 0
    openPage(galleryHtml('search', many), {
      url: 'http://localhost:8888/Search?city=lucknow&sort=price-high',
    })
    vi.stubGlobal('fetch', vi.fn(serves))
    // No cards are fetched early for a visitor who saves data.
    Object.assign(navigator, { connection: { saveData: true } })
    await defineGalleryParts()
    const { searchAsAddressed, loadMore } = await import('./gallery-search.ts')
    await searchAsAddressed()
    const before = answer()
    published = 1
    await loadMore()
    await loadMore()
    expect(the('#toasts').children).toHaveLength(0)
    expect(the('#toasts').children).toHaveLength(0)
    expect(cards()).toHaveLength(3 * PAGE_SIZE)
    expect(cards()[0]?.dataset.listing).toBe('fresh')
    expect(cards().filter(({ dataset }) => dataset.listing === 'fresh')).toHaveLength(1)
    expect([before, answer()]).toEqual(Array(2).fill('133 properties in Lucknow'))
  })

  test('finds the current listings at its first search', async () => {
    published = 1
    expect(await search('?q=juhi+terraces', serves)).toEqual(['fresh'])
    expect(answer()).toMatch(/^1 property in/)
  })
})
