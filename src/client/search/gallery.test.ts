import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { closePage, openPage, the } from '../../test/support/dom.ts'
import { galleryHtml, publicListing, servesGallery } from '../../test/support/gallery-page.ts'
import { eventually } from '../../test/support/eventually.ts'

const ALL = [
  ...Array.from({ length: 30 }, (_, i) => publicListing(`lko${i}`)),
  publicListing('noida', { city: 'Noida', locality: 'Sector 75' }),
]
let files: ReturnType<typeof vi.fn<typeof fetch>>

async function openGallery(query = '', state?: object) {
  openPage(galleryHtml('search', ALL), { url: `http://localhost:8888/Search${query}` })
  if (state) history.replaceState(state, '')
  vi.stubGlobal('fetch', files)
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

describe('A gallery of which nothing is asked', () => {
  it('stands as it came, without a request, whatever the browser has filled its form in with', async () => {
    openPage(galleryHtml('search', ALL))
    the<HTMLInputElement>('#words').value = 'left from before'
    vi.stubGlobal('fetch', files)
    await import('./gallery.ts')
    expect(the<HTMLInputElement>('#words').value).toBe('')
    expect([isReady(), shown()]).toEqual([true, PAGE_SIZE])
    expect(files).not.toHaveBeenCalled()
  })

  it.each(['focusin', 'pointerover', 'touchstart'])(
    'fetches its list at the first sign of interest, once: %s',
    async (type) => {
      await openGallery()
      for (let i = 0; i < 3; i += 1) sign(type)
      // Each city's own, and what was approved since.
      await eventually(() => expect(files).toHaveBeenCalledTimes(6))
      await Promise.resolve()
      expect(files).toHaveBeenCalledTimes(6)
    },
  )

  it('is searched as one types, and never leaves for another page', async () => {
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

describe('A gallery whose address asks for something', () => {
  it('is ready only once that is shown', async () => {
    await openGallery('?city=noida')
    expect(isReady()).toBe(false)
    await eventually(() => expect(isReady()).toBe(true))
    expect(shown()).toBe(1)
  })

  it('is as high as it was left until its list is there again', async () => {
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

/** The sheet of filters as a phone opens and closes it. */
const toggle = (newState: 'open' | 'closed') =>
  the('#filters').dispatchEvent(Object.assign(new Event('toggle'), { newState }))
function choose(city: string) {
  const option = the<HTMLInputElement>(`[name="city"][value="${city}"]`)
  option.checked = true
  option.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('A choice among the filters', () => {
  it('is a step that Back takes off', async () => {
    await openGallery()
    choose('noida')
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=noida', 1]))
    choose('lucknow')
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=lucknow', PAGE_SIZE]))
    history.back()
    await eventually(() => expect([location.search, shown()]).toEqual(['?city=noida', 1]))
  })

  it('stays when Back closes the sheet that it was made in', async () => {
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

  it('that was not made leaves no step behind', async () => {
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
  it('adds a page to this one', async () => {
    await openGallery()
    expect(press('[data-more] a').defaultPrevented).toBe(true)
    await eventually(() => expect(shown()).toBe(ALL.length))
    expect(location.search).toBe('?page=2')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens a window of its own for who asks for one: %j',
    async (held) => {
      await openGallery()
      expect(press('[data-more] a', held).defaultPrevented).toBe(false)
      expect(shown()).toBe(PAGE_SIZE)
    },
  )
})

it('Where there is room for the filters they do not lie over the page as well', async () => {
  const page = openPage(galleryHtml('search', ALL), { width: 800 })
  const hidePopover = vi.fn()
  the('#filters').hidePopover = hidePopover
  await import('./gallery.ts')
  page.happyDOM.setViewport({ width: 900 })
  expect(hidePopover).not.toHaveBeenCalled()
  page.happyDOM.setViewport({ width: 1100 })
  expect(hidePopover).toHaveBeenCalledOnce()
})
