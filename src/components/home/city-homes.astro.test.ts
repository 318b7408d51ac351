import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NEWS_TEXTS, HOME_TEXTS as texts } from '#language/home/texts'
import { homesPath, PATHS } from '../../contract/paths.ts'
import { FIRST_CITY, ROUTED_CITIES, type RoutedCity } from '../../domain/city/constants.ts'
import { LAST_CITY } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import CityHomes from './CityHomes.astro'

const TAKEN_AT = '2026-11-29T12:00:00.000Z'
const cityHomes = (city: RoutedCity | null, level: 1 | 2) =>
  render(CityHomes, { props: { city, level, listings: [], takenAt: TAKEN_AT } })
/** The pages of the cities, by their addresses. */
const pages = new Map<string, string>()
const answerTo = (address: RequestInfo | URL) =>
  new Response(`<main>${pages.get(String(address))}</main>`)
const asked = vi.fn<typeof fetch>()

async function openHome(last?: string) {
  const html = (await cityHomes(null, 2)) + (await render(Toasts))
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
  pages.set(`http://localhost:8888${PATHS.home}`, await cityHomes(null, 2))
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

it('A visitor without a city sees all of them, which needs no request', async () => {
  await openHome()
  expect(asked).not.toHaveBeenCalled()
  expect(shown()).toBe('')
  expect(
    [...document.querySelectorAll('[data-part=city]')].map(({ textContent }) => textContent),
  ).toEqual(ROUTED_CITIES.map(({ name }) => name))
})

it('From a city the way back to all of them forgets it', async () => {
  await openHome('noida')
  await eventually(() => expect(shown()).toBe('noida'))
  the('a[data-city=""]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await eventually(() => expect(shown()).toBe(''))
  await eventually(() => expect(localStorage.getItem(LAST_CITY)).toBe(null))
  expect([the('h2').textContent, document.activeElement?.textContent]).toEqual([
    texts.cityHomes(null),
    FIRST_CITY.name,
  ])
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
  expect([shown(), localStorage.getItem(LAST_CITY)]).toEqual(['', null])
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
  const props = { city: FIRST_CITY, level: 2, listings, takenAt: TAKEN_AT } as const
  await openRendered(await render(CityHomes, { props }))
  const cards = document.querySelectorAll('.city-cards article')
  expect(cards).toHaveLength(1)
  expect(cards[0]?.textContent).toContain('Kesar Heights')
  expect(the('.city-all').textContent).toContain(texts.cityAll(3, FIRST_CITY.name))
})

it('The news names the localities of a city and the cities of all, and says so where there is none', async () => {
  const listings = [
    publicListing('new', { approvedAt: '2026-11-28T12:00:00.000Z' }),
    publicListing('elsewhere', { approvedAt: '2026-11-28T12:00:00.000Z', city: 'Noida' }),
    publicListing('sold', { availability: 'sold', closedAt: '2026-11-29T01:00:00.000Z' }),
  ]
  const said = async (city: RoutedCity | null) => {
    const props = { city, listings, takenAt: TAKEN_AT }
    await openRendered(await render(CityHomes, { props }))
    return [...document.querySelectorAll('.news li')].map(({ textContent }) => textContent)
  }
  const none = NEWS_TEXTS.lowered(0)
  expect(await said(FIRST_CITY)).toEqual(['1 newGomti Nagar', none, '1 sold or rentedGomti Nagar'])
  closePage()
  expect(await said(null)).toEqual(['2 newLucknow and Noida', none, '1 sold or rentedLucknow'])
})
