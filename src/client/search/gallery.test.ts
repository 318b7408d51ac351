import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import {
  defineGalleryParts,
  galleryHtml,
  publicListing,
  servesGallery,
} from '../../test/support/browser/gallery-page.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const ALL = [
  ...Array.from({ length: 30 }, (_, i) => publicListing(`lko${i}`)),
  publicListing('noida', { city: 'Noida', locality: 'Sector 75' }),
]
let files: ReturnType<typeof vi.fn<typeof fetch>>

async function openGallery(query = '', state?: object) {
  openPage(galleryHtml('search', ALL), { url: `http://localhost:8888/Search${query}` })
  if (state) history.replaceState(state, '')
  vi.stubGlobal('fetch', files)
  await defineGalleryParts()
  await import('./gallery.ts')
}
const shown = () => document.querySelectorAll('[data-list] .card').length
const isReady = () => the('#results').hasAttribute('data-ready')
const sign = (type: string) =>
  the('#gallery-form').dispatchEvent(new Event(type, { bubbles: true }))
const press = (selector: string, more: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  the(selector).dispatchEvent(click)
  return click
}

beforeEach(() => {
  files = vi.fn(servesGallery(() => ALL))
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('A gallery without a search in its address', () => {
  it('stays as built, without a request, whatever the browser has filled into its form', async () => {
    openPage(galleryHtml('search', ALL))
    the<HTMLInputElement>('#words').value = 'left from before'
    vi.stubGlobal('fetch', files)
    await defineGalleryParts()
    await import('./gallery.ts')
    expect(the<HTMLInputElement>('#words').value).toBe('')
    expect([isReady(), shown()]).toEqual([true, PAGE_SIZE])
    expect(files).not.toHaveBeenCalled()
  })

  it.each(['focusin', 'pointerover', 'touchstart'])(
    'fetches its index at the first sign of interest, once: %s',
    async (type) => {
      await openGallery()
      for (let i = 0; i < 3; i += 1) sign(type)
      // One file for each city, and the listings approved since the build.
      await eventually(() => expect(files).toHaveBeenCalledTimes(6))
      await Promise.resolve()
      expect(files).toHaveBeenCalledTimes(6)
    },
  )

  it('searches while the user types, and never leaves for another page', async () => {
    await openGallery()
    the<HTMLInputElement>('#words').value = 'sector'
    sign('input')
    await eventually(() => expect(shown()).toBe(1))
    expect(location.search).toBe('?q=sector')
    const submit = new Event('submit', { cancelable: true })
    the('#gallery-form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })
})

describe('A gallery with a search in its address', () => {
  it('is ready only once the results are shown', async () => {
    await openGallery('?city=noida')
    expect(isReady()).toBe(false)
    await eventually(() => expect(isReady()).toBe(true))
    expect(shown()).toBe(1)
  })

  it('keeps its former height until its list is loaded again', async () => {
    await openGallery('?page=2', { height: 4321 })
    expect(the('#results').style.minHeight).toBe('4321px')
    await eventually(() => expect(isReady()).toBe(true))
    expect(the('#results').style.minHeight).toBe('')
  })

  it('follows Back and Forward', async () => {
    await openGallery('?city=noida')
    await eventually(() => expect(isReady()).toBe(true))
    history.pushState(null, '', '/Search?city=lucknow')
    dispatchEvent(new Event('popstate'))
    await eventually(() => expect(shown()).toBe(PAGE_SIZE))
    history.back()
    await eventually(() => expect(shown()).toBe(1))
    expect(the('[data-total]').textContent).toBe('1 property in Noida')
  })
})

/** Opens and closes the sheet of filters as a phone does. */
const toggle = (newState: 'open' | 'closed') =>
  the('#filters').dispatchEvent(Object.assign(new Event('toggle'), { newState }))
function choose(city: string) {
  const option = the<HTMLInputElement>(`[name="city"][value="${city}"]`)
  option.checked = true
  option.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('A choice of a filter', () => {
  it('adds a history entry, which Back removes', async () => {
    await openGallery()
    choose('noida')
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=noida', 1]))
    choose('lucknow')
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=lucknow', PAGE_SIZE]))
    history.back()
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=noida', 1]))
  })

  it('stays when Back closes the sheet in which it was made', async () => {
    await openGallery()
    const hide = vi.fn()
    Object.assign(the('#filters'), { hidePopover: hide })
    toggle('open')
    choose('noida')
    await eventually(() => expect(shown()).toBe(1))
    history.back()
    await eventually(() => expect(hide).toHaveBeenCalled())
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=noida', 1]))
  })

  it('adds no history entry if the sheet is closed without one', async () => {
    await openGallery()
    const { length } = history
    toggle('open')
    toggle('closed')
    await eventually(() => expect(history.state?.sheet).toBeFalsy())
    choose('noida')
    await eventually(() => expect(location.search).toBe('?city=noida'))
    expect(history.length).toBe(length + 1)
  })
})

describe('The link to more', () => {
  it('adds another page to this one', async () => {
    await openGallery()
    expect(press('[data-more] a').defaultPrevented).toBe(true)
    await eventually(() => expect(shown()).toBe(ALL.length))
    expect(location.search).toBe('?page=2')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens its own window for a click that asks for one: %j',
    async (held) => {
      await openGallery()
      expect(press('[data-more] a', held).defaultPrevented).toBe(false)
      expect(shown()).toBe(PAGE_SIZE)
    },
  )
})

it('In a wide window, the filters do not also lie over the page', async () => {
  const page = openPage(galleryHtml('search', ALL), { width: 800 })
  const hidePopover = vi.fn()
  the('#filters').hidePopover = hidePopover
  await defineGalleryParts()
  await import('./gallery.ts')
  page.happyDOM.setViewport({ width: 900 })
  expect(hidePopover).not.toHaveBeenCalled()
  page.happyDOM.setViewport({ width: 1100 })
  expect(hidePopover).toHaveBeenCalledOnce()
})
