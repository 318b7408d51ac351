import { afterEach, beforeEach, expect, it } from 'vitest'
import { SITE_TEXTS as texts } from '#language/site/texts'
import { PATHS } from '../../contract/paths.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import HeadSearch from './HeadSearch.astro'

const form = () => the<HTMLFormElement>('form')
const opener = () => the<HTMLAnchorElement>(`a[aria-label="${texts.search}"]`)
const steps: string[] = []
let page: Awaited<ReturnType<typeof openRendered>>

beforeEach(async () => {
  page = await openRendered(await render(HeadSearch), { width: 400 })
  steps.length = 0
  Object.assign(form(), {
    showPopover: () => steps.push('shown'),
    hidePopover: () => steps.push('hidden'),
  })
})
afterEach(closePage)

it('The search of the header lies over its bar after a press, with the focus in its field', () => {
  const press = (more: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
    opener().dispatchEvent(click)
    return click.defaultPrevented
  }
  expect([press({ ctrlKey: true }), steps]).toEqual([false, []])
  expect([press({}), steps]).toEqual([true, ['shown']])
  expect(document.activeElement).toBe(the('[role="combobox"]'))
})

it('It closes once the bar has the room for it', () => {
  page.happyDOM.setViewport({ width: 1300 })
  expect(steps).toEqual(['hidden'])
  the('aangan-head-search').remove()
  page.happyDOM.setViewport({ width: 400 })
  expect(steps).toEqual(['hidden'])
})

it('It leads to the search, without a script by a link', () => {
  expect(form().getAttribute('action')).toBe(PATHS.search)
  expect(opener().getAttribute('href')).toBe(PATHS.search)
})
