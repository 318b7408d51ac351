import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const HINT = JSON.stringify({ id: 'asha', name: 'Asha', role: 'Owner' })

const asked = vi.fn<typeof fetch>()
const showSession = vi.fn()
const showSaved = vi.fn()

async function openSite({ hint = null as string | null, body = '' } = {}) {
  openPage('')
  if (hint !== null) localStorage.setItem('session-hint', hint)
  if (body) document.body.setAttribute(body, '')
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('showSession', showSession)
  vi.stubGlobal('showSaved', showSaved)
  await import('./site.ts')
}
/** Waits long enough for work that a page postpones until it is idle. */
const idle = async () => {
  await vi.advanceTimersByTimeAsync(1000)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.useFakeTimers()
  showSession.mockReset()
  // The connection is down: these tests only check which requests are made, and the messages.
  asked.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  closePage()
})

describe('The session', () => {
  it('is not requested for a signed-out visitor', async () => {
    await openSite()
    await idle()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each(['{', '', 'null'])('is not requested if the stored hint is %j', async (hint) => {
    await openSite({ hint })
    await idle()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['remembers a session', { hint: HINT }],
    ['is on a page that needs to know it', { body: 'data-asks-session' }],
  ])('is requested, once the page is idle, if the browser %s', async (_, visit) => {
    await openSite(visit)
    expect(asked).not.toHaveBeenCalled()
    await idle()
    await eventually(() => expect(asked).toHaveBeenCalledOnce())
    expect(asked.mock.calls[0]?.[0]).toBe('/api/me')
  })

  it('is read from the stored hint when Back restores a page', async () => {
    await openSite()
    localStorage.setItem('session-hint', HINT)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(showSession).not.toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(showSession).toHaveBeenCalledExactlyOnceWith(JSON.parse(HINT))
  })

  it('is shown as another tab has it after a sign-in or a sign-out there', async () => {
    await openSite()
    const changed = (key: string) => dispatchEvent(Object.assign(new Event('storage'), { key }))
    localStorage.setItem('session-hint', HINT)
    changed('another')
    expect(showSession).not.toHaveBeenCalled()
    changed('session-hint')
    expect(showSession).toHaveBeenLastCalledWith(JSON.parse(HINT))
    localStorage.removeItem('session-hint')
    changed('session-hint')
    expect(showSession).toHaveBeenLastCalledWith(null)
  })
})

describe('A script that could not be loaded', () => {
  const reload = vi.fn()
  async function lose({ pressed = true, answer = null as Response | null }) {
    await openSite()
    vi.stubGlobal('navigator', { userActivation: { isActive: pressed } })
    vi.spyOn(location, 'reload').mockImplementation(reload.mockReset())
    if (answer) asked.mockResolvedValue(answer)
    // One press may want several scripts.
    for (let lost = 0; lost < 2; lost++) dispatchEvent(new Event('vite:preloadError'))
    await vi.advanceTimersByTimeAsync(0)
  }
  afterEach(() => vi.restoreAllMocks())

  it('has the page loaded again once the server can be reached', async () => {
    await lose({ answer: new Response(null) })
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      location.href,
      expect.objectContaining({ method: 'HEAD' }),
    )
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['while the connection is down', {}],
    ['while the server fails', { answer: new Response(null, { status: 503 }) }],
    ['that nobody has pressed for', { pressed: false, answer: new Response(null) }],
  ])('leaves the page as it is %s', async (_, lost) => {
    await lose(lost)
    expect(reload).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('toast')).toBeNull()
  })
})
