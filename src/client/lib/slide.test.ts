import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLIDE_MS } from '../../domain/carousel/rules.ts'
import { closePage, FRAME_MS, openPage, the } from '../../test/support/browser/dom.ts'

async function openRow({ reducedMotion = false } = {}) {
  openPage('<ul></ul>', { reducedMotion })
  vi.useFakeTimers()
  const slide = await import('./slide.ts')
  return { ...slide, row: the('ul') }
}

beforeEach(() => vi.useRealTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('A row that slides', () => {
  it('arrives after its time and not before, fast at first, and snaps again only then', async () => {
    const { slideTo, row } = await openRow()
    slideTo(row, 400, SLIDE_MS)
    expect(row.style.scrollSnapType).toBe('none')
    vi.advanceTimersByTime(SLIDE_MS / 2)
    const half = row.scrollLeft
    expect(half).toBeGreaterThan(200)
    expect(half).toBeLessThan(400)
    vi.advanceTimersByTime(SLIDE_MS / 2 - 2 * FRAME_MS)
    expect(row.scrollLeft).toBeLessThan(400)
    expect(row.style.scrollSnapType).toBe('none')
    vi.advanceTimersByTime(3 * FRAME_MS)
    expect([row.scrollLeft, row.style.scrollSnapType]).toEqual([400, ''])
    vi.advanceTimersByTime(2 * SLIDE_MS)
    expect(row.scrollLeft).toBe(400)
  })

  it('returns its final position to a caller that moves on during the slide', async () => {
    const { slideTo, restOf, row } = await openRow()
    row.scrollLeft = 100
    expect(restOf(row)).toBe(100)
    slideTo(row, 400, SLIDE_MS)
    vi.advanceTimersByTime(SLIDE_MS / 5)
    expect(restOf(row)).toBe(400)
    expect(row.scrollLeft).toBeLessThan(400)
    vi.advanceTimersByTime(SLIDE_MS)
    row.scrollLeft = 50
    expect(restOf(row)).toBe(50)
  })

  it('turns from its current position when it gets another target during the slide', async () => {
    const { slideTo, restOf, row } = await openRow()
    slideTo(row, 400, SLIDE_MS)
    vi.advanceTimersByTime(SLIDE_MS / 2)
    const half = row.scrollLeft
    slideTo(row, 0, SLIDE_MS)
    expect(restOf(row)).toBe(0)
    vi.advanceTimersByTime(2 * FRAME_MS)
    expect(row.scrollLeft).toBeLessThan(half)
    vi.advanceTimersByTime(2 * SLIDE_MS)
    expect([row.scrollLeft, row.style.scrollSnapType]).toEqual([0, ''])
  })

  it('moves without animation under reduced motion', async () => {
    const { slideTo, restOf, row } = await openRow({ reducedMotion: true })
    slideTo(row, 400, SLIDE_MS)
    expect([row.scrollLeft, restOf(row), row.style.scrollSnapType]).toEqual([400, 400, ''])
  })
})
