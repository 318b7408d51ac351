/** Milliseconds a slide takes. */
export const SLIDE_MS = 500

/** From these widths in CSS pixels on, so many cards are visible at once. */
const VISIBLE_CARDS = [
  { from: 1024, cards: 3 },
  { from: 640, cards: 2 },
  { from: 0, cards: 1 },
] as const

/** Cards visible at once in a window of a width in CSS pixels. */
export function visibleCards(width: number): number {
  return VISIBLE_CARDS.find((step) => width >= step.from)?.cards ?? 1
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

/** Arrows are of use only where not all cards are visible. */
export function hasArrows(count: number, visible: number): boolean {
  return count > visible
}
