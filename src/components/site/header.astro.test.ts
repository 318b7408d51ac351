import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTROL_TEXTS, REGION_TEXTS, SITE_TEXTS } from '#language/site/texts'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { siteSettings } from '../../domain/site/settings.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import Header from './Header.astro'

const settings = siteSettings({ SITE_NAME: 'Chowk' })
let page: Awaited<ReturnType<typeof openRendered>>

async function openHeader(reducedMotion = false) {
  const html = [await render(Header, { props: { settings } }), await render(Toasts)]
  page = await openRendered(html.join(''), { width: 400, reducedMotion })
}
beforeEach(() => openHeader())
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

const menu = () => the<HTMLDialogElement>('dialog')
const openMenu = () => the(`button[aria-label="${REGION_TEXTS.menu}"]`).click()

describe('The menu of the header', () => {
  it('opens; a click outside closes it, a click inside does not', () => {
    openMenu()
    expect(menu().open).toBe(true)
    const link = the<HTMLAnchorElement>('dialog nav [href="/about"]')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    expect([menu().open, click.defaultPrevented]).toEqual([true, false])
    menu().click()
    expect(menu().open).toBe(false)
  })

  it('closes when the window becomes wide enough for the bar', () => {
    openMenu()
    page.happyDOM.setViewport({ width: 1000 })
    expect(menu().open).toBe(false)
  })
})

describe('The count of saved listings', () => {
  it.each([
    [false, 1],
    [true, 0],
  ])(
    'follows each change, with one short beat unless motion is reduced (%s)',
    async (reducedMotion, beats) => {
      await openHeader(reducedMotion)
      const [count, animate] = [vi.fn(), vi.fn()]
      vi.stubGlobal('showSaved', count)
      Object.assign(the('.saved-count'), { animate })
      const { toggleFavourite } = await import('../../client/listing/favourites.ts')
      toggleFavourite('a')
      expect([count.mock.calls.length, animate.mock.calls.length]).toEqual([1, beats])
      expect(animate.mock.lastCall?.[1].duration ?? 150).toBeLessThanOrEqual(250)
    },
  )

  it('follows another tab', () => {
    const count = vi.fn()
    vi.stubGlobal('showSaved', count)
    dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(count).not.toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('storage'), { key: FAVOURITES }))
    expect(count).toHaveBeenCalledOnce()
  })
})

it('Both the header and its menu have the name of the portal, and sign out; a failure is said, and the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const named = (tag: 'a' | 'button', text: string) =>
    [...document.querySelectorAll(tag)].filter(({ textContent }) => textContent.includes(text))
  const buttons = named('button', SITE_TEXTS.signOut)
  expect([named('a', 'Chowk').length, buttons.length]).toEqual([2, 2])
  for (const button of buttons) {
    the('#toasts').replaceChildren()
    button.click()
    await eventually(() => expect(the('#toasts').textContent).toBe(CONTROL_TEXTS.signOutFailed))
  }
  expect(location.pathname).toBe('/')
})
