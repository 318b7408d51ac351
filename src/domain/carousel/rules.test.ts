import { describe, expect, it } from 'vitest'
import { positions, SLIDE_MS, step, visibleCards } from './rules.ts'

/** Evaluates media queries for a window width in CSS pixels, with a font size of 16 px. */
const within = (width: number) => (query: string) =>
  width >= 16 * Number(/^\(min-width: (\d+)rem\)$/.exec(query)?.[1])

describe('Recommended carousel', () => {
  it('Visible cards: 1 below 640px, 2 below 1024px, 3 otherwise.', () => {
    expect([320, 639, 640, 1023, 1024, 1920].map((width) => visibleCards(within(width)))).toEqual([
      1, 1, 2, 2, 3, 3,
    ])
  })

  it('moves … over max(1, approvedCount - visibleCount + 1) positions', () => {
    expect(positions(24, 3)).toBe(22)
    expect(positions(2, 3)).toBe(1)
    expect(positions(0, 1)).toBe(1)
  })

  it('moves by one with wraparound', () => {
    expect(step(0, 1, 5, 3)).toBe(1)
    expect(step(2, 1, 5, 3)).toBe(0)
    expect(step(0, -1, 5, 3)).toBe(2)
  })

  it('stays within its positions when the window has grown', () => {
    expect(step(4, 1, 5, 3)).toBe(0)
    expect(step(4, -1, 5, 3)).toBe(1)
  })
})

describe('Other carousels', () => {
  it('slide transition 500 ms.', () => expect(SLIDE_MS).toBe(500))
})
