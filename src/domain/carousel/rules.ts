/** The duration of a slide transition in milliseconds. */
export const SLIDE_MS = 500

/** The visible cards by window width, as in carousel.css: 640 and 1024 px at the usual font size. */
const VISIBLE_CARDS = [
  { from: '64rem', cards: 3 },
  { from: '40rem', cards: 2 },
] as const

/** The number of cards visible at once; `fits` evaluates a media query. */
export function visibleCards(fits: (query: string) => boolean): number {
  return VISIBLE_CARDS.find(({ from }) => fits(`(min-width: ${from})`))?.cards ?? 1
}

/** The number of positions of the carousel. */
export function positions(count: number, visible: number): number {
  return Math.max(1, count - visible + 1)
}

/** The next or previous position, with wraparound. */
export function step(position: number, by: 1 | -1, count: number, visible: number): number {
  const all = positions(count, visible)
  return (Math.min(position, all - 1) + by + all) % all
}
