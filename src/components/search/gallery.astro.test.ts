import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { HIDDEN_TEXTS } from '#language/hidden/texts'
import {
  type GalleryName,
  LOOSEN_TEXTS,
  SEARCH_TEXTS,
  GALLERY_TEXTS as texts,
} from '#language/search/texts'
import { ORDER_TEXTS } from '#language/search/texts-order'
import { PATHS, POINTS_PATH } from '../../contract/paths.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { ownPlacesNamed } from '../../domain/distance/named.ts'
import type { OwnPlace, PointsFile } from '../../domain/distance/rules.ts'
import { SEARCH_VISIT } from '../../domain/hidden/kept.ts'
import type { Hidden } from '../../domain/hidden/rules.ts'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { answerTo } from '../../domain/search/answer.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { EMPTY_SEARCH, parseSearch } from '../../domain/search/rules.ts'
import { knowOwnPlaces } from '../../domain/search/sentence.ts'
import { newSince } from '../../domain/search/visit.ts'
import { HIDDEN, HIDE_ASKED, OWN_PLACES } from '../../domain/site/constants.ts'
import { slugOf } from '../../domain/text/slug.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { galleryData, servesGallery } from '../../test/support/data/gallery.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import Gallery from './Gallery.astro'

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

const files = vi.fn<typeof fetch>()

type Options = { gallery?: GalleryName; listings?: readonly PublicListing[]; width?: number }
const htmlOf = async (
  gallery: GalleryName,
  listings: readonly PublicListing[],
  revision?: number,
) => render(Gallery, { props: { gallery, data: galleryData(gallery, listings, revision) } })

/** Opens the page of a gallery at an address. */
async function openGallery(
  query = '',
  { gallery = 'search', listings = ALL, width }: Options = {},
) {
  const html = (await htmlOf(gallery, listings)) + (await render(Toasts))
  const page = await openRendered(html, {
    url: `http://localhost:8888${PATHS[gallery]}${query}`,
    ...(width ? { width } : {}),
  })
  // The test's browser has no sheets.
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]'))
    sheet.hidePopover ??= () => {}
  // Runs at once: work that one test postpones must not run in the next.
  Object.assign(window, { requestIdleCallback: (run: () => void) => run(), scrollTo: () => {} })
  return page
}
const results = () => the('.search-list')
const isReady = () => results().hasAttribute('data-ready')
/** Waits until an answer is complete: the next test must not see the end of it. */
const isAnswered = () => eventually(() => expect(history.state?.height).toBeDefined())
/** Opens the page of a gallery at an address, and waits for the results. */
async function search(query: string, options?: Options) {
  await openGallery(query, options)
  await eventually(() => expect(isReady()).toBe(true))
}
const list = () => the('.search-cards')
const cards = () => [...list().querySelectorAll<HTMLElement>('aangan-card')]
const ids = () => cards().map(({ dataset }) => dataset.listing)
const announced = () => the('.search-answer [role="status"]').textContent
const chips = () => [...the('#chips-on').querySelectorAll<HTMLElement>('button')]
const said = () => chips().map(({ textContent }) => textContent)
const relaxations = () => [
  ...the('ul[aria-labelledby="relaxed"]').querySelectorAll<HTMLElement>('button'),
]
const isHidden = (selector: string) => the(selector).closest('[hidden]') !== null
const more = () => the<HTMLAnchorElement>('.load-more > a')
const words = () => the<HTMLInputElement>('[role="combobox"]')
const input = (name: string, value = '') =>
  the<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
const count = (name: string, value: string) =>
  input(name, value).closest('label')?.querySelector('small')?.textContent
const happens = (type: string, at: Element) => at.dispatchEvent(new Event(type, { bubbles: true }))
function choose(name: string, value: string) {
  input(name, value).checked = true
  happens('input', input(name, value))
}
function type(text: string) {
  words().value = text
  happens('input', words())
}
function press(at: Element, more: MouseEventInit = {}) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  at.dispatchEvent(click)
  return click.defaultPrevented
}

beforeEach(() => {
  files.mockReset().mockImplementation(servesGallery(() => ALL))
  vi.stubGlobal('fetch', files)
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('A gallery without a search in its address', () => {
  it('has its list before its map in the document, as on the screen', async () => {
    await openGallery()
    const [list, map] = [the('.search-cards'), the('aangan-search-map')]
    expect(list.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('stays as built, without a request, whatever the browser has filled into its form', async () => {
    await openGallery()
    words().value = 'left from before'
    document.body.append(the('aangan-gallery'))
    expect(words().value).toBe('')
    expect([isReady(), ids().length]).toEqual([true, PAGE_SIZE])
    expect(files).not.toHaveBeenCalled()
  })

  it('keeps what a visitor typed before its script was there, and searches for it', async () => {
    await openGallery()
    words().value = 'sector'
    words().focus()
    the<HTMLElement & { connectedCallback(): void }>('aangan-gallery').connectedCallback()
    await eventually(() => expect(ids()).toHaveLength(2))
    expect([words().value, location.search]).toEqual(['sector', '?q=sector'])
    await isAnswered()
  })

  it.each(['focusin', 'pointerover', 'touchstart'])(
    'fetches its index at the first sign of interest, once: %s',
    async (sign) => {
      await openGallery()
      for (let i = 0; i < 3; i += 1) happens(sign, the('form'))
      // One file for each city, and the listings approved since the build.
      await eventually(() => expect(files).toHaveBeenCalledTimes(6))
      await Promise.resolve()
      expect(files).toHaveBeenCalledTimes(6)
    },
  )

  it('searches while the user types, and never leaves for another page', async () => {
    await openGallery()
    const entries = history.length
    type('sector')
    await eventually(() => expect(ids()).toHaveLength(2))
    expect([location.search, history.length]).toEqual(['?q=sector', entries])
    const submit = new Event('submit', { cancelable: true })
    the('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })

  it('suggests places while the user types, and shows those that are taken before the words', async () => {
    await openGallery()
    words().focus()
    type('gomti')
    await eventually(() => expect(isHidden('[role="listbox"]')).toBe(false))
    the('[role="listbox"]').querySelector<HTMLElement>('li')?.click()
    await eventually(() => expect(location.search).toBe('?city=lucknow&locality=gomti-nagar'))
    await eventually(() =>
      expect(the(`[aria-label="${texts.places}"]`).textContent).toBe('Gomti Nagar'),
    )
    expect(said()).toEqual(['Lucknow'])
  })

  it('shows a city whose picture is pressed, and its map in place of the cities', async () => {
    await openGallery()
    const tile = the('[data-city="noida"]')
    expect(press(tile, { ctrlKey: true })).toBe(false)
    expect(press(tile)).toBe(true)
    await eventually(() => expect(ids()).toHaveLength(3))
    expect([location.search, document.activeElement]).toEqual(['?city=noida', words()])
    expect([isHidden('.city-choice'), isHidden('.search-map')]).toEqual([true, false])
    expect(isHidden('.search-map-open')).toBe(false)
  })
})

describe('A gallery with a search in its address', () => {
  it('is ready only once the results are shown', async () => {
    await openGallery('?city=noida')
    expect(isReady()).toBe(false)
    await eventually(() => expect(isReady()).toBe(true))
    expect(ids()).toHaveLength(3)
  })

  it('shows the matches, counts them, ticks the filter and marks it as chosen', async () => {
    await search('?city=noida&for=buy')
    expect(ids()).toEqual(['noidaa', 'noidab'])
    expect([announced(), the('h1').textContent]).toEqual(
      Array(2).fill('2 properties to buy in Noida'),
    )
    expect(the('[data-part="spread"]').textContent).toBe('from ₹2 Cr')
    expect(the('.panel-foot > button').textContent).toBe(texts.show(2))
    expect(the('.search-on').textContent).toBe('1')
    expect([input('city', 'noida').checked, input('city').checked]).toEqual([true, false])
    expect(the('[aria-controls="menu-city"]').textContent).toContain('Noida')
    expect(said()).toEqual(['Buy', 'Noida'])
    // A wide bar shows both.
    expect(document.querySelectorAll('#chips-on > [data-in-bar]')).toHaveLength(2)
    expect(results().matches('[data-filtered][data-ready]')).toBe(true)
    expect(isHidden('.load-more')).toBe(true)
  })

  it('ticks the filters that its words name, and a choice there takes the place of the words', async () => {
    await search('?q=3+bhk+noida')
    expect([input('bhk', '3').checked, input('city', 'noida').checked]).toEqual([true, true])
    expect(the('.search-on').textContent).toBe('2')
    input('bhk', '3').checked = false
    happens('input', input('bhk', '3'))
    await eventually(() => expect(location.search).toBe('?q=noida'))
    choose('bhk', '3')
    await eventually(() => expect(location.search).toBe('?q=noida&bhk=3'))
    expect([words().value, input('city', 'noida').checked]).toEqual(['noida', true])
  })

  it('leaves a chip in place that another order does not change', async () => {
    await search('?city=noida&for=buy')
    const [chip] = chips()
    const sort = the<HTMLSelectElement>('#sort')
    sort.value = 'price-high'
    happens('input', sort)
    await eventually(() => expect(location.search).toContain('sort=price-high'))
    await eventually(() => expect(results().matches('[data-ready]')).toBe(true))
    expect(chips()[0]).toBe(chip)
    chip?.click()
    await eventually(() => expect(location.search).toBe('?city=noida&sort=price-high'))
  })

  it('shows for each option how many matches it would give', async () => {
    await search('?city=noida')
    expect([count('type', 'flat-apartment'), count('amenities', 'lift')]).toEqual(['3', '3'])
  })

  it('keeps what a visitor types while it loads, and searches for it beside the address', async () => {
    await openGallery('?city=noida')
    words().focus()
    words().value = 'aqua a'
    await eventually(() => expect(ids()).toEqual(['noidaa']))
    expect([words().value, location.search]).toEqual(['aqua a', '?q=aqua+a&city=noida'])
    await isAnswered()
  })

  it('shows the answer to Enter under a thumb without the keyboard', async () => {
    await search('?city=noida')
    const { matchMedia } = globalThis
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() }))
    words().focus()
    happens('submit', the('form'))
    await eventually(() => expect(document.activeElement?.localName).toBe('h1'))
    vi.stubGlobal('matchMedia', matchMedia)
  })

  it('goes by the first order where its own compares nothing of it, and keeps that in the address', async () => {
    await search('?for=buy&sort=move-in')
    expect(the<HTMLSelectElement>('#sort').value).toBe('newest')
    expect(the('.search-order').textContent).toContain(ORDER_TEXTS.newest)
    expect(location.search).toContain('sort=move-in')
  })

  it('fills the form with words and order, and sorts the matches by it', async () => {
    await search('?q=aqua&sort=price-high')
    expect([words().value, the<HTMLSelectElement>('#sort').value]).toEqual(['aqua', 'price-high'])
    expect(ids()).toEqual(['noidaa', 'noidab'])
    expect(said()).toEqual(['“aqua”'])
  })

  it('shows a message if nothing matches', async () => {
    await search('?q=sector+999')
    expect([ids(), isHidden('.empty-state')]).toEqual([[], false])
    expect(announced()).toBe(answerTo(parseSearch(new URLSearchParams('q=sector+999')), 0))
  })

  it('never says first that there is nothing: outlines stand until what comes nearest is there', async () => {
    await search('?city=noida')
    const empty = the('.nothing-found')
    const shown: boolean[] = []
    const watch = new MutationObserver(() => {
      if (!empty.hidden) shown.push(!isHidden('.near-homes'))
    })
    watch.observe(empty, { attributes: true })
    const outlines: unknown[] = []
    const wait = new MutationObserver(() => {
      if (results().hasAttribute('data-waiting'))
        outlines.push([isHidden('.nothing-found'), ids().length])
    })
    wait.observe(results(), { attributes: true, attributeFilter: ['data-waiting'] })
    type('noida 3 bhk plot')
    await eventually(() => expect(isHidden('.near-homes')).toBe(false))
    watch.disconnect()
    wait.disconnect()
    expect(outlines).toEqual([[true, 3]])
    expect([shown, ids(), results().hasAttribute('data-waiting')]).toEqual([[true], [], false])
  })

  it('offers, if nothing matches, what comes nearest, and searches that ask for less', async () => {
    await search('?q=noida+3+bhk&type=plot-land')
    const homes = [...the('.near-homes').querySelectorAll('a')]
    expect(homes.map(({ pathname }) => pathname)).toEqual([
      '/listing-detail/noidaa/',
      '/listing-detail/noidab/',
    ])
    expect(homes[0]?.textContent).toContain('3 BHK flat in Sector 75₹2 Cr')
    expect(the('[data-part="nearest-is"]').textContent).toBe(
      SEARCH_TEXTS.nearestIs('3 BHK flat in Sector 75', '₹2,00,00,000'),
    )
    expect(relaxations().map((way) => way.textContent)).toEqual(['Any type (3)'])
    relaxations()[0]?.click()
    await eventually(() => expect(the('[data-part="nearest-is"]').textContent).toBe(''))
    expect([location.search, ids().length]).toEqual(['?q=noida+3+bhk', 3])
    expect(isHidden('.near-homes')).toBe(true)
    history.back()
    await eventually(() => expect(location.search).toBe('?q=noida+3+bhk&type=plot-land'))
    await eventually(() => expect(isHidden('.near-homes')).toBe(false))
    await isAnswered()
  })

  it('shows as many pages as the address names', async () => {
    await search('?page=2')
    expect([ids().length, isHidden('.load-more')]).toEqual([ALL.length, true])
  })

  it('keeps the cards of the page, and loads no picture again', async () => {
    await openGallery('?city=lucknow')
    const before = the('.search-cards [data-listing="lko3"]')
    await eventually(() => expect(isReady()).toBe(true))
    expect(the('.search-cards [data-listing="lko3"]')).toBe(before)
  })

  it('inserts no card again if the same ones are shown, and so keeps the focus', async () => {
    await search('?city=noida&for=buy')
    const link = the('.search-cards [data-listing="noidaa"] .card-link')
    link.focus()
    const changes = new MutationObserver(() => {})
    changes.observe(list(), { childList: true })
    dispatchEvent(new Event('popstate'))
    await eventually(() => expect(history.state?.height).toBeDefined())
    expect([changes.takeRecords(), document.activeElement]).toEqual([[], link])
  })

  it('draws the first cards a few at a time, and keeps its height meanwhile', async () => {
    const frames: ReturnType<typeof ids>[] = []
    await openGallery('?city=lucknow&sort=price-high&price-max=5500023')
    const former = ids()
    const next = requestAnimationFrame
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      frames.push(ids())
      return next(run)
    })
    await eventually(() => expect(isReady()).toBe(true))
    expect(frames[0]?.slice(0, 4)).toEqual(['lko23', 'lko22', former[2], former[3]])
    expect(frames[1]?.slice(0, 4)).toEqual(['lko23', 'lko22', 'lko21', 'lko20'])
    expect(frames.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE, PAGE_SIZE])
    expect(ids().toReversed()).toEqual(LUCKNOW.slice(0, PAGE_SIZE).map(({ id }) => id))
  })

  it('keeps its former height until its list is loaded again', async () => {
    await openGallery('?page=2')
    history.replaceState({ height: 4321 }, '')
    document.body.append(the('aangan-gallery'))
    expect(results().style.minHeight).toBe('4321px')
    Object.defineProperty(results(), 'offsetHeight', { value: 1234 })
    await eventually(() => expect(results().style.minHeight).toBe(''))
    expect(history.state).toEqual({ height: 1234 })
  })

  it('follows Back and Forward', async () => {
    await search('?city=noida')
    history.pushState(null, '', '/Search?city=lucknow')
    dispatchEvent(new Event('popstate'))
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
    history.back()
    await eventually(() => expect(ids()).toHaveLength(3))
    expect(announced()).toBe('3 properties in Noida')
  })

  it('marks a card’s plot and the cards of a plot', async () => {
    await search('?city=noida')
    const lit = () => cards().flatMap(({ dataset }) => ('lit' in dataset ? dataset.listing : []))
    happens('pointerover', the('.search-cards [data-listing="noidaa"] h3'))
    expect(lit()).toEqual(['noidaa', 'noidab'])
    happens('pointerover', the('h1'))
    expect(lit()).toEqual([])
  })
})

describe('The gallery of properties for sale', () => {
  it('shows the matching samples in their strip', async () => {
    await search('?city=kanpur', { gallery: 'buy' })
    const shown = [...document.querySelectorAll<HTMLElement>('[data-sample-of]:not([hidden])')]
    expect(shown.map((item) => item.dataset.sampleOf)).toEqual([SAMPLE_LISTINGS[1]?.id])
    expect([ids(), isHidden('.empty-state')]).toEqual([[], true])
    // A sample does not count as a property.
    expect(announced()).toBe(answerTo({ ...EMPTY_SEARCH, for: ['buy'], city: ['kanpur'] }, 0))
  })

  it('shows homes before what is commercial, and leads to that; no newest listing is lost without a script', async () => {
    const shop = (id: string) =>
      publicListing(id, { propertyCategory: 'Commercial', propertyType: 'Retail', bedrooms: null })
    const land = publicListing('land', { propertyType: 'Plot/Land', bedrooms: null })
    const listings = [shop('new'), land, ...LUCKNOW, shop('old')]
    files.mockImplementation(servesGallery(() => listings))
    await openGallery('', { gallery: 'buy', listings })
    const homes = LUCKNOW.map(({ id }) => id)
    expect(ids()).toEqual([...homes.slice(0, PAGE_SIZE - 2), 'land', 'new'])
    press(more())
    await eventually(() => expect(ids()).toHaveLength(listings.length))
    expect(ids().slice(0, PAGE_SIZE)).toEqual(homes.slice(0, PAGE_SIZE))
    expect(ids().slice(-3)).toEqual(['land', 'new', 'old'])
    const commercial = [...the('#chips-on').querySelectorAll('a')].at(-1)
    expect([commercial?.textContent, commercial?.search]).toEqual([
      texts.commercial(2),
      '?category=commercial',
    ])
    commercial?.click()
    await eventually(() => expect(ids()).toEqual(['new', 'old']))
    expect(announced()).toMatch(/^2 commercial properties to buy/)
    await isAnswered()
  })

  it('still shows only sales when a city is chosen', async () => {
    await openGallery('', { gallery: 'buy' })
    press(the('[data-city="noida"]'))
    await eventually(() => expect(ids()).toEqual(['noidaa', 'noidab']))
    expect([input('for', 'buy').checked, location.search]).toEqual([true, '?city=noida'])
  })
})

/** Opens and closes the sheet of filters as a phone does; its event does not bubble. */
const toggle = (newState: 'open' | 'closed', what = '#filters') =>
  the(what).dispatchEvent(Object.assign(new Event('toggle'), { newState }))

describe('A choice of a filter', () => {
  it('adds a history entry, which Back removes', async () => {
    await openGallery()
    choose('city', 'noida')
    await eventually(() => expect([location.search, ids().length]).toEqual(['?city=noida', 3]))
    choose('city', 'lucknow')
    await eventually(() =>
      expect([location.search, ids().length]).toEqual(['?city=lucknow', PAGE_SIZE]),
    )
    history.back()
    await eventually(() => expect([location.search, ids().length]).toEqual(['?city=noida', 3]))
  })

  it('leads back to the first page', async () => {
    await search('?page=2')
    choose('city', 'lucknow')
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
    expect(location.search).toBe('?city=lucknow')
  })

  it('is removed by its chip, which focuses the words', async () => {
    await search('?city=noida&for=buy&sort=area')
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove Buy',
      'Remove Noida',
    ])
    chips()[1]?.click()
    await eventually(() => expect(location.search).toBe('?for=buy&sort=area'))
    expect([input('city').checked, input('for', 'buy').checked]).toEqual([true, true])
    expect(document.activeElement).toBe(words())
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
  })

  it('is removed under a thumb without the keyboard: the focus moves to the answer', async () => {
    await search('?city=noida&for=buy')
    const { matchMedia } = globalThis
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() }))
    chips()[1]?.click()
    await eventually(() => expect(location.search).toBe('?for=buy'))
    expect(document.activeElement?.localName).toBe('h1')
    vi.stubGlobal('matchMedia', matchMedia)
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
  })

  it.each(['.search-clear', '.panel-clear'])(
    'is removed with all others by the button %s, except the order',
    async (button) => {
      await search('?city=noida&for=buy&sort=area&q=aqua')
      the(button).click()
      await eventually(() => expect(chips()).toEqual([]))
      expect(location.search).toBe('?sort=area')
      expect(results().matches('[data-filtered]')).toBe(false)
      await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
    },
  )

  it('stays when Back closes the sheet in which it was made', async () => {
    await openGallery()
    const hide = vi.fn()
    for (const sheet of document.querySelectorAll<HTMLElement>('[popover]'))
      Object.assign(sheet, { hidePopover: hide })
    toggle('open')
    choose('city', 'noida')
    await eventually(() => expect(ids()).toHaveLength(3))
    history.back()
    await eventually(() => expect(hide).toHaveBeenCalled())
    await eventually(() => expect([location.search, ids().length]).toEqual(['?city=noida', 3]))
  })

  it('is left alone by Back once the gallery was taken away', async () => {
    await openGallery()
    const hide = vi.fn()
    for (const sheet of document.querySelectorAll<HTMLElement>('[popover]'))
      Object.assign(sheet, { hidePopover: hide })
    toggle('open')
    const gallery = the('aangan-gallery')
    gallery.remove()
    dispatchEvent(new Event('popstate'))
    expect(hide).not.toHaveBeenCalled()
    document.body.append(gallery)
    dispatchEvent(new Event('popstate'))
    expect(hide).toHaveBeenCalled()
    await vi.dynamicImportSettled()
  })

  it('adds no history entry if the sheet is closed without one', async () => {
    await openGallery()
    const { length } = history
    toggle('open')
    toggle('closed')
    await eventually(() => expect(history.state?.sheet).toBeFalsy())
    choose('city', 'noida')
    await eventually(() => expect(location.search).toBe('?city=noida'))
    expect(history.length).toBe(length + 1)
  })

  it('has no history entry of what folds in the page, which is no sheet', async () => {
    await openGallery()
    const { length, state } = history
    toggle('open', '.search-map-fold')
    toggle('closed', '.search-map-fold')
    expect([history.length, history.state]).toEqual([length, state])
  })

  it('is in a sheet that does not also lie over the page of a wide window', async () => {
    const page = await openGallery('', { width: 800 })
    const hidePopover = vi.fn()
    const sheets = document.querySelectorAll<HTMLElement>('[popover]')
    for (const sheet of sheets) Object.assign(sheet, { hidePopover })
    page.happyDOM.setViewport({ width: 900 })
    expect(hidePopover).not.toHaveBeenCalled()
    page.happyDOM.setViewport({ width: 1100 })
    expect(hidePopover).toHaveBeenCalledTimes(sheets.length)
  })
})

describe('What a visitor has hidden', () => {
  const homes = ['one', 'two', 'three'].map((id) =>
    publicListing(id, {
      city: 'Gurugram',
      owner: { ...publicListing('').owner, key: id === 'one' ? '000000a1' : '000000b2' },
    }),
  )
  const line = () => the('[data-part="hidden-line"]')

  async function openHiding(hidden: readonly Hidden[], query = '') {
    files.mockImplementation(servesGallery(() => homes))
    await openRendered((await htmlOf('search', homes)) + (await render(Toasts)), {
      url: `http://localhost:8888${PATHS.search}${query}`,
      prepare: ({ localStorage }) => {
        if (hidden.length > 0) localStorage.setItem(HIDDEN, JSON.stringify(hidden))
      },
    })
    Object.assign(window, { requestIdleCallback: (run: () => void) => run(), scrollTo: () => {} })
    await eventually(() => expect(isReady()).toBe(true))
  }
  const askFor = (id: string, kind: Hidden['kind']) =>
    the(`[data-listing="${id}"]`).dispatchEvent(
      new CustomEvent(HIDE_ASKED, { bubbles: true, detail: { kind, id, name: 'Aqua' } }),
    )

  it('is left out of the built list too, and the line below the heading says how much that is', async () => {
    await openHiding([{ kind: 'home', key: 'two', name: 'Aqua' }])
    await eventually(() => expect(ids()).toEqual(['one', 'three']))
    expect(line().textContent).toContain(HIDDEN_TEXTS.count(1))
    expect([line().hidden, the('[data-part="hidden-way"]').hidden]).toEqual([false, true])
  })

  it('is why nothing is found where it is all that matches, and the answer says so', async () => {
    await openHiding(['one', 'two', 'three'].map((key) => ({ kind: 'home', key, name: 'Aqua' })))
    await eventually(() => expect(the('[data-part="empty"]').hidden).toBe(false))
    expect(the('[data-part="empty"]').textContent).toContain(HIDDEN_TEXTS.everything)
    const isShown = (part: string) => !the(`[data-part="${part}"]`).hidden
    expect(['all-hidden', 'no-match'].map(isShown)).toEqual([true, false])
    localStorage.removeItem(HIDDEN)
    dispatchEvent(new StorageEvent('storage', { key: HIDDEN }))
    await eventually(() => expect(isShown('empty')).toBe(false))
    expect(['all-hidden', 'no-match'].map(isShown)).toEqual([false, true])
  })

  it('can be shown again from a search in which none of it would be', async () => {
    await openHiding([{ kind: 'home', key: 'elsewhere', name: 'Aqua' }])
    await eventually(() => expect(the('[data-part="hidden-way"]').hidden).toBe(false))
    expect([ids().length, line().hidden]).toEqual([3, true])
  })

  it('is hidden by a card, all of its poster too, and the way back is offered at once', async () => {
    await openHiding([])
    expect([line().hidden, the('[data-part="hidden-way"]').hidden]).toEqual([true, true])
    askFor('three', 'poster')
    await eventually(() => expect(ids()).toEqual(['one']))
    const undo = the<HTMLButtonElement>('#toasts button')
    expect([undo.textContent, document.activeElement]).toEqual([HIDDEN_TEXTS.undo, undo])
    expect(JSON.parse(localStorage.getItem(HIDDEN) ?? '')).toEqual([
      { kind: 'poster', key: '000000b2', name: 'Aqua' },
    ])
    undo.click()
    await eventually(() => expect(ids()).toEqual(['one', 'two', 'three']))
    expect([localStorage.getItem(HIDDEN), line().hidden]).toEqual([null, true])
    await eventually(() =>
      expect(document.activeElement?.closest<HTMLElement>('[data-listing]')?.dataset.listing).toBe(
        'three',
      ),
    )
  })

  it('is left out once another tab has hidden it', async () => {
    await openHiding([], '?city=gurugram')
    await eventually(() => expect(ids()).toHaveLength(3))
    localStorage.setItem(HIDDEN, JSON.stringify([{ kind: 'home', key: 'one', name: 'Aqua' }]))
    dispatchEvent(new StorageEvent('storage', { key: HIDDEN }))
    await eventually(() => expect(ids()).toEqual(['two', 'three']))
  })
})

describe('What is new since the last visit', () => {
  const now = Date.now()
  const DAY = 86_400_000
  const before = now - 3 * DAY
  const homes = [1, 2, 5].map((days) =>
    publicListing(`day${days}`, {
      city: 'Gurugram',
      approvedAt: new Date(now - days * DAY).toISOString(),
    }),
  )

  async function openAfter(
    visit: object | null,
    query = '?city=gurugram',
    state: object | null = null,
  ) {
    files.mockImplementation(servesGallery(() => homes))
    await openRendered((await htmlOf('search', homes)) + (await render(Toasts)), {
      url: `http://localhost:8888${PATHS.search}${query}`,
      prepare: ({ localStorage, history }) => {
        if (visit) localStorage.setItem(SEARCH_VISIT, JSON.stringify(visit))
        history.replaceState(state, '')
      },
    })
    Object.assign(window, { requestIdleCallback: (run: () => void) => run(), scrollTo: () => {} })
    await eventually(() => expect(isReady()).toBe(true))
    await isAnswered()
  }
  const press = (label: string) =>
    eventually(() => {
      const chip = chips().find(({ textContent }) => textContent === label)
      if (!chip) throw new Error(`No chip says "${label}".`)
      chip.click()
    })
  const facts = () =>
    cards().map((card) => card.querySelector<HTMLElement>('.card-fact')?.textContent)

  it('is nothing on a first visit, which the device remembers', async () => {
    await openAfter(null)
    expect(facts()).toEqual(['', '', ''])
    const { seen, before: none } = JSON.parse(localStorage.getItem(SEARCH_VISIT) ?? '{}')
    expect([seen >= now, none]).toEqual([true, null])
  })

  it('is marked on its cards and offered with its number; the choice is in the history, not in the address', async () => {
    await openAfter({ seen: before, before: null })
    expect(ids()).toEqual(['day1', 'day2', 'day5'])
    expect(facts()).toEqual([newSince(before), newSince(before), ''])
    await press(LOOSEN_TEXTS.counted(newSince(before), 2))
    await eventually(() => expect(ids()).toEqual(['day1', 'day2']))
    expect([location.search, history.state.own?.isNew]).toEqual(['?city=gurugram', true])
    await press(newSince(before))
    await eventually(() => expect(ids()).toHaveLength(3))
    await isAnswered()
    expect(history.state.own).toBeUndefined()
  })

  it('is searched for again after a reload, also where the address has no search', async () => {
    await openAfter({ seen: before, before: null }, '', { own: { isNew: true } })
    await eventually(() => expect(ids()).toEqual(['day1', 'day2']))
  })
})

describe('How far homes are from a place of one’s own', () => {
  const FAR = { sort: 'work', within: null }
  const homes = ['Palam Vihar', 'Khandsa', 'MG Road', 'Cyber City'].map((locality) =>
    publicListing(slugOf(locality), { city: 'Gurugram', locality }),
  )
  const place: OwnPlace = { name: 'work', city: 'Gurugram', kind: 'locality', at: 'cyber-city' }
  const points: PointsFile = {
    spots: {
      Gurugram: {
        locality: {
          'cyber-city': [28.5, 77.08, 600],
          'mg-road': [28.48, 77.08, 600],
          'palam-vihar': [28.5, 77, 600],
        },
        landmark: {},
      },
    },
    leftOut: {},
  }
  const option = () => the<HTMLSelectElement>('#sort')
  const facts = () =>
    cards().map((card) => card.querySelector<HTMLElement>('.card-fact')?.textContent)

  async function openFar(
    query: string,
    state: object | null,
    { isThere = true, gallery = 'search' }: { isThere?: boolean; gallery?: GalleryName } = {},
  ) {
    const built = servesGallery(() => homes)
    files.mockImplementation(async (address, init) => {
      if (String(address) !== POINTS_PATH) return built(address, init)
      if (!isThere) throw new TypeError('No connection.')
      return Response.json(points)
    })
    const html = await htmlOf(gallery, homes)
    await openRendered(html + (await render(Toasts)), {
      url: `http://localhost:8888${PATHS[gallery]}${query}`,
      prepare: ({ localStorage, history }) => {
        localStorage.setItem(OWN_PLACES, JSON.stringify([place]))
        history.replaceState(state, '')
      },
    })
    Object.assign(window, { requestIdleCallback: (run: () => void) => run(), scrollTo: () => {} })
    await eventually(() => expect(isReady()).toBe(true))
    await isAnswered()
  }
  afterEach(() => {
    vi.resetModules()
    knowOwnPlaces(ownPlacesNamed([]))
  })

  it('sorts them by the state of the history alone, and says it on each card that it knows it of', async () => {
    await openFar('', { own: { far: FAR } })
    expect(ids()).toEqual(['cyber-city', 'mg-road', 'palam-vihar', 'khandsa'])
    expect(facts().map((fact) => fact?.includes(PLACE_NAMES.work))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect([option().value, location.search]).toEqual(['own:work', ''])
    expect(the('.search-meaning').textContent).toContain(DISTANCE_TEXTS.last(1))
  })

  it('finds those within a distance, counts them for each filter, and a chip takes it away again', async () => {
    await openFar('?city=gurugram', {
      own: { far: { sort: null, within: { name: 'work', km: 2 } } },
    })
    expect(ids().sort()).toEqual(['cyber-city', 'mg-road'])
    expect(count('bhk', '3')).toBe('2')
    const label = DISTANCE_TEXTS.within(2, PLACE_NAMES.work)
    const chip = chips().find(({ textContent }) => textContent === label)
    chip?.click()
    await eventually(() => expect(ids()).toHaveLength(4))
    expect(said()).not.toContain(label)
    expect(history.state?.own).toBeUndefined()
    await isAnswered()
  })

  it('offers any distance where none is so near, and counts what else it offers by the distance', async () => {
    await openFar('?locality=palam-vihar&city=gurugram', {
      own: { far: { sort: null, within: { name: 'work', km: 2 } } },
    })
    const offered = () => relaxations().map(({ textContent }) => textContent)
    await eventually(() =>
      expect(offered()[0]).toBe(LOOSEN_TEXTS.counted(DISTANCE_TEXTS.any(PLACE_NAMES.work), 1)),
    )
    expect(offered()).toContain(LOOSEN_TEXTS.counted(LOOSEN_TEXTS.wholeOf('Gurugram'), 2))
    relaxations()[0]?.click()
    await eventually(() => expect(ids()).toEqual(['palam-vihar']))
    await isAnswered()
  })

  it('is known of no sample, so that none is within a distance', async () => {
    await openFar(
      '',
      { own: { far: { sort: null, within: { name: 'work', km: 2 } } } },
      { gallery: 'buy' },
    )
    expect(isHidden('[data-part="samples"]')).toBe(true)
  })

  it('is asked for by words, which another order replaces', async () => {
    await openFar('?q=near+office', null)
    expect([ids()[0], option().value]).toEqual(['cyber-city', 'own:work'])
    option().value = 'price-low'
    option().dispatchEvent(new Event('input', { bubbles: true }))
    await eventually(() => expect(location.search).toBe('?sort=price-low'))
    await eventually(() => expect(option().value).toBe('price-low'))
    await isAnswered()
  })

  it('is left out where it cannot be loaded, and the search goes on', async () => {
    await openFar('?city=gurugram', { own: { far: FAR } }, { isThere: false })
    await eventually(() => expect(ids()).toHaveLength(4))
    await eventually(() => expect(document.body.textContent).toContain(DISTANCE_TEXTS.failed))
    expect(facts().join('')).not.toContain(PLACE_NAMES.work)
  })
})

describe('The link to more', () => {
  it('adds another page with its own history entry, and focuses its first card', async () => {
    await openGallery()
    const entries = history.length
    expect(press(more())).toBe(true)
    await eventually(() => expect(ids()).toHaveLength(ALL.length))
    await eventually(() =>
      expect(document.activeElement?.closest('aangan-card')).toBe(cards()[PAGE_SIZE]),
    )
    expect([location.search, history.length]).toEqual(['?page=2', entries + 1])
    history.back()
    await eventually(() => expect(ids()).toHaveLength(PAGE_SIZE))
    expect(more().getAttribute('href')).toBe('/Search?page=2')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens its own window for a click that asks for one: %j',
    async (held) => {
      await openGallery()
      expect(press(more(), held)).toBe(false)
      expect(ids()).toHaveLength(PAGE_SIZE)
    },
  )
})

describe('The index of a gallery', () => {
  it('is fetched once for all searches', async () => {
    await search('?city=noida')
    happens('pointerover', the('form'))
    choose('for', 'buy')
    await eventually(() => expect(ids()).toHaveLength(2))
    const asked = files.mock.calls.map(([address]) => String(address))
    const found = asked.filter((address) => address.startsWith('/find/'))
    // The index, and then its cards when the browser is idle.
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual([...new Set(found)])
    expect(asked.filter((address) => address.startsWith('/api/'))).toHaveLength(1)
  })

  it('that cannot be fetched leaves the cards in place, shows a message, and is requested again', async () => {
    files.mockRejectedValue(new TypeError('Failed to fetch'))
    await search('?city=noida')
    expect([the('#toasts').textContent, ids().length]).toEqual([texts.loadFailed, PAGE_SIZE])
    files.mockImplementation(servesGallery(() => ALL))
    dispatchEvent(new Event('popstate'))
    await eventually(() => expect(ids()).toHaveLength(3))
  })
})

/** A listing approved since the build, with its locality in lower case. */
const FRESH = publicListing('fresh', {
  price: 7_000_000,
  locality: 'gomti nagar',
  projectBuildingName: 'Juhi Terraces',
})

describe('A listing approved since the build', () => {
  const BUILT = [
    publicListing('built-one', { price: 5_000_000 }),
    publicListing('built-two', { price: 9_000_000 }),
    publicListing('noida', { city: 'Noida', locality: 'Sector 75' }),
  ]
  const listings = { listings: BUILT }
  beforeEach(() => {
    files.mockImplementation(servesGallery(() => BUILT, [FRESH]))
  })

  it('comes first in the newest order, and is counted', async () => {
    await search('?city=lucknow', listings)
    expect(ids()).toEqual(['fresh', 'built-one', 'built-two'])
    expect(announced()).toBe('3 properties in Lucknow')
    expect([count('type', 'flat-apartment'), count('bhk', '3')]).toEqual(['3', '3'])
    expect(cards()[0]?.querySelector('h3')?.textContent).toContain('Juhi Terraces')
  })

  it('has its own place in another order, and under its locality in any spelling', async () => {
    await search('?city=lucknow&locality=gomti-nagar&sort=price-high', listings)
    expect(ids()).toEqual(['built-two', 'fresh', 'built-one'])
  })

  it('is found by its words in a search of all cities, and is left out if it does not match', async () => {
    await search('?q=juhi+terraces', listings)
    expect(ids()).toEqual(['fresh'])
    await search('?city=noida', listings)
    expect(ids()).toEqual(['noida'])
  })

  it('is left out if it cannot be read', async () => {
    const serves = servesGallery(() => BUILT)
    files.mockImplementation(async (address, ...rest) => {
      if (String(address).startsWith('/api/')) throw new TypeError('Failed to fetch')
      return serves(address, ...rest)
    })
    await search('?city=lucknow', listings)
    expect(ids()).toEqual(['built-one', 'built-two'])
    expect(the('#toasts').children).toHaveLength(0)
  })
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
  const serves: typeof fetch = async (address, ...rest) => {
    const path = String(address)
    const listings = BUILDS[published] ?? []
    if (path === PATHS.search) return new Response(await htmlOf('search', listings, published + 1))
    if (path.startsWith('/api/'))
      return Response.json({ listings: path.endsWith('/1') ? [FRESH] : [] })
    return servesGallery(() => listings)(address, ...rest).catch(
      () => new Response('', { status: 404 }),
    )
  }
  beforeEach(() => {
    files.mockImplementation(serves)
  })

  it('shows more results from the current files, and none twice', async () => {
    published = 0
    // No cards are fetched early for a visitor who saves data.
    const query = '?city=lucknow&sort=price-high'
    await openGallery(query, { listings: many })
    Object.assign(navigator, { connection: { saveData: true } })
    await eventually(() => expect(isReady()).toBe(true))
    const before = announced()
    published = 1
    for (const page of [2, 3]) {
      press(more())
      await eventually(() => expect(ids()).toHaveLength(page * PAGE_SIZE))
    }
    expect(the('#toasts').children).toHaveLength(0)
    expect(ids()[0]).toBe('fresh')
    expect(ids().filter((id) => id === 'fresh')).toHaveLength(1)
    expect([before, announced()]).toEqual(Array(2).fill('133 properties in Lucknow'))
  })

  it('finds the current listings at its first search', async () => {
    published = 1
    await search('?q=juhi+terraces', { listings: many })
    expect(ids()).toEqual(['fresh'])
    expect(announced()).toMatch(/^1 property in/)
  })
})
