import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WAITING_TEXTS } from '#language/enquiry/texts-waiting'
import { CONTROL_TEXTS, SITE_TEXTS } from '#language/site/texts'
import { takeToast } from '../../client/site/left-toast.ts'
import { leaveToast, showToast } from '../../client/site/toast.ts'
import { PATHS } from '../../contract/paths.ts'
import { WAITING } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Toasts from './Toasts.astro'

const SHOWN_MS = 6000
const region = () => the('[role="status"]').textContent

/** Runs what each page runs. */
async function openPage() {
  vi.resetModules()
  await import('../../client/site/site.ts')
  await vi.dynamicImportSettled()
}

beforeEach(async () => {
  vi.useFakeTimers()
  await openRendered(await render(Toasts))
})
afterEach(async () => {
  vi.useRealTimers()
  // What an event has begun to load runs on the page that is there then.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  closePage()
})

describe('A message', () => {
  it('is shown for six seconds', () => {
    showToast('Link copied.')
    vi.advanceTimersByTime(SHOWN_MS - 1)
    expect(region()).toBe('Link copied.')
    vi.advanceTimersByTime(1)
    expect(region()).toBe('')
  })

  it('replaces the message before, and has its own six seconds', () => {
    showToast('First')
    vi.advanceTimersByTime(SHOWN_MS - 1000)
    showToast('Second')
    expect(region()).toBe('Second')
    vi.advanceTimersByTime(SHOWN_MS - 1)
    expect(region()).toBe('Second')
    vi.advanceTimersByTime(1)
    expect(region()).toBe('')
  })

  it('stays while it is hovered', () => {
    showToast('Link copied.')
    const matches = vi.spyOn(the('[role="status"] p'), 'matches').mockReturnValue(true)
    vi.advanceTimersByTime(2 * SHOWN_MS)
    expect(region()).toBe('Link copied.')
    expect(matches).toHaveBeenCalledWith(':hover')
    matches.mockReturnValue(false)
    vi.advanceTimersByTime(SHOWN_MS)
    expect(region()).toBe('')
  })

  it('is text, never HTML', () => {
    showToast('<b>House</b> is saved.')
    expect(region()).toBe('<b>House</b> is saved.')
  })

  it('is dropped on a page without a place for it', () => {
    the('[role="status"]').remove()
    expect(() => showToast('Nowhere')).not.toThrow()
  })

  it('without a text says that something was not loaded', () => {
    showToast()
    expect(region()).toBe(SITE_TEXTS.notLoaded)
  })

  it('that a page was loaded again comes with that page', async () => {
    await import('../../client/site/site.ts')
    vi.stubGlobal('fetch', async () => new Response(null))
    vi.stubGlobal('navigator', { userActivation: { isActive: true } })
    vi.spyOn(location, 'reload').mockReturnValue()
    dispatchEvent(new Event('vite:preloadError'))
    await vi.advanceTimersByTimeAsync(0)
    expect(takeToast()?.text).toBe(CONTROL_TEXTS.loadedAgain)
  })

  it('that the former page left is shown once', async () => {
    leaveToast('Your account is deleted.')
    await openPage()
    expect(region()).toBe('Your account is deleted.')
    the('[role="status"] p').remove()
    await openPage()
    expect(region()).toBe('')
  })

  it('that leads on stays with its links until it is closed', async () => {
    leaveToast('<b>Sent</b>', [{ href: '/preview/x/', text: 'See it' }])
    await openPage()
    vi.advanceTimersByTime(10 * SHOWN_MS)
    expect(the('[role="status"] p').textContent).toBe('<b>Sent</b>')
    expect(the<HTMLAnchorElement>('[role="status"] a').getAttribute('href')).toBe('/preview/x/')
    the('[role="status"] button').click()
    expect(region()).toBe('')
  })
})

describe('Questions that wait on this device', () => {
  const WORDS = { name: 'Asha', mobileNumber: '9876543210', email: 'a@example.in', message: 'Hi' }
  const wait = (...listings: string[]) =>
    localStorage.setItem(
      WAITING,
      JSON.stringify(
        listings.map((listing) => ({
          listing,
          title: 'Kesar Heights',
          submissionKey: 'key',
          at: Date.now(),
          ...WORDS,
        })),
      ),
    )
  const line = () => document.querySelector('#toasts > div > p')?.textContent

  it('are said by their number, with the way there, until the line is closed', async () => {
    wait('listing00001')
    await openPage()
    expect(line()).toBe(WAITING_TEXTS.line(1))
    expect(the('#toasts a').getAttribute('href')).toBe(`${PATHS.saved}#waiting`)
    the('#toasts button').click()
    expect(line()).toBeUndefined()
    await openPage()
    expect(line()).toBeUndefined()
    // Another number is news.
    wait('listing00001', 'listing00002')
    await openPage()
    expect(line()).toBe(WAITING_TEXTS.line(2))
  })

  it('are said once there is a connection', async () => {
    wait('listing00001')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openPage()
    expect(line()).toBeUndefined()
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(line()).toBe(WAITING_TEXTS.line(1))
    localStorage.removeItem(WAITING)
    dispatchEvent(Object.assign(new Event('storage'), { key: WAITING }))
    expect(line()).toBeUndefined()
  })

  it('are not said on a page that shows them', async () => {
    wait('listing00001')
    document.body.append(document.createElement('aangan-waiting-questions'))
    await openPage()
    expect(line()).toBeUndefined()
  })
})
