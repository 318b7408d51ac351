import type { Names } from '../language/constants.ts'
import { remembered } from '../text/remembered.ts'

/** A point of a drawing, in its own units: x grows to the east, y to the south. */
export type Point = readonly [x: number, y: number]

/** Every city is drawn on a sheet of this size, and of this colour: `--paper` in hex. */
export const SHEET = { width: 600, height: 720 } as const
export const PAPER = '#FBF8F3'

/**
 * The drawing of a city: right about who neighbours whom, but not to scale. A course or an outline is a text of points,
 * "12,40 30,52". Rivers are listed downstream, so that left and right of one are its left and right bank.
 */
export type CityDrawing = {
  /** Where the facts come from. */
  sources: readonly string[]
  rivers: readonly { name: string; names: Names; width: number; course: string }[]
  metro: readonly { name: string; names: Names; course: string }[]
  /**
   * Those whose names in other languages are stated are named on the map; one that our font cannot write well is empty.
   */
  roads: readonly {
    name: string
    names?: Names
    kind: 'ring' | 'road' | 'rail'
    course: string
  }[]
  parks: readonly { name: string; outline: string }[]
  landmarks: readonly { name: string; art: string; at: Point }[]
  /** The position of the north arrow. */
  north: Point
  /** By the slug of the locality; `at` is the position of its label. */
  plots: Readonly<Record<string, { at: Point; outline: string }>>
}

export const pointsOf = remembered((text): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  }),
)

const short = (value: number) => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

type Bend = readonly [from: Point, a: Point, b: Point, to: Point]

/** A smooth course through all the points: Catmull-Rom as Bézier curves. */
function bendsOf(text: string): readonly Bend[] {
  const points = pointsOf(text)
  const near = (n: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, n))] ?? ([0, 0] as const)
  return points.slice(1).map((to, n) => {
    const [before, from, after] = [near(n - 1), near(n), near(n + 2)]
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return [from, a, b, to]
  })
}

/** The course as a path. */
export function bendThrough(text: string): string {
  const bends = bendsOf(text)
  const [start = [0, 0]] = pointsOf(text)
  return `M${at(start)}${bends.map(([, a, b, to]) => `C${at(a)} ${at(b)} ${at(to)}`).join('')}`
}

const STEPS = 12
/** Points of the same course, close to one another. */
export const walkAlong = remembered((text): readonly Point[] =>
  bendsOf(text).flatMap(([from, a, b, to]) =>
    Array.from({ length: STEPS }, (_, n): Point => {
      const [t, u] = [n / STEPS, 1 - n / STEPS]
      const along = (axis: 0 | 1) =>
        u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis]
      return [along(0), along(1)]
    }),
  ),
)

/** What leaves the sheet goes on for so many units: a window may show what is around it. */
const BEYOND = 600
/** An outline that ends so near an edge of the sheet is cut by it. */
const EDGE = 12

export const isOnSheet = ([x, y]: Point): boolean =>
  x > 0 && x < SHEET.width && y > 0 && y < SHEET.height

/** A curve through the points of a course, which goes on straight from the sheet's edge. */
export function bendBeyond(course: string): string {
  const points = pointsOf(course)
  const goOn = (end: Point | undefined, before: Point | undefined) => {
    if (!end || !before || isOnSheet(end)) return ''
    const [x, y] = [end[0] - before[0], end[1] - before[1]]
    const far = BEYOND / (Math.hypot(x, y) || 1)
    return [end[0] + x * far, end[1] + y * far].map(Math.round).join(' ')
  }
  const [from, to] = [goOn(points[0], points[1]), goOn(points.at(-1), points.at(-2))]
  const path = bendThrough(course)
  return (from ? `M${from}${path.replace('M', 'L')}` : path) + (to && `L${to}`)
}

/** An outline that goes on where the sheet's edge cuts it. */
export const outlineBeyond = remembered((text): string => {
  const points = pointsOf(text)
  const away = (value: number, size: number) =>
    value < EDGE ? value - BEYOND : value > size - EDGE ? value + BEYOND : value
  const outside = ([x, y]: Point): Point => [away(x, SHEET.width), away(y, SHEET.height)]
  const isCut = (point: Point | undefined) =>
    point !== undefined && String(outside(point)) !== String(point)
  return points
    .flatMap((point, n): Point[] => {
      if (!isCut(point)) return [point]
      const [before, after] = [points.at(n - 1), points[(n + 1) % points.length]]
      // A single corner that touches the edge has no side there.
      if (!isCut(before)) return isCut(after) ? [point, outside(point)] : [point]
      return isCut(after) ? [outside(point)] : [outside(point), point]
    })
    .map((point) => point.join())
    .join(' ')
})

/** The outline of a locality, which every map that includes it draws. */
export const plotOutline = remembered((text) => softOutline(text, 12))

/** A closed path with corners rounded by the given units, or less where two corners are close. */
export function softOutline(text: string, radius: number): string {
  const points = pointsOf(text)
  const parts = points.map((corner, n) => {
    const before = points.at(n - 1) ?? corner
    const after = points[(n + 1) % points.length] ?? corner
    const cut = (to: Point) => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1
      return between(corner, to, Math.min(0.5, radius / length))
    }
    return `${n ? 'L' : 'M'}${at(cut(before))}Q${at(corner)} ${at(cut(after))}`
  })
  return `${parts.join('')}Z`
}
