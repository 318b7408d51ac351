import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAP_TEXTS } from '#language/locality/texts'
import type { MapLook } from '../../client/search/city-map.ts'
import { listingPath, localitiesPath } from '../../contract/paths.ts'
import type { CityName } from '../../domain/city/constants.ts'
import { type CardListing, toCard } from '../../domain/listing/card.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import CityMap from '../locality/CityMap.astro'
import SearchMap from './SearchMap.astro'
import type { SearchMapElement } from './search-map.ts'

const [{ slug: ONE, name }, { slug: TWO }] = LOCALITIES.Kanpur as [
  (typeof LOCALITIES.Kanpur)[number],
  (typeof LOCALITIES.Kanpur)[number],
]
const asked = vi.fn<typeof fetch>()
const chosen = vi.fn<(slug: string) => void>()

const rupees = (amount: number, period: '' | 'month' = '') => ({ rupees: amount, period }) as const
const stats = {
  [ONE]: { count: 9, from: rupees(5_000_000), median: 6279, priced: 9 },
  [TWO]: { count: 1, from: rupees(6_000_000), median: null, priced: 0 },
}
/** The answer of the page of a city, with its own map. */
const pageOf = async (city: CityName) => {
  const hrefs = Object.fromEntries(LOCALITIES[city].map(({ slug }) => [slug, `/${slug}/`]))
  const map = await render(CityMap, { props: { city, stats, hrefs } })
  return () => new Response(`<main>${map}</main>`)
}
const rated = { noun: ['flat for sale', 'flats for sale'], period: '' } as const
const RATES = {
  rated,
  medians: { [ONE]: { median: 6279, priced: 4 }, [TWO]: { median: 1, priced: 2 } },
}
const look = (city: string, more: Partial<MapLook> = {}): MapLook => ({
  city,
  stats: {},
  chosen: [],
  cards: [],
  wish: '',
  rates: RATES,
  own: { marks: {}, says: {}, isOut: () => false },
  nameOf: (slug: string) => (slug === ONE ? name : slug),
  ...more,
})
let kanpur: () => Response
let noida: () => Response

beforeEach(async () => {
  ;[kanpur, noida] = [await pageOf('Kanpur'), await pageOf('Noida')]
  await openRendered(await render(SearchMap))
  asked
    .mockReset()
    .mockImplementation(async (path) => (path === localitiesPath('kanpur') ? kanpur() : noida()))
  chosen.mockReset()
  vi.stubGlobal('fetch', asked)
  element().choose = chosen
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

const element = () => the<SearchMapElement>('aangan-search-map')
const plot = (slug = ONE) => the<SVGElement>(`[data-locality="${slug}"]`)
const label = (slug = ONE) => the(`[data-label="${slug}"]`)
const shown = () => document.querySelector<HTMLElement>('[data-city-map]')?.dataset.cityMap
function press(at: Element, more: MouseEventInit = {}) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  at.dispatchEvent(click)
  return click.defaultPrevented
}

describe('The map of a search', () => {
  it('is the map of the last of two cities, whichever answer comes first', async () => {
    const slow = Promise.withResolvers<Response>()
    asked.mockReturnValueOnce(slow.promise)
    const first = element().show(look('kanpur'))
    await element().show(look('noida'))
    slow.resolve(kanpur())
    await first
    expect(shown()).toBe('noida')
  })

  it('is requested once for a city, and again after a failure', async () => {
    asked.mockResolvedValueOnce(new Response('', { status: 502 }))
    await expect(element().show(look('noida'))).rejects.toThrow()
    await element().show(look('noida'))
    await element().show(look('kanpur'))
    await element().show(look('noida'))
    expect([shown(), asked.mock.calls.length]).toEqual(['noida', 3])
  })

  it('compares the prices of the kind that is searched, whatever was found, and says which', async () => {
    const sale = { [ONE]: { count: 1, sales: 1, from: rupees(5_200_000) } }
    const asks = 'flats for sale ask a median of ₹6,279 per sq ft'
    const prices = () => the<HTMLInputElement>('[role="switch"]')
    const map = () => ({
      hidden: the(`label:has(> [role="switch"])`).hidden,
      checked: prices().checked,
      spoken: plot().getAttribute('aria-label'),
      pills: [...label().querySelectorAll('.map-pill')].map(({ textContent }) => textContent),
      shades: [...plot().classList].filter((name) => /step|weak/.test(name)),
      says: (text: string) => element().textContent.includes(text),
    })
    await element().show(look('kanpur', { stats: sale }))
    prices().checked = true
    expect(map()).toMatchObject({
      hidden: false,
      checked: true,
      pills: ['₹52 L+', '₹6,279'],
      shades: ['map-step-1', 'map-weak'],
      spoken: `${name}, 1 property from ₹52 lakh, ${asks}`,
    })
    expect(map().says(MAP_TEXTS.ruler(rated))).toBe(true)
    expect(label(TWO).querySelector('.map-pill')).toBeNull()

    // A filter that leaves nothing there.
    await element().show(look('kanpur'))
    expect(map()).toMatchObject({ spoken: `${name}, none now, ${asks}`, pills: ['₹6,279'] })

    const rents = { noun: ['flat for rent', 'flats for rent'], period: 'month' } as const
    const medians = { [ONE]: { median: 18_000, priced: 9 } }
    await element().show(look('kanpur', { wish: 'rent', rates: { rated: rents, medians } }))
    expect(map()).toMatchObject({ pills: ['₹18,000'], shades: ['map-step-1'] })
    expect(map().says(MAP_TEXTS.ruler(rents))).toBe(true)
    expect(element().querySelector('.map-marks [data-rate], .map-median')).toBeNull()
    expect(map().says(MAP_TEXTS.caption(MAP_TEXTS.wished.rent))).toBe(true)
  })

  it('says why it compares no prices, and how many are elsewhere', async () => {
    const stats = { nowhere: { count: 3, sales: 0, from: rupees(8000, 'month') } }
    const said = () => [
      the(`label:has(> [role="switch"])`).hidden,
      ...[MAP_TEXTS.noRates, MAP_TEXTS.tooFewOf(rated.noun[1]), MAP_TEXTS.notDrawn(3)].map((text) =>
        element().textContent.includes(text),
      ),
    ]
    await element().show(look('kanpur', { stats, rates: null }))
    expect(said()).toEqual([true, true, false, true])
    await element().show(look('kanpur', { rates: { rated, medians: {} } }))
    expect(said()).toEqual([true, false, true, false])
    await element().show(look('kanpur'))
    expect(said()).toEqual([false, false, false, false])
  })

  it('marks the chosen localities', async () => {
    await element().show(look('kanpur', { chosen: [ONE] }))
    const marks = (slug: string) => [
      plot(slug).hasAttribute('data-chosen'),
      label(slug).hasAttribute('data-chosen'),
      plot(slug).getAttribute('aria-current'),
    ]
    expect([marks(ONE), marks(TWO)]).toEqual([
      [true, true, 'true'],
      [false, false, null],
    ])
    await element().show(look('kanpur'))
    expect(marks(ONE)).toEqual([false, false, null])
  })

  it('marks the places of the visitor’s own, and the localities that are too far from them', async () => {
    const seen = (slug: string) => [
      label(slug).querySelector('.map-pill-own')?.textContent,
      plot(slug).hasAttribute('data-out'),
      / Gym, Work$/.test(plot(slug).getAttribute('aria-label') ?? ''),
    ]
    const own = {
      marks: { [ONE]: ['Gym'] },
      says: { [ONE]: 'Work' },
      isOut: (slug: string) => slug === TWO,
    }
    for (const _ of ['once', 'again']) await element().show(look('kanpur', { own }))
    expect([ONE, TWO].map(seen)).toEqual([
      ['Gym, Work', false, true],
      [undefined, true, false],
    ])
    await element().show(look('kanpur'))
    expect([ONE, TWO].map(seen)).toEqual([
      [undefined, false, false],
      [undefined, false, false],
    ])
  })

  it('chooses a locality by a press anywhere on its plot, not by one that asks for another window', async () => {
    await element().show(look('kanpur'))
    const outline = plot().querySelector('path') as SVGElement
    expect([{ ctrlKey: true }, { metaKey: true }].map((held) => press(outline, held))).toEqual([
      false,
      false,
    ])
    expect(chosen).not.toHaveBeenCalled()
    document.body.append(element())
    expect(press(outline)).toBe(true)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(ONE)
  })

  it('names the locality under the pointer, and draws the edge of one plot', async () => {
    await element().show(look('kanpur'))
    const lit = () => [...document.querySelectorAll<SVGElement>('[data-lit]')]
    expect(element().slugAt(plot().querySelector('path') as SVGElement)).toBe(ONE)
    expect(element().slugAt(document.body)).toBeUndefined()
    element().light(TWO)
    element().light(ONE)
    expect(lit()).toEqual([plot()])
    element().light(undefined)
    expect(lit()).toEqual([])
  })

  it('has a row of the first cards, also if there is no map', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const cards = Array.from({ length: 13 }, (_, n) => ({
      ...toCard(publicListing(`flat${n}`)),
      photo: { key: 'property_images/flat' } as CardListing['photo'],
    }))
    await expect(element().show(look('kanpur', { cards }))).rejects.toThrow()
    const links = [...element().querySelectorAll<HTMLAnchorElement>('li a')]
    expect([links.length, links[0]?.getAttribute('href')]).toEqual([12, listingPath('flat0')])
    expect(links[0]?.textContent).toContain('72')
    expect(links[0]?.querySelector('img')?.alt).toBe('')
    expect(element().querySelector('h2')?.textContent).toBe('Map of Kanpur कानपुर')
  })
})
