import { COUNT_UP_MS } from './constants.ts'

/** The value to show after the given milliseconds of counting up: fast at first, exact at the end. */
export function countedUp(value: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  return Math.round(value * (1 - (1 - progress) ** 3))
}

/** The next or previous slide, with wraparound. */
export function nextSlide(slide: number, by: 1 | -1, count: number): number {
  return (slide + by + count) % count
}
