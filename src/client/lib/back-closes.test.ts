import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backCloses } from './back-closes.ts'

const page = new EventTarget()
const history = {
  entries: 1,
  state: { height: 900 },
  pushState: vi.fn(() => {
    history.entries += 1
  }),
  back: vi.fn(() => {
    history.entries -= 1
    page.dispatchEvent(new Event('popstate'))
  }),
}
const close = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  history.entries = 1
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

describe('A layer over a page', () => {
  it('is closed once by Back; the page keeps its address and its state', async () => {
    const closed = backCloses(close)
    expect([history.entries, history.pushState.mock.calls]).toEqual([2, [[history.state, '']]])
    history.back()
    await closed()
    expect([history.entries, history.back.mock.calls.length]).toEqual([1, 1])
    history.back()
    expect(close).toHaveBeenCalledOnce()
  })

  it('is closed before the one under it: each has its own Back', async () => {
    const closeUpper = vi.fn()
    const closed = backCloses(close)
    const closedUpper = backCloses(closeUpper)
    history.back()
    await closedUpper()
    expect([closeUpper, close].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    history.back()
    await closed()
    expect([close.mock.calls.length, history.entries]).toEqual([1, 1])
  })

  it('leaves no history entry behind when it is closed in another way, however often', async () => {
    const closed = backCloses(close)
    await Promise.all([closed(), closed()])
    expect([history.entries, history.back.mock.calls.length]).toEqual([1, 1])
  })
})
