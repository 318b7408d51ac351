/** Milliseconds a slide takes. */
export const SLIDE_MS = 500

/** From these widths on, as carousel.css has them, so many cards are visible at once: 640 and 1024 px in letters of usual size. */
const VISIBLE_CARDS = [
  { from: '64rem', cards: 3 },
  { from: '40rem', cards: 2 },
] as const

/** Cards visible at once in a window that fits these media queries. */
export function visibleCards(fits: (query: string) => boolean): number {
  return VISIBLE_CARDS.find(({ from }) => fits(`(min-width: ${from})`))?.cards ?? 1
}

/** Places the carousel can stand at. */
export function positions(count: number, visible: number): number {
  return Math.max(1, count - visible + 1)
}

/** The position one step on, around the end. */
export function step(position: number, by: 1 | -1, count: number, visible: number): number {
  const all = positions(count, visible)
  return (Math.min(position, all - 1) + by + all) % all
}
