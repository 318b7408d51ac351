import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COUNT_UP_MS } from '../../domain/home/constants.ts'
import { bringIntoView, closePage, FRAME_MS, openPage } from '../../test/support/browser/dom.ts'

async function openFigures({ reducedMotion = false } = {}) {
  openPage(
    '<b data-count-up="200" data-suffix="+">200+</b><b data-count-up="500" data-suffix="+">500+</b>',
    { reducedMotion },
  )
  await import('./count-up.ts')
}
const elements = () => [...document.querySelectorAll('b')]
const figures = () => elements().map(({ textContent }) => textContent)
const seeAll = (seen = true) => {
  for (const element of elements()) bringIntoView(element, seen)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('Figures that count up', () => {
  it('stand still until they are visible', async () => {
    await openFigures()
    seeAll(false)
    vi.advanceTimersByTime(2 * COUNT_UP_MS)
    expect(figures()).toEqual(['200+', '500+'])
  })

  it('run up from zero once they are visible, and end at the exact value', async () => {
    await openFigures()
    seeAll()
    expect(figures()).toEqual(['0+', '0+'])
    vi.advanceTimersByTime(COUNT_UP_MS / 2)
    for (const [n, figure] of [200, 500].entries()) {
      expect(Number.parseInt(figures()[n] ?? '', 10)).toBeGreaterThan(figure / 2)
      expect(Number.parseInt(figures()[n] ?? '', 10)).toBeLessThan(figure)
    }
    vi.advanceTimersByTime(COUNT_UP_MS / 2 + FRAME_MS)
    expect(figures()).toEqual(['200+', '500+'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('run once, however often they become visible', async () => {
    await openFigures()
    seeAll()
    vi.advanceTimersByTime(COUNT_UP_MS + FRAME_MS)
    seeAll()
    expect([figures(), vi.getTimerCount()]).toEqual([['200+', '500+'], 0])
  })

  it('do not run under reduced motion', async () => {
    await openFigures({ reducedMotion: true })
    seeAll()
    expect(figures()).toEqual(['200+', '500+'])
  })
})
