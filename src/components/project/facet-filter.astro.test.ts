import { afterEach, describe, expect, it, vi } from 'vitest'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import type { OfferFacet } from '../../domain/project/offers.ts'
import type { Project } from '../../domain/project/schema.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Carousel from '../ui/Carousel.astro'
import FacetChips from './FacetChips.astro'
import FacetFilter from './FacetFilter.astro'
import FacetPanel from './FacetPanel.astro'
import FacetResults from './FacetResults.astro'
import Ledger from './Ledger.astro'
import { rowOfProject } from './ledger-rows.ts'

const OFFERS = [
  { id: 'one', price: ['50l-90l', '90l-1cr'], amenities: ['lift'] },
  { id: 'two', price: ['90l-1cr'], amenities: ['lift'] },
  { id: 'three', price: ['50l-90l'], amenities: ['park'] },
]
const FACETS: OfferFacet[] = [
  {
    name: 'price',
    label: 'Price',
    choice: 'one',
    options: [
      { id: '50l-90l', label: '50L-90L' },
      { id: '90l-1cr', label: '90L-1Cr' },
    ],
  },
  {
    name: 'amenities',
    label: 'Amenities',
    choice: 'all',
    options: [
      { id: 'lift', label: 'Lift' },
      { id: 'park', label: 'Park' },
    ],
  },
]
const items = (entries: readonly { id: string }[]) =>
  entries
    .map(({ id, ...facets }) => `<li id="${id}" data-facets='${JSON.stringify(facets)}'></li>`)
    .join('')
const address = (query: string) => ({
  url: `http://localhost:8888/projects/lucknow${query}`,
  width: 800,
})

/** Opens a city's offers, beside whose list the choices stand. */
async function openOffers(query = '') {
  const panel = await render(FacetPanel, {
    props: { facets: FACETS, counts: {}, unfiltered: {}, total: OFFERS.length },
  })
  const results = await render(FacetResults, {
    props: { total: '3 offers', reset: 'All offers', panel: true },
    slots: { default: `<ul data-part="list">${items(OFFERS)}</ul>` },
  })
  const html = await render(FacetFilter, {
    props: { nouns: ['offer', 'offers'], label: 'Filters', class: 'gallery-grid' },
    slots: { default: panel + results },
  })
  return openRendered(html, address(query))
}

const LAUNCHES = ['Lucknow', 'Varanasi', 'Lucknow'].map(
  (city, n): Project => ({
    id: `p${n}`,
    city,
    locality: '',
    projectBuildingName: `Tower ${n}`,
    propertyCategory: 'Residential',
    imageUrls: [],
    launch: null,
    createdAt: '2026-01-01T00:00:00Z',
  }),
)
/** Opens the launches: a carousel with chips above, and a ledger of the same entries. */
async function openLaunches(query = '') {
  const chips = await render(FacetChips, {
    props: {
      name: 'city',
      label: 'City',
      options: [
        { value: '', text: 'Any', count: 3 },
        { value: 'lucknow', text: 'Lucknow', count: 2 },
        { value: 'varanasi', text: 'Varanasi', count: 1 },
      ],
    },
  })
  const entries = LAUNCHES.map(({ id, city }) => ({ id, city: [city.toLowerCase()] }))
  const row = await render(Carousel, {
    props: { label: 'Launches' },
    slots: { default: items(entries) },
  })
  const results = await render(FacetResults, {
    props: { total: '3 launches', reset: 'Any city' },
    slots: { default: row },
  })
  const rows = LAUNCHES.map((launch, n) => ({
    ...rowOfProject(launch),
    facets: { city: entries[n]?.city ?? [] },
  }))
  const ledger = await render(Ledger, { props: { rows } })
  const html = await render(FacetFilter, {
    props: { nouns: ['launch', 'launches'] },
    slots: { default: chips + results + ledger },
  })
  return openRendered(html, address(query))
}

const shown = () => [...document.querySelectorAll('[data-facets][id]')].map(({ id }) => id)
const input = (name: string, value: string) =>
  the<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
const count = (name: string, value: string) =>
  /\d+$/.exec(input(name, value).closest('label')?.textContent.trim() ?? '')?.[0]
const chips = () => [
  ...the(`[aria-label="${texts.chips}"]`).querySelectorAll<HTMLElement>('button'),
]
const said = () => chips().map(({ textContent }) => textContent)
const total = () => the('h2').textContent
const reset = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'All offers')
const isNothing = () => !reset()?.closest('[hidden]')
function choose(name: string, value: string, checked = true) {
  input(name, value).checked = checked
  the('form').dispatchEvent(new Event('change', { bubbles: true }))
}

afterEach(closePage)

describe('A list with filters', () => {
  it('shows all entries if nothing is chosen, and how many each choice would leave', async () => {
    await openOffers()
    expect(shown()).toEqual(['one', 'two', 'three'])
    expect([total(), the('.gallery-filters-done').textContent]).toEqual([
      '3 offers',
      'Show 3 offers',
    ])
    expect([count('price', ''), count('price', '50l-90l')]).toEqual(['3', '2'])
    expect([count('amenities', 'lift'), count('amenities', 'park')]).toEqual(['2', '1'])
  })

  it('counts a radio button in place of the chosen one, and a checkbox together with the others', async () => {
    await openOffers('?price=90l-1cr&amenities=lift')
    const prices = ['', '50l-90l', '90l-1cr'].map((value) => count('price', value))
    expect(prices).toEqual(['2', '1', '2'])
    expect([count('amenities', 'lift'), count('amenities', 'park')]).toEqual(['2', '0'])
    expect(total()).toBe('2 offers')
    choose('price', '50l-90l')
    expect(total()).toBe('1 offer')
  })

  it('keeps the choice in the address, and Back restores it', async () => {
    await openOffers()
    choose('price', '50l-90l')
    choose('amenities', 'park')
    expect(location.search).toBe('?price=50l-90l&amenities=park')
    history.back()
    expect([location.search, shown(), input('amenities', 'park').checked]).toEqual([
      '?price=50l-90l',
      ['one', 'three'],
      false,
    ])
    history.back()
    expect([location.search, shown().length, input('price', '').checked]).toEqual(['', 3, true])
  })

  it('shows the filters in a shared address, without unknown parts', async () => {
    await openOffers('?price=90L-1Cr&amenities=pool&city=agra')
    expect(shown()).toEqual(['one', 'two'])
    expect(input('price', '90l-1cr').checked).toBe(true)
    expect(said()).toEqual(['90L-1Cr'])
  })

  it('shows a message if nothing fits, with a button that shows all entries again', async () => {
    await openOffers('?price=90l-1cr')
    expect(isNothing()).toBe(false)
    choose('amenities', 'park')
    expect([shown(), isNothing(), total()]).toEqual([[], true, '0 offers'])
    reset()?.click()
    expect([shown().length, isNothing(), location.search]).toEqual([3, false, ''])
  })

  it('never leaves for another page', async () => {
    await openOffers()
    const submit = new Event('submit', { cancelable: true })
    the('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })

  it('hides its sheet when the window becomes wide enough to show it in the page', async () => {
    const page = await openOffers()
    const hidePopover = vi.fn()
    the('[popover]').hidePopover = hidePopover
    page.happyDOM.setViewport({ width: 900 })
    expect(hidePopover).not.toHaveBeenCalled()
    page.happyDOM.setViewport({ width: 1100 })
    expect(hidePopover).toHaveBeenCalledOnce()
  })

  it('keeps all its entries while it is moved in the page', async () => {
    await openOffers('?price=90l-1cr')
    const filter = the('aangan-facet-filter')
    filter.remove()
    history.replaceState(null, '', '/projects/lucknow')
    dispatchEvent(new Event('popstate'))
    expect([...filter.querySelectorAll('[data-facets]')]).toHaveLength(2)
    document.body.append(filter)
    expect(shown()).toEqual(['one', 'two', 'three'])
  })
})

describe('A row of cards with filters', () => {
  const followed = () =>
    [...document.querySelectorAll<HTMLElement>('.ledger > li:not([hidden]) h3 [aria-hidden]')].map(
      ({ textContent }) => textContent,
    )

  it('loses the other cards and begins anew, and what is not in it is hidden elsewhere', async () => {
    await openLaunches()
    expect([shown(), followed()]).toEqual([
      ['p0', 'p1', 'p2'],
      ['Tower 0', 'Tower 1', 'Tower 2'],
    ])
    the('.carousel-track').scrollLeft = 300
    choose('city', 'lucknow')
    expect([shown(), followed()]).toEqual([
      ['p0', 'p2'],
      ['Tower 0', 'Tower 2'],
    ])
    expect([the('.carousel-track').scrollLeft, total(), said()]).toEqual([
      0,
      '2 launches',
      ['Lucknow'],
    ])
    choose('city', '')
    expect([shown().length, followed().length, total()]).toEqual([3, 3, '3 launches'])
  })
})

describe('A chosen filter', () => {
  it('has a chip with its label, which removes it and focuses the next chip', async () => {
    await openOffers('?price=90l-1cr&amenities=lift&amenities=park')
    expect(said()).toEqual(['90L-1Cr', 'Lift', 'Park', texts.clear])
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove 90L-1Cr',
      'Remove Lift',
      'Remove Park',
      null,
    ])
    chips()[0]?.click()
    expect([location.search, document.activeElement?.textContent]).toEqual([
      '?amenities=lift&amenities=park',
      'Lift',
    ])
  })

  it('moves the focus to the results when the last chip is removed', async () => {
    await openOffers('?price=90l-1cr')
    chips()[0]?.click()
    expect([location.search, chips().length]).toEqual(['', 0])
    expect(document.activeElement).toBe(the('.gallery-results'))
  })

  it('is removed together with all others by one button', async () => {
    await openOffers('?price=90l-1cr&amenities=lift')
    chips().at(-1)?.click()
    expect([location.search, shown().length, input('price', '').checked]).toEqual(['', 3, true])
  })
})
