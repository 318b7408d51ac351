import { type Cover, isStroke, type Point } from '../../../domain/right-to-offer/covering.ts'

/** How far a point is from the line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy)
}

/** Whether a point of a page is below one of its covers. */
export const isBelow = (covers: readonly Cover[], point: Point): boolean =>
  covers.some((cover) => {
    if (isStroke(cover))
      return cover.points.some(
        (to, at) => distance(point, cover.points[at - 1] ?? to, to) <= cover.width / 2,
      )
    const [right, below] = [point.x - cover.x, point.y - cover.y]
    return right >= 0 && below >= 0 && right <= cover.width && below <= cover.height
  })
