const easeOut = (progress: number) => 1 - (1 - progress) ** 3
/** Rows that are sliding: the id of the next frame, and the final position. */
const running = new WeakMap<HTMLElement, { request: number; left: number }>()

/** Returns the position of a row, or its final one if the row is sliding. The next step counts from it. */
export function restOf(track: HTMLElement): number {
  return running.get(track)?.left ?? track.scrollLeft
}

/** Scrolls a row sideways within the given milliseconds, or at once under reduced motion. */
export function slideTo(track: HTMLElement, left: number, ms: number): void {
  cancelAnimationFrame(running.get(track)?.request ?? 0)
  running.delete(track)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = left
    return
  }
  const from = track.scrollLeft
  const began = performance.now()
  // Snapping would pull the row back in every frame.
  track.style.scrollSnapType = 'none'
  const frame = (now: number) => {
    const progress = Math.min(1, (now - began) / ms)
    track.scrollLeft = from + (left - from) * easeOut(progress)
    if (progress < 1) return next()
    running.delete(track)
    track.style.scrollSnapType = ''
  }
  const next = () => void running.set(track, { request: requestAnimationFrame(frame), left })
  next()
}
