import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCROLL_TOP_MS } from '../../domain/site/constants.ts'
import { closePage, openPage } from '../../test/support/dom.ts'

type Arrival = { navigationType?: string; from?: object | null; hash?: string; scrolled?: number }

/** Where a page that is swiped on stands, once it has been there for so many milliseconds. */
async function placeAfter(
  ms: number,
  { navigationType = 'push', from = {}, hash = '', scrolled = 0 }: Arrival = {},
): Promise<number> {
  openPage('', { url: `http://localhost:8888/about${hash}` })
  Object.assign(window, { navigation: { activation: { from, navigationType } } })
  scrollTo(0, scrolled)
  await import('./scroll-top.ts')
  scrollTo(0, 300)
  vi.advanceTimersByTime(ms)
  return scrollY
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

it.each(['push', 'replace'])(
  'A page that a link has led to stands at its top after 100 ms, not before: %s',
  async (navigationType) => {
    expect(await placeAfter(SCROLL_TOP_MS - 1, { navigationType })).toBe(300)
    expect(await placeAfter(SCROLL_TOP_MS, { navigationType })).toBe(0)
  },
)

it.each<[string, Arrival]>([
  ['Back, Forward and history', { navigationType: 'traverse' }],
  ['reload', { navigationType: 'reload' }],
  ['a link to a part of the page', { hash: '#photos' }],
  ['who has scrolled before the script ran', { scrolled: 40 }],
  ['who comes from elsewhere', { from: null }],
])('The place is kept for %s', async (_, arrival) => {
  expect(await placeAfter(10 * SCROLL_TOP_MS, arrival)).toBe(300)
})

it('A browser that does not tell how it came here keeps its place', async () => {
  openPage('')
  await import('./scroll-top.ts')
  scrollTo(0, 300)
  vi.advanceTimersByTime(10 * SCROLL_TOP_MS)
  expect(scrollY).toBe(300)
})
