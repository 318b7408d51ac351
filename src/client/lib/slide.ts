const easeOut = (progress: number) => 1 - (1 - progress) ** 3
/** Rows on their way: the next frame, and where they will rest. */
const running = new WeakMap<HTMLElement, { request: number; left: number }>()

/** Where a row rests, or will rest once it has slid there: the place that the next step counts from. */
export function restOf(track: HTMLElement): number {
  return running.get(track)?.left ?? track.scrollLeft
}

/** Scrolls a row sideways within the given milliseconds; at once under reduced motion. */
export function slideTo(track: HTMLElement, left: number, ms: number): void {
  cancelAnimationFrame(running.get(track)?.request ?? 0)
  running.delete(track)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = left
    return
  }
  const from = track.scrollLeft
  const began = performance.now()
  // Snapping would pull the row back at every frame.
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
