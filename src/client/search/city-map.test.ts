import { afterEach, expect, it, vi } from 'vitest'
import { MAP_TEXTS } from '#language/locality/texts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const mapOf = (city: string) =>
  new Response(`<main><div data-city-map="${city}"><a data-locality="one"></a></div></main>`)
const look = (city: string) => ({
  ...{ city, stats: {}, chosen: [], cards: [], rates: true },
  nameOf: (slug: string) => slug,
})
const shown = () => the('[data-map]').querySelector<HTMLElement>('[data-city-map]')?.dataset.cityMap
const asked = vi.fn<typeof fetch>()

async function openSearch() {
  openPage('<section data-map></section>')
  vi.stubGlobal('fetch', asked)
  return import('./city-map.ts')
}
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

it('Of two cities, the map of the last one is shown, whichever answer comes first', async () => {
  const slow = Promise.withResolvers<Response>()
  asked.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(mapOf('noida'))
  const { showMap } = await openSearch()
  const first = showMap(look('lucknow'))
  await showMap(look('noida'))
  slow.resolve(mapOf('lucknow'))
  await first
  expect(shown()).toBe('noida')
})

/** The parts of a city's own map that a search fills: a plot with its label, the switch, and the foot. */
const CITY = `<div data-city-map="kanpur"><label class="map-switch"><input type="checkbox" class="map-prices" checked></label>
  <svg><a data-locality="one" data-median="6279"></a><g data-label="one"><g class="map-label-in"><text class="map-name" y="0">One</text><g class="map-pill map-pill-median"></g></g></g></svg>
  <div class="map-foot"></div></div>`

it('Prices per sq ft are offered where homes for sale were found, otherwise words, and labels move with them', async () => {
  asked.mockImplementation(async () => new Response(CITY))
  const { showMap } = await openSearch()
  const sale = { one: { count: 1, sales: 1, from: { rupees: 5_200_000, period: '' as const } } }
  const rent = {
    one: { count: 2, sales: 0, from: { rupees: 9000, period: 'per month' as const } },
    two: { count: 3, sales: 0, from: { rupees: 8000, period: 'per month' as const } },
  }
  const map = () => {
    const { hidden } = the('.map-switch')
    return {
      ...{ hidden, checked: the<HTMLInputElement>('.map-prices').checked },
      label: the('[data-locality]').getAttribute('aria-label'),
      note: document.querySelector('.map-no-rates')?.textContent,
      elsewhere: document.querySelector('[data-map-note]')?.textContent,
      name: the('.map-name').getAttribute('y'),
    }
  }
  await showMap({ ...look('kanpur'), stats: sale })
  const asks = 'homes for sale ask a median of ₹6,279 per sq ft'
  expect(map()).toEqual({
    ...{ hidden: false, checked: true, note: undefined, elsewhere: undefined, name: '-5' },
    label: `one, 1 property from ₹ 52 lakh, ${asks}`,
  })
  await showMap({ ...look('kanpur'), stats: {} })
  expect(map()).toMatchObject({ label: `one, nothing yet, ${asks}`, name: '-5' })
  await showMap({ ...look('kanpur'), stats: rent, rates: false })
  expect(map()).toEqual({
    ...{ hidden: true, checked: false, note: MAP_TEXTS.noRates, name: '-5' },
    label: 'one, 2 properties from ₹ 9,000 per month',
    elsewhere: `${MAP_TEXTS.elsewhere}: 3`,
  })
})

it('A map that failed is requested again', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 502 }))
  asked.mockResolvedValueOnce(mapOf('noida'))
  const { showMap } = await openSearch()
  await expect(showMap(look('noida'))).rejects.toThrow()
  await showMap(look('noida'))
  expect(shown()).toBe('noida')
})
