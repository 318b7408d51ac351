import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COUNT_UP_MS } from '../../domain/home/rules.ts'
import { bringIntoView, closePage, FRAME_MS, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import CountUp from './CountUp.astro'

async function openFigures({ reducedMotion = false } = {}) {
  const figures = [200, 500].map((figure) => render(CountUp, { props: { figure, suffix: '+' } }))
  await openRendered((await Promise.all(figures)).join(''), { reducedMotion })
}
const elements = () => [...document.querySelectorAll('aangan-count-up')]
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const figures = () => texts('[aria-hidden]')
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
    expect(texts('.visually-hidden')).toEqual(['200+', '500+'])
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

  it('do not run once they are taken away', async () => {
    await openFigures()
    const [first] = elements()
    first?.remove()
    if (first) bringIntoView(first)
    expect([first?.textContent, the('aangan-count-up').textContent]).toEqual([
      '200+200+',
      '500+500+',
    ])
  })

  it('do not run under reduced motion', async () => {
    await openFigures({ reducedMotion: true })
    seeAll()
    expect(figures()).toEqual(['200+', '500+'])
  })
})
