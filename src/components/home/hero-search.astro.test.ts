import { afterEach, expect, it } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { FIRST_CITY } from '../../domain/city/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import HeroSearch from './HeroSearch.astro'

/** Returns the query with which the form would open the results. */
function query() {
  const formData = new FormData(the<HTMLFormElement>('form'))
  the('form').dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  return [...formData].map(([name, value]) => `${name}=${value}`)
}

afterEach(closePage)

it('The address of the results holds what was asked for, and no empty answer', async () => {
  await openRendered(await render(HeroSearch))
  expect(the('form').getAttribute('action')).toBe(PATHS.search)
  expect(query()).toEqual(['for=buy'])
  the<HTMLSelectElement>('select').value = FIRST_CITY.slug
  expect(query()).toEqual(['for=buy', `city=${FIRST_CITY.slug}`])
})
