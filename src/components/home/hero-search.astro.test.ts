import { afterEach, beforeEach, expect, it } from 'vitest'
import { localitiesPath, PATHS } from '../../contract/paths.ts'
import { FIRST_CITY, ROUTED_CITIES } from '../../domain/city/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import HeroSearch from './HeroSearch.astro'

/** Returns the query with which the form would open the results. */
function query() {
  const formData = new FormData(the<HTMLFormElement>('form'))
  the('form').dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  return [...formData].map(([name, value]) => `${name}=${value}`)
}
const words = () => the<HTMLInputElement>('[name="q"]')
const changed = (field: HTMLInputElement) =>
  field.dispatchEvent(new Event('input', { bubbles: true }))
/** Where the link of a city leads. */
const way = () => the<HTMLAnchorElement>(`[data-city="${FIRST_CITY.slug}"]`).href.split('/').at(-1)

beforeEach(async () => {
  await openRendered(await render(HeroSearch))
})
afterEach(closePage)

it('The address of the results holds what was asked for, and no empty answer', () => {
  expect(the('form').getAttribute('action')).toBe(PATHS.search)
  expect(query()).toEqual(['for=buy'])
  words().value = '3 BHK'
  expect(query()).toEqual(['for=buy', 'q=3 BHK'])
})

it('Each city leads to its answer, with what else is asked, also when the browser fills it in again', () => {
  expect(way()).toBe(`Search?for=buy&city=${FIRST_CITY.slug}`)
  the<HTMLInputElement>('[value="rent"]').checked = true
  words().value = '3 BHK'
  changed(words())
  expect(way()).toBe(`Search?for=rent&q=3+BHK&city=${FIRST_CITY.slug}`)
  words().value = ''
  dispatchEvent(new Event('pageshow'))
  expect(way()).toBe(`Search?for=rent&city=${FIRST_CITY.slug}`)
})

it('Without script each city leads to its own page', async () => {
  const html = await render(HeroSearch)
  for (const { slug } of ROUTED_CITIES) expect(html).toContain(`href="${localitiesPath(slug)}"`)
})
