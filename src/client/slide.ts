const easeOut = (progress: number) => 1 - (1 - progress) ** 3
const running = new WeakMap<HTMLElement, number>()

/** Scrolls a row sideways in so many milliseconds; at once where the visitor wants no motion. */
export function slideTo(track: HTMLElement, left: number, ms: number): void {
  cancelAnimationFrame(running.get(track) ?? 0)
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
    if (progress < 1) running.set(track, requestAnimationFrame(frame))
    else track.style.scrollSnapType = ''
  }
  running.set(track, requestAnimationFrame(frame))
}
