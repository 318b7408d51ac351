import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backCloses } from './back-closes.ts'

const page = new EventTarget()
const capturing = new EventTarget()
const history = {
  entries: 1,
  state: { height: 900 },
  pushState: vi.fn(() => {
    history.entries += 1
  }),
  back: vi.fn(() => {
    history.entries -= 1
    const event = new Event('popstate')
    // As browsers do, and Node does not: who captures is told first.
    capturing.dispatchEvent(event)
    if (!event.cancelBubble) page.dispatchEvent(new Event('popstate'))
  }),
}
const close = vi.fn()
const ownOfPage = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  history.entries = 1
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', capturing.addEventListener.bind(capturing))
  page.addEventListener('popstate', ownOfPage)
})
afterEach(() => page.removeEventListener('popstate', ownOfPage))

describe('What lies over a page', () => {
  it('is closed by Back, of which the page notices nothing', () => {
    backCloses(close)
    expect([history.entries, history.pushState.mock.calls]).toEqual([2, [[history.state, '']]])
    history.back()
    expect([close.mock.calls.length, history.entries]).toEqual([1, 1])
    expect(ownOfPage).not.toHaveBeenCalled()
    history.back()
    expect([close.mock.calls.length, ownOfPage.mock.calls.length]).toEqual([1, 1])
  })

  it('leaves no entry behind when it is closed in another way, however often', () => {
    const closeIt = backCloses(close)
    closeIt()
    closeIt()
    expect([close.mock.calls.length, history.entries]).toEqual([1, 1])
    expect(ownOfPage).not.toHaveBeenCalled()
  })
})
