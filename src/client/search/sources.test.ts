import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage, the } from '../../test/support/dom.ts'
import { galleryHtml, publicListing, servesGallery } from '../../test/support/gallery-page.ts'

const BUILT = [
  publicListing('built-one', { price: 5_000_000 }),
  publicListing('built-two', { price: 9_000_000 }),
  publicListing('noida', { city: 'Noida', locality: 'Sector 75' }),
]
/** Approved since the site was built; its locality is written in small letters. */
const FRESH = publicListing('fresh', {
  price: 7_000_000,
  locality: 'gomti nagar',
  projectBuildingName: 'Juhi Terraces',
})

/** The search at an address, of a site whose index knows nothing of what was approved since. */
async function search(query: string, serves = servesGallery(() => BUILT, [FRESH])) {
  openPage(galleryHtml('search', BUILT), { url: `http://localhost:8888/Search${query}` })
  vi.stubGlobal('fetch', vi.fn(serves))
  const { searchAsAddressed } = await import('./gallery-search.ts')
  await searchAsAddressed()
  return [...document.querySelectorAll<HTMLElement>('[data-list] .card')].map(
    (card) => card.dataset.listing,
  )
}
const count = (of: string) => the(`[data-count-of="${of}"]`).textContent

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

test('What was approved since the index was built comes first among the newest, and is counted', async () => {
  expect(await search('?city=lucknow')).toEqual(['fresh', 'built-one', 'built-two'])
  expect(the('[data-answer]').textContent).toBe('3 properties in Lucknow')
  expect([count('type=flat-apartment'), count('bhk=3')]).toEqual(['3', '3'])
  expect(the('[data-listing="fresh"] [data-slot="title"]').textContent).toContain('Juhi Terraces')
})

test('It takes its place in another order, and under its locality, however that is spelled', async () => {
  const own = await search('?city=lucknow&locality=gomti-nagar&sort=price-high')
  expect(own).toEqual(['built-two', 'fresh', 'built-one'])
})

test('It is found by its words where no city is asked for, and stays out where it does not fit', async () => {
  expect(await search('?q=juhi+terraces')).toEqual(['fresh'])
  closePage()
  expect(await search('?city=noida')).toEqual(['noida'])
})

test('Where it cannot be read, the search shows what was built', async () => {
  const serves = servesGallery(() => BUILT)
  const own = await search('?city=lucknow', async (address, ...more) => {
    if (String(address).startsWith('/api/')) throw new TypeError('Failed to fetch')
    return serves(address, ...more)
  })
  expect(own).toEqual(['built-one', 'built-two'])
  expect(the('#toasts').children).toHaveLength(0)
})
