import { describe, expect, it } from 'vitest'
import { hasArrows, positions, SLIDE_MS, step, visibleCards } from './rules.ts'

describe('a carousel', () => {
  it('shows 1 card below 640 px, 2 below 1024 px, 3 otherwise', () => {
    expect([320, 639, 640, 1023, 1024, 1920].map(visibleCards)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('has max(1, count - visible + 1) positions', () => {
    expect(positions(24, 3)).toBe(22)
    expect(positions(2, 3)).toBe(1)
    expect(positions(0, 1)).toBe(1)
  })

  it('moves by one and wraps around at both ends', () => {
    expect(step(0, 1, 5, 3)).toBe(1)
    expect(step(2, 1, 5, 3)).toBe(0)
    expect(step(0, -1, 5, 3)).toBe(2)
  })

  it('stays within the positions when the window has grown', () => {
    expect(step(4, 1, 5, 3)).toBe(0)
    expect(step(4, -1, 5, 3)).toBe(1)
  })

  it('has arrows only when the cards exceed the visible ones', () => {
    expect(hasArrows(3, 3)).toBe(false)
    expect(hasArrows(4, 3)).toBe(true)
  })

  it('slides in 500 ms', () => expect(SLIDE_MS).toBe(500))
})
