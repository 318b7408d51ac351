import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PublicListing } from '../../contract/public-listing.ts'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { answerTo } from '../../domain/search/answer.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { GALLERY_TEXTS as texts, SEARCH_TEXTS } from '#language/search/texts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import {
  defineGalleryParts,
  galleryHtml,
  publicListing,
  servesGallery,
} from '../../test/support/browser/gallery-page.ts'
import { EMPTY_SEARCH, parseSearch } from '../../domain/search/rules.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const LUCKNOW = Array.from({ length: 30 }, (_, i) =>
  publicListing(`lko${i}`, { price: 5_500_000 + i }),
)
const NOIDA = ['a', 'b'].map((id) =>
  publicListing(`noida${id}`, {
    city: 'Noida',
    locality: 'Sector 75',
    projectBuildingName: `Aqua ${id}`,
    price: 20_000_000,
  }),
)
const RENT = publicListing('rent', { listingType: 'Rent', city: 'Noida', price: 20_000 })
const ALL = [...LUCKNOW, ...NOIDA, RENT]

let files: ReturnType<typeof vi.fn<typeof fetch>>

/** Opens the page of a gallery at an address, with its script. */
async function openGallery(
  query = '',
  { gallery = 'search' as 'search' | 'buy', listings = ALL as readonly PublicListing[] } = {},
) {
  openPage(galleryHtml(gallery, listings), { url: `http://localhost:8888/Search${query}` })
  vi.stubGlobal('fetch', files)
  // Runs at once: work that one test postpones must not run in the next.
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() })
  await defineGalleryParts()
  return import('./gallery-search.ts')
}
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-list] .card')].map((c) => c.dataset.listing)
const text = (selector: string) => the(selector).textContent
const chips = () => [...document.querySelectorAll<HTMLElement>('[data-chips] button')]
const isHidden = (selector: string) => the(selector).hasAttribute('hidden')
const input = (name: string, value = '') =>
  the<HTMLInputElement>(`[name="${name}"][value="${value}"]`)

beforeEach(() => {
  files = vi.fn(servesGallery(() => ALL))
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('A gallery with a search in its address', () => {
  it('shows the matches, counts them, ticks the filter and marks it as chosen', async () => {
    const { searchAsAddressed } = await openGallery('?city=noida&for=buy')
    await searchAsAddressed()
    expect(ids()).toEqual(['noidaa', 'noidab'])
    expect(text('[data-total]')).toBe('2 properties to buy in Noida')
    expect(text('h1')).toBe('2 properties to buy in Noida')
    expect(text('[data-spread]')).toBe('from ₹\u00a02 Cr')
    expect(text('[data-done]')).toBe(texts.show(2))
    expect([input('city', 'noida').checked, input('city').checked]).toEqual([true, false])
    expect(chips().map((chip) => chip.textContent)).toEqual(['Buy', 'Noida', texts.clear])
    expect(the('#results').matches('[data-filtered][data-ready]')).toBe(true)
    expect(isHidden('[data-more]')).toBe(true)
  })

  it('shows for each option how many matches it would give', async () => {
    const { searchAsAddressed } = await openGallery('?city=noida')
    await searchAsAddressed()
    const count = (name: string, value: string) =>
      input(name, value).closest('label')?.querySelector('[data-part="count"]')?.textContent
    expect([count('type', 'flat-apartment'), count('amenities', 'lift')]).toEqual(['3', '3'])
  })

  it('fills the form with words and order, and sorts the matches by it', async () => {
    const { searchAsAddressed } = await openGallery('?q=aqua&sort=price-high')
    await searchAsAddressed()
    expect(the<HTMLInputElement>('#words').value).toBe('aqua')
    expect(the<HTMLSelectElement>('[name="sort"]').value).toBe('price-high')
    expect(ids()).toEqual(['noidaa', 'noidab'])
    expect(chips().map((chip) => chip.textContent)).toEqual(['“aqua”'])
  })

  it('shows a message if nothing matches', async () => {
    const { searchAsAddressed } = await openGallery('?q=nosuchplace')
    await searchAsAddressed()
    expect([ids(), isHidden('[data-empty]')]).toEqual([[], false])
    expect(text('[data-total]')).toBe(
      answerTo(parseSearch(new URLSearchParams('q=nosuchplace')), 0),
    )
  })

  it('offers, if nothing matches, the matches without one part of the search', async () => {
    const { searchAsAddressed } = await openGallery('?q=lucknow+3+bhk&city=noida')
    await searchAsAddressed()
    const ways = [...document.querySelectorAll<HTMLElement>('[data-relax] button')]
    expect(ways.map((way) => way.textContent)).toEqual([
      SEARCH_TEXTS.without('Noida', 30),
      SEARCH_TEXTS.without('Lucknow', 3),
    ])
    expect(isHidden('[data-relaxed]')).toBe(false)
    ways[1]?.click()
    await eventually(() => expect(isHidden('[data-relaxed]')).toBe(true))
    expect([location.search, ids().length]).toEqual(['?q=3+bhk&city=noida', 3])
    history.back()
    await eventually(() => expect(location.search).toBe('?q=lucknow+3+bhk&city=noida'))
  })

  it('requests as many pages as the address names', async () => {
    const { searchAsAddressed } = await openGallery('?page=2')
    await searchAsAddressed()
    expect(ids()).toHaveLength(ALL.length)
    expect(isHidden('[data-more]')).toBe(true)
  })

  it('keeps the cards of the page, and loads no picture again', async () => {
    const { searchAsAddressed } = await openGallery('?city=lucknow')
    const before = the('[data-listing="lko3"]')
    await searchAsAddressed()
    expect(the('[data-listing="lko3"]')).toBe(before)
  })

  it('inserts no card again if the same ones are shown, and so keeps the focus', async () => {
    const { searchAsAddressed } = await openGallery('?city=noida&for=buy')
    await searchAsAddressed()
    const link = the<HTMLElement>('[data-listing="noidaa"] .card-link')
    link.focus()
    const changes = new MutationObserver(() => {})
    changes.observe(the('[data-list]'), { childList: true })
    await searchAsAddressed()
    expect(changes.takeRecords()).toEqual([])
    expect(document.activeElement).toBe(link)
  })

  it('draws the first cards a few at a time, and keeps its height meanwhile', async () => {
    const { searchAsAddressed } = await openGallery(
      '?city=lucknow&sort=price-high&price-max=5500023',
    )
    const former = ids()
    const frames: (typeof former)[] = []
    const next = requestAnimationFrame
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      frames.push(ids())
      return next(run)
    })
    await searchAsAddressed()
    expect(frames[0]?.slice(0, 4)).toEqual(['lko23', 'lko22', former[2], former[3]])
    expect(frames[1]?.slice(0, 4)).toEqual(['lko23', 'lko22', 'lko21', 'lko20'])
    expect(frames.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE, PAGE_SIZE])
    expect(ids().toReversed()).toEqual(LUCKNOW.slice(0, PAGE_SIZE).map(({ id }) => id))
  })

  it('shows the matching samples in their strip', async () => {
    const { searchAsAddressed } = await openGallery('?city=kanpur', { gallery: 'buy' })
    await searchAsAddressed()
    const shown = [...document.querySelectorAll<HTMLElement>('[data-sample-of]:not([hidden])')]
    expect(shown.map((item) => item.dataset.sampleOf)).toEqual([SAMPLE_LISTINGS[1]?.id])
    expect([ids(), isHidden('[data-empty]')]).toEqual([[], true])
    // A sample does not count as a property.
    expect(text('[data-total]')).toBe(
      answerTo({ ...EMPTY_SEARCH, for: ['buy'], city: ['kanpur'] }, 0),
    )
  })
})

describe('A change in the form', () => {
  /** Returns how many history entries a change adds. */
  const ask = async (change: () => void, query = '') => {
    const search = await openGallery(query)
    await search.searchAsAddressed()
    const entries = history.length
    change()
    await search.searchAsAsked()
    return history.length - entries
  }

  it('replaces the search in the address', async () => {
    const more = await ask(() => {
      the<HTMLInputElement>('#words').value = 'aqua'
      input('city', 'noida').checked = true
    })
    expect(location.search).toBe('?q=aqua&city=noida')
    expect(more).toBe(0)
    expect(ids()).toEqual(['noidaa', 'noidab'])
  })

  it('leads back to the first page', async () => {
    await ask(() => {
      input('city', 'lucknow').checked = true
    }, '?page=2')
    expect(location.search).toBe('?city=lucknow')
    expect(ids()).toHaveLength(PAGE_SIZE)
  })

  it('is removed by its chip, which focuses the words', async () => {
    await ask(() => undefined, '?city=noida&for=buy&sort=area')
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove Buy',
      'Remove Noida',
      null,
    ])
    chips()[1]?.click()
    await eventually(() => expect(location.search).toBe('?for=buy&sort=area'))
    expect([input('city').checked, input('for', 'buy').checked]).toEqual([true, true])
    expect(document.activeElement?.id).toBe('words')
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
  })

  it('is removed with all others by one button, except the order', async () => {
    await ask(() => undefined, '?city=noida&for=buy&sort=area&q=aqua')
    chips().at(-1)?.click()
    await eventually(() => expect(chips()).toEqual([]))
    expect(location.search).toBe('?sort=area')
    expect(the('#results').matches('[data-filtered]')).toBe(false)
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
  })
})

describe('The gallery of properties for sale', () => {
  it('still shows only sales when a city is chosen', async () => {
    const { chooseCity } = await openGallery('', { gallery: 'buy' })
    input('for', 'buy').checked = true
    Object.assign(window, { scrollTo: () => {} })
    chooseCity('noida')
    await eventually(() => expect(ids()).toEqual(['noidaa', 'noidab']))
    expect([input('for', 'buy').checked, location.search]).toEqual([true, '?city=noida'])
  })
})

describe('More', () => {
  it('shows another page, with its own history entry, and focuses its first card', async () => {
    const { searchAsAddressed, loadMore } = await openGallery()
    await searchAsAddressed()
    expect(the('[data-more] a').getAttribute('href')).toBe('/Search?page=2')
    const entries = history.length
    await loadMore()
    expect([location.search, history.length]).toEqual(['?page=2', entries + 1])
    expect(ids()).toHaveLength(ALL.length)
    expect(document.activeElement?.closest<HTMLElement>('.card')?.dataset.listing).toBe(
      ALL[PAGE_SIZE]?.id,
    )
    history.back()
    await searchAsAddressed()
    expect([location.search, ids().length]).toEqual(['', PAGE_SIZE])
  })
})

describe('The index of a gallery', () => {
  it('is fetched once for all searches', async () => {
    const { prepare, searchAsAddressed, searchAsAsked } = await openGallery('?city=noida')
    prepare()
    await searchAsAddressed()
    await searchAsAsked()
    const asked = files.mock.calls.map(([address]) => String(address))
    const found = asked.filter((address) => address.startsWith('/find/'))
    // The index, and then its cards when the browser is idle.
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual([...new Set(found)])
    expect(asked.filter((address) => address.startsWith('/api/'))).toHaveLength(1)
  })

  it('that cannot be fetched leaves the cards in place, shows a message, and is requested again', async () => {
    const serves = servesGallery(() => ALL)
    let away = true
    files.mockImplementation(async (...asked) => {
      if (away) throw new TypeError('Failed to fetch')
      return serves(...asked)
    })
    const { searchAsAddressed } = await openGallery('?city=noida')
    await searchAsAddressed()
    expect(text('#toasts')).toBe(texts.loadFailed)
    expect([ids().length, the('#results').matches('[data-ready]')]).toEqual([PAGE_SIZE, true])
    away = false
    await searchAsAddressed()
    expect(ids()).toHaveLength(3)
  })

  it('with an outdated name is requested by its current name', async () => {
    const before = openGallery('?city=noida', { listings: ALL.slice(0, 31) })
    const serves = servesGallery(() => ALL)
    files.mockImplementation(async (address, ...more) => {
      const path = String(address)
      if (path === '/Search') return new Response(galleryHtml('search', ALL))
      return serves(address, ...more).catch(() => new Response('', { status: 404 }))
    })
    const { searchAsAddressed } = await before
    await searchAsAddressed()
    expect(ids()).toHaveLength(3)
  })

  it('stores its height with the history entry, for the way back', async () => {
    const { searchAsAddressed } = await openGallery('?city=noida')
    Object.defineProperty(the('#results'), 'offsetHeight', { value: 1234 })
    await searchAsAddressed()
    expect(history.state).toEqual({ height: 1234 })
  })
})
