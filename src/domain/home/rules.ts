/** The duration of counting up from zero, in milliseconds. */
export const COUNT_UP_MS = 2500

/** Milliseconds between two slides of the coming-soon slideshow. */
export const SLIDESHOW_MS = 1000

/** The value to show after the given milliseconds of counting up: fast at first, exact at the end. */
export function countedUp(value: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  return Math.round(value * (1 - (1 - progress) ** 3))
}

/** The next or previous slide, with wraparound. */
export function nextSlide(slide: number, by: 1 | -1, count: number): number {
  return (slide + by + count) % count
}
