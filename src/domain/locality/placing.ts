import { type Box, holds, isWithin, touch } from './box.ts'
import { type CityDrawing, type Point, pointsOf, walkAlong } from './drawing.ts'
import { lineOf, linesOf, tallOf } from './labels.ts'

/** A name on a map besides those of its localities, around its middle. `turn` is in degrees. */
export type PlacedName = {
  kind: 'water' | 'metro' | 'road' | 'landmark' | 'park'
  text: string
  /** The same in the language that stands beside; empty where it does not. */
  beside: string
  at: Point
  turn: number
}

/** The size of these names in pixels of the screen, on the smallest map that shows them. */
const NAME_SIZE = 12
/** From one line of names to the next, in lines of a label. */
const LINE_HEIGHT = 1.1
/** Between two names, and between a name and what it belongs to, in pixels. */
const GAP = 1.5

type Named = { name: string; beside: string }
type NamedCourse = Named & { course: string }
/** What a map draws, by the names that it shows; a road that it does not name has null beside it. */
export type NamedDrawing = Pick<CityDrawing, 'plots' | 'north'> & {
  rivers: readonly NamedCourse[]
  metro: readonly NamedCourse[]
  roads: readonly { name: string; beside: string | null; course: string }[]
  parks: readonly (Named & { outline: string })[]
  landmarks: readonly (Named & { at: Point })[]
}

/** What is free for names: the part of the sheet that is shown, and the boxes of its labels. `unit` is one pixel. */
type Room = { frame: Box; taken: readonly Box[]; unit: number }

/**
 * The widths of letters at weight 500 relative to the font size, widest first; any other letter of Latin has the last.
 */
const LETTERS: readonly [width: number, letters: RegExp][] = [
  [0.84, /[mwMW]/],
  [0.26, /[ijlI .,']/],
  [0.42, /[frtJ1-]/],
  [0.48, /[scz27]/],
  [0.64, /[HNGADOQUBVPX\u0904-\u0939\u0958-\u0961]/],
  // Vowel signs of Hindi beside their letter; the others are above or below it.
  [0.28, /[\u093e-\u0940\u0949-\u094c]/],
  [0, /[\u0900-\u0903\u093c-\u094f]/],
  [0.57, /./],
]
const widthOfLetter = (letter: string) =>
  LETTERS.find(([, letters]) => letters.test(letter))?.[0] ?? 0
const widthOfName = (text: string) =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * NAME_SIZE

const textOf = ({ text, beside }: Pick<PlacedName, 'text' | 'beside'>) =>
  beside ? `${text} ${beside}` : text

/** The room of a name; `unit` is one pixel. */
export const boxOf = (name: PlacedName, unit: number): Box => ({
  at: name.at,
  wide: widthOfName(textOf(name)) * unit,
  high: lineOf(name.text) * LINE_HEIGHT * unit,
  turn: (name.turn * Math.PI) / 180,
})

type Candidate = { names: PlacedName[]; boxes: Box[]; cost: number }

/** A name on one or two lines whose middle is at a point. */
function block(kind: PlacedName['kind'], lines: readonly string[], at: Point, unit: number) {
  const line = lineOf(lines.join('')) * LINE_HEIGHT * unit
  const names = lines.map(
    (text, n): PlacedName => ({
      kind,
      text,
      beside: '',
      turn: 0,
      at: [at[0], at[1] + (n - (lines.length - 1) / 2) * line],
    }),
  )
  return { names, boxes: names.map((name) => boxOf(name, unit)) }
}

/** The room of a landmark's drawing, which stands 18 units below its point. */
const artBox = ([x, y]: Point): Box => ({ at: [x, y], wide: 44, high: 38, turn: 0 })

/** Beside a box: below, above, at its sides; on one line, or on two. */
function around(kind: PlacedName['kind'], name: string, box: Box, unit: number): Candidate[] {
  const split = linesOf(name, 8)
  return [[name], ...(split.length > 1 ? [split] : [])].flatMap((lines, more) => {
    const wide = Math.max(...lines.map(widthOfName)) * unit
    const high = lines.length * lineOf(name) * LINE_HEIGHT * unit
    const [x, y] = box.at
    const apart = 1.1 * GAP * unit
    const down = box.high / 2 + high / 2 + apart
    const aside = box.wide / 2 + wide / 2 + apart
    const places: [Point, number][] = [
      ...(box.high === 0 ? [[[x, y], 0] as [Point, number]] : []),
      [[x, y + down], 0],
      [[x, y - down], 6],
      [[x + aside, y + 4], 4],
      [[x - aside, y + 4], 4],
      ...[-0.25, 0.25, -0.45, 0.45].flatMap((share): [Point, number][] => [
        [[x + share * wide, y + down], 3 + 4 * Math.abs(share)],
        [[x + share * wide, y - down], 9 + 4 * Math.abs(share)],
      ]),
    ]
    return places.map(([at, cost]) => ({
      ...block(kind, lines, at, unit),
      cost: cost + more * 2,
    }))
  })
}

type Course = { kind: PlacedName['kind']; name: string; beside: string; points: readonly Point[] }

/** What it costs a name to leave out its second script; to stand upright; to be at the edge of what is shown. */
const [FEWER, STEEP, FAR] = [60, 14, 6]
/** What a name costs that lies on its line, instead of beside it. */
const ON_LINE = 40
/** How far a course may bend under its name, in heights of the name. */
const BENT = 1.4
const ahead = (points: readonly Point[], from: number, length: number): number => {
  let [gone, n] = [0, from]
  while (gone < length && n + 1 < points.length) {
    const [a, b] = [points[n] as Point, points[n + 1] as Point]
    gone += Math.hypot(b[0] - a[0], b[1] - a[1])
    n += 1
  }
  return gone < length ? -1 : n
}

/** The upright angle of the straight way between two points. */
function turnOf([dx, dy]: Point): number {
  const angle = Math.atan2(dy, dx)
  if (angle > Math.PI / 2) return angle - Math.PI
  return angle < -Math.PI / 2 ? angle + Math.PI : angle
}

type Lines = readonly { text: string; beside: string }[]
/** Along a course where it is nearly straight: on a river, beside a line. In both scripts, or else in one. */
function alongside({ kind, name, beside, points }: Course, { unit, frame }: Room): Candidate[] {
  const line = lineOf(name) * LINE_HEIGHT * unit
  const split = linesOf(name, 8).map((text) => ({ text, beside: '' }))
  const ways: Lines[] = [
    ...(beside ? [[{ text: name, beside }]] : []),
    [{ text: name, beside: '' }],
  ]
  return [...ways, ...(split.length > 1 ? [split] : [])].flatMap((lines, fewer) => {
    const wide = Math.max(...lines.map((one) => widthOfName(textOf(one)))) * unit
    const high = lines.length * line
    return points.flatMap((start, n): Candidate[] => {
      const last = n % 2 === 0 && holds(frame, start) ? ahead(points, n, wide) : -1
      if (last < 0) return []
      const end = points[last] as Point
      const way: Point = [end[0] - start[0], end[1] - start[1]]
      const length = Math.hypot(...way)
      const across: Point = [-way[1] / length, way[0] / length]
      // How far the course leaves the straight way to each side.
      const aside = points
        .slice(n, last + 1)
        .map(([x, y]) => across[0] * (x - start[0]) + across[1] * (y - start[1]))
      const [most, least] = [Math.max(...aside), Math.min(...aside)]
      const bend = most - least
      if (length < wide * 0.9 || bend > line * BENT) return []
      const turn = turnOf(way)
      const down: Point = [-Math.sin(turn), Math.cos(turn)]
      const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
      const far = Math.hypot(middle[0] - frame.at[0], middle[1] - frame.at[1]) / frame.wide
      const beside = high / 2 + GAP * unit
      const offsets: [offset: number, cost: number][] = [
        ...(kind === 'water'
          ? []
          : ([
              [most + beside, 0],
              [least - beside, 0],
            ] as [number, number][])),
        [(most + least) / 2, kind === 'water' ? 0 : ON_LINE],
      ]
      return offsets.map(([offset, more]) => {
        const placed = lines.map((one, row): PlacedName => {
          const below = (row - (lines.length - 1) / 2) * line
          const at: Point = [
            middle[0] + across[0] * offset + down[0] * below,
            middle[1] + across[1] * offset + down[1] * below,
          ]
          return { ...one, kind, at, turn: (turn * 180) / Math.PI }
        })
        return {
          names: placed,
          boxes: placed.map((one) => boxOf(one, unit)),
          cost: fewer * FEWER + more + bend + Math.abs(Math.sin(turn)) * STEEP + far * FAR,
        }
      })
    })
  })
}

function middleOf(outline: string): Point {
  const points = pointsOf(outline)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The rivers, lines and roads that are named, each with its course. */
const coursesOf = ({ rivers, metro, roads }: NamedDrawing): Course[] => [
  ...rivers.map((one) => ({ ...one, kind: 'water' as const, points: walkAlong(one.course) })),
  ...metro.map((one) => ({ ...one, kind: 'metro' as const, points: walkAlong(one.course) })),
  ...roads.flatMap(({ name, beside, course }) =>
    beside === null ? [] : { name, beside, kind: 'road' as const, points: walkAlong(course) },
  ),
]

/** The widest pill below a name, and its height, in pixels. */
const PILL = { wide: 90, high: 21 }
/** The base lines of a name above a pill, and without one. */
const [ABOVE, MIDDLE] = [-5, 4]

/** The room of a locality's label in every state: its name alone in the middle, or above a pill. */
export function labelBoxes(name: string, [x, y]: Point, unit: number, pill = true): Box[] {
  const lines = linesOf(name)
  const from = (pill ? ABOVE : MIDDLE) - lineOf(name) * (lines.length - 1) - tallOf(name)
  const box = (top: number, bottom: number, wide: number): Box => ({
    at: [x, y + ((top + bottom) / 2) * unit],
    wide: wide * unit,
    high: (bottom - top) * unit,
    turn: 0,
  })
  const names = box(from, MIDDLE + tallOf(name) - 7, Math.max(...lines.map(widthOfName)))
  return pill ? [names, box(0, PILL.high, PILL.wide)] : [names]
}

/** What a name costs that hides a piece of some course. */
const HIDES = 3

/**
 * The names of a city's river, metro, roads, landmarks and parks, each where nothing else is; those without room are
 * left out. Labels that are drawn smaller around the same points still have their room.
 */
export function placeNames(drawing: NamedDrawing, room: Room): PlacedName[] {
  const { landmarks, parks, metro, roads } = drawing
  const { unit, frame } = room
  const lines = [...metro, ...roads]
    .flatMap(({ course }) => walkAlong(course))
    .filter((point) => holds(frame, point))
  const inFrame = (at: Point) => isWithin({ at, wide: 24, high: 24, turn: 0 }, frame)
  const marks = landmarks
    .filter(({ at }) => inFrame(at))
    .map(({ name, at }) => around('landmark', name, artBox(at), unit))
  const green = parks
    .map(({ name, outline }) => ({ name, at: middleOf(outline) }))
    // A park with a landmark has the landmark's name only.
    .filter(({ at }) => inFrame(at) && landmarks.every((one) => distance(one.at, at) > 46))
    .map(({ name, at }) => around('park', name, { at, wide: 0, high: 0, turn: 0 }, unit))
  const courses = coursesOf(drawing).map((course) => alongside(course, room))

  const taken = [...room.taken]
  const arts = landmarks.map(({ at }) => artBox(at))
  return [...courses, ...marks, ...green].flatMap((candidates) => {
    const costs = candidates
      .filter(
        ({ boxes }) =>
          boxes.every((box) => isWithin(box, frame)) &&
          !boxes.some((box) => [...taken, ...arts].some((other) => touch(box, other, GAP * unit))),
      )
      .map((one) => {
        const hidden = lines.filter((point) => one.boxes.some((box) => holds(box, point))).length
        return { ...one, cost: one.cost + hidden * HIDES }
      })
      .sort((a, b) => a.cost - b.cost)
    const [best] = costs
    taken.push(...(best?.boxes ?? []))
    return best?.names ?? []
  })
}
