import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LAST_CITY } from '../../domain/site/constants.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const section = (city: string, level: 1 | 2) => `<section data-city-homes="${city}">
  <h${level} id="city-homes">${city}</h${level}><a href="/homes/noida/" data-city="noida" data-failed="No map of Noida.">Noida</a>
  <a href="/homes/kanpur/" data-city="kanpur">Kanpur</a></section>`
const answerOf = (city: string) => new Response(`<main>${section(city, 1)}</main>`)
const asked = vi.fn<typeof fetch>()

async function openHome(last?: string) {
  openPage(`${section('lucknow', 2)}<div id="toasts"></div>`)
  if (last) localStorage.setItem(LAST_CITY, last)
  vi.stubGlobal('fetch', asked)
  await import('./city-homes.ts')
}
const shown = () => the('[data-city-homes]').dataset.cityHomes
const press = (city = 'noida') =>
  the(`[data-city=${city}]`).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  )

beforeEach(() => {
  asked.mockReset()
  asked.mockImplementation(async () => answerOf('noida'))
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
  await vi.waitFor(() => expect(shown()).toBe('noida'))
  expect(asked).toHaveBeenCalledExactlyOnceWith('http://localhost:8888/homes/noida/')
  expect([the('h2').id, document.querySelector('h1')]).toEqual(['city-homes', null])
  await vi.waitFor(() => expect(localStorage.getItem(LAST_CITY)).toBe('noida'))
})

it('The last city is shown at the next visit', async () => {
  await openHome('noida')
  await vi.waitFor(() => expect(shown()).toBe('noida'))
})

it('A city that cannot be loaded leaves the shown one in place, with a message', async () => {
  asked.mockImplementation(async () => new Response('', { status: 500 }))
  await openHome()
  press()
  await vi.waitFor(() => expect(the('#toasts').textContent).toContain('No map of Noida.'))
  expect([shown(), localStorage.getItem(LAST_CITY)]).toEqual(['lucknow', null])
})

it('Of two cities that are pressed, the last one is shown, whichever answer comes first', async () => {
  const slow = Promise.withResolvers<Response>()
  asked.mockImplementation((input) =>
    String(input).includes('noida') ? slow.promise : Promise.resolve(answerOf('kanpur')),
  )
  await openHome()
  for (const city of ['noida', 'kanpur']) press(city)
  await vi.waitFor(() => expect(shown()).toBe('kanpur'))
  slow.resolve(answerOf('noida'))
  await new Promise((go) => setTimeout(go, 20))
  expect([shown(), localStorage.getItem(LAST_CITY)]).toEqual(['kanpur', 'kanpur'])
})

it('A remembered value that is no city causes no request', async () => {
  await openHome('../evil')
  expect(asked).not.toHaveBeenCalled()
})
