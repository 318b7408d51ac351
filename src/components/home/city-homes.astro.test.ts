import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { HOME_TEXTS as texts } from '#language/home/texts'
import { homesPath } from '../../contract/paths.ts'
import { FIRST_CITY, ROUTED_CITIES, type RoutedCity } from '../../domain/city/constants.ts'
import { LAST_CITY } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import CityHomes from './CityHomes.astro'

const cityHomes = (city: RoutedCity, level: 1 | 2) =>
  render(CityHomes, { props: { city, level, listings: [] } })
/** The pages of the cities, by their addresses. */
const pages = new Map<string, string>()
const answerTo = (address: RequestInfo | URL) =>
  new Response(`<main>${pages.get(String(address))}</main>`)
const asked = vi.fn<typeof fetch>()

async function openHome(last?: string) {
  const html = (await cityHomes(FIRST_CITY, 2)) + (await render(Toasts))
  vi.stubGlobal('fetch', asked)
  await openRendered(html, {
    prepare: ({ localStorage }) => last && localStorage.setItem(LAST_CITY, last),
  })
}
const shown = () => the('aangan-city-homes').dataset.city
const press = (city = 'noida') =>
  the(`a[data-city=${city}]`).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  )

beforeAll(async () => {
  for (const city of ROUTED_CITIES)
    pages.set(`http://localhost:8888${homesPath(city.slug)}`, await cityHomes(city, 1))
})
beforeEach(() => {
  asked.mockReset()
  asked.mockImplementation(async (address) => answerTo(address))
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

it('The first city needs no request', async () => {
  await openHome('lucknow')
  expect(asked).not.toHaveBeenCalled()
})

it('Another city comes from its own page, below this page’s title, and is remembered for the next visit', async () => {
  await openHome()
  press()
  await eventually(() => expect(shown()).toBe('noida'))
  expect(asked).toHaveBeenCalledExactlyOnceWith(`http://localhost:8888${homesPath('noida')}`)
  expect([the('#city-homes').outerHTML, document.querySelector('h1')]).toEqual([
    `<h2 id="city-homes">${texts.cityHomes('Noida')}</h2>`,
    null,
  ])
  expect(the('[aria-current]').textContent).toBe('Noida')
  await eventually(() => expect(localStorage.getItem(LAST_CITY)).toBe('noida'))
})

it('The last city is shown at the next visit', async () => {
  await openHome('noida')
  await eventually(() => expect(shown()).toBe('noida'))
})

it('A city that cannot be loaded leaves the shown one in place, with a message', async () => {
  asked.mockImplementation(async () => new Response('', { status: 500 }))
  await openHome()
  press()
  await eventually(() => expect(the('#toasts').textContent).toBe(texts.cityFailed('Noida')))
  expect([shown(), localStorage.getItem(LAST_CITY)]).toEqual(['lucknow', null])
})

it('Of two cities that are pressed, the last one is shown, whichever answer comes first', async () => {
  const slow = Promise.withResolvers<Response>()
  asked.mockImplementation(async (address) =>
    String(address).includes('noida') ? slow.promise : answerTo(address),
  )
  await openHome()
  for (const city of ['noida', 'kanpur']) press(city)
  await eventually(() => expect(shown()).toBe('kanpur'))
  slow.resolve(answerTo(`http://localhost:8888${homesPath('noida')}`))
  await new Promise((go) => setTimeout(go, 20))
  expect([shown(), localStorage.getItem(LAST_CITY)]).toEqual(['kanpur', 'kanpur'])
})

it('A remembered value that is no city causes no request', async () => {
  await openHome('../evil')
  expect(asked).not.toHaveBeenCalled()
})

it('Only homes are shown among the homes', async () => {
  const listings = [
    publicListing('home', { projectBuildingName: 'Kesar Heights' }),
    publicListing('shop', {
      projectBuildingName: 'Sari Bhavan',
      propertyCategory: 'Commercial',
      propertyType: 'Retail',
    }),
    publicListing('land', { projectBuildingName: 'Mogra Plots', propertyType: 'Plot/Land' }),
  ]
  await openRendered(await render(CityHomes, { props: { city: FIRST_CITY, level: 2, listings } }))
  const cards = document.querySelectorAll('.city-cards article')
  expect(cards).toHaveLength(1)
  expect(cards[0]?.textContent).toContain('Kesar Heights')
  expect(the('.city-all').textContent).toContain(texts.cityAll(3, FIRST_CITY.name))
})
