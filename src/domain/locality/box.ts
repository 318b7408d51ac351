import type { Point } from './drawing.ts'

/** A rectangle around its middle, turned clockwise by an angle in radians. */
export type Box = { at: Point; wide: number; high: number; turn: number }

const axesOf = ({ turn }: Box): readonly Point[] => [
  [Math.cos(turn), Math.sin(turn)],
  [-Math.sin(turn), Math.cos(turn)],
]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

/** How far a box reaches from its middle in a direction. */
function reach(box: Box, axis: Point): number {
  const [along, across] = axesOf(box) as [Point, Point]
  return (Math.abs(dot(along, axis)) * box.wide + Math.abs(dot(across, axis)) * box.high) / 2
}

/** Whether two boxes have less than a gap between them: they do unless some side of either separates them. */
export function touch(one: Box, other: Box, gap = 0): boolean {
  const between: Point = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  return [...axesOf(one), ...axesOf(other)].every(
    (axis) => Math.abs(dot(between, axis)) < reach(one, axis) + reach(other, axis) + gap,
  )
}

/** Whether a point is in a box. */
export const holds = (box: Box, [x, y]: Point): boolean => {
  const between: Point = [x - box.at[0], y - box.at[1]]
  const [along, across] = axesOf(box) as [Point, Point]
  return (
    Math.abs(dot(between, along)) < box.wide / 2 && Math.abs(dot(between, across)) < box.high / 2
  )
}

/** Whether a box is completely in another one that is not turned. */
export const isWithin = (box: Box, frame: Box): boolean =>
  Math.abs(box.at[0] - frame.at[0]) + reach(box, [1, 0]) <= frame.wide / 2 &&
  Math.abs(box.at[1] - frame.at[1]) + reach(box, [0, 1]) <= frame.high / 2
