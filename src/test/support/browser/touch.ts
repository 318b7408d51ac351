import type { Page } from '@playwright/test'

type Point = { x: number; y: number }
/** Number of moves in a finger's path: a single jump would not count as a gesture. */
const MOVES = 8

/**
 * Moves fingers at the same time, each from one point to another, and lifts them, with the events of a touch screen.
 */
export async function moveFingers(
  page: Page,
  ...ways: readonly (readonly [from: Point, to: Point])[]
): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const at = (part: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }))
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let move = 1; move <= MOVES; move++)
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(move / MOVES),
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
