import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCROLL_TOP_MS } from '../../domain/site/constants.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { SCROLL_TOP } from './scroll-top.ts'

type Arrival = { navigationType?: string; from?: object | null; hash?: string }

// biome-ignore lint/security/noGlobalEval: It is text for the head of pages.
const run = () => eval(SCROLL_TOP)

/** Returns the scroll position of a page so many milliseconds after it opened during a swipe. */
function placeAfter(
  ms: number,
  { navigationType = 'push', from = {}, hash = '' }: Arrival = {},
): number {
  openPage('', { url: `http://localhost:8888/about${hash}` })
  vi.stubGlobal('navigation', { activation: { from, navigationType } })
  run()
  scrollTo(0, 300)
  vi.advanceTimersByTime(ms)
  return scrollY
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  closePage()
})

it.each(['push', 'replace'])(
  'A page opened by a link of this site is at its top after 100 ms, not before: %s',
  (navigationType) => {
    expect(placeAfter(SCROLL_TOP_MS - 1, { navigationType })).toBe(300)
    expect(placeAfter(SCROLL_TOP_MS, { navigationType })).toBe(0)
  },
)

it.each<[string, Arrival]>([
  ['Back, Forward and the history', { navigationType: 'traverse' }],
  ['reload', { navigationType: 'reload' }],
  ['a link to a part of the page', { hash: '#photos' }],
  ['a visitor who comes from another site', { from: null }],
])('The position is kept for %s', (_, arrival) => {
  expect(placeAfter(10 * SCROLL_TOP_MS, arrival)).toBe(300)
})

it('A browser that does not report the navigation keeps its position', () => {
  openPage('')
  run()
  scrollTo(0, 300)
  vi.advanceTimersByTime(10 * SCROLL_TOP_MS)
  expect(scrollY).toBe(300)
})
