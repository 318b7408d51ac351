import type { CityName } from '../../domain/city/constants.ts'
import {
  bendThrough,
  plotOutline,
  type Point,
  pointsOf,
  SHEET,
  softOutline,
} from '../../domain/locality/drawing.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import { LANDMARKS } from './landmarks.ts'

const WATER = '#B9D9D5'
const WATER_EDGE = '#9FC6C1'
const WATER_NAME = '#3F6F6B'
const PARK = '#D5E6D8'
const ROAD = '#D6CBBA'
const RING = '#BFB29D'
const INK = '#1F2421'
/** The colour of a locality, the same as `--plot` in city-map.css. */
const PLOT = 'oklch(88% 0.045 78)'
const MUTED = '#5B625C'

const line = (course: string, rest: string) =>
  `<path fill="none" d="${bendThrough(course)}" ${rest}/>`

function middleOf(outline: string): Point {
  const points = pointsOf(outline)
  const mean = (axis: 0 | 1) =>
    Math.round(points.reduce((sum, point) => sum + point[axis], 0) / points.length)
  return [mean(0), mean(1)]
}

const EDGE = 64
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Draws a small name under a point, and keeps it on the sheet near an edge. */
function nameAt([x, y]: Point, name: string, fill: string): string {
  const [shift, anchor] =
    x < EDGE
      ? [Math.max(8, x - 20), 'start']
      : x > SHEET.width - EDGE
        ? [Math.min(SHEET.width - 8, x + 20), 'end']
        : [x, 'middle']
  return `<text class="map-minor" x="${shift}" y="${y}" font-size="9.5" text-anchor="${anchor}" fill="${fill}" stroke="#FBF8F3" stroke-width="3" paint-order="stroke">${name}</text>`
}

/** The ends of a line that are on the sheet. */
const ends = (course: string) =>
  [pointsOf(course)[0], pointsOf(course).at(-1)].flatMap((end) =>
    end && end[0] > 0 && end[0] < SHEET.width && end[1] > 0 && end[1] < SHEET.height ? [end] : [],
  )

const ROADS = {
  ring: `stroke="${RING}" stroke-width="3.5"`,
  road: `stroke="${ROAD}" stroke-width="2.5"`,
  rail: `stroke="${RING}" stroke-width="2" stroke-dasharray="7 4"`,
}

/** The labels of the drawing; `minor` ones are hidden on a small map. Ids are unique to the city. */
function words(city: CityName): string {
  const { rivers, parks, landmarks } = CITY_MAPS[city]
  const along = rivers.map(({ name, width, course }, n) => {
    const id = `${city.toLowerCase()}-river-${n}`
    const size = width > 12 ? 15 : 11
    return `<path id="${id}" fill="none" d="${bendThrough(course)}"/><text class="map-minor" font-size="${size}" font-style="italic" letter-spacing="3" fill="${WATER_NAME}" dy="${size / 3}"><textPath href="#${id}" startOffset="${n ? 40 : 62}%">${name}</textPath></text>`
  })
  const green = parks
    .map(({ name, outline }) => ({ name, at: middleOf(outline) }))
    // A park with a landmark has the landmark's name only.
    .filter(({ at }) => landmarks.every((one) => distance(one.at, at) > 46))
    .map(({ name, at }) => nameAt(at, name, '#2B6A4D'))
  const seen = landmarks.map(({ name, at: [x, y] }) => nameAt([x, y + 29], name, MUTED))
  return [...along, ...green, ...seen].join('')
}

/** Draws a city without its localities (parks, water, roads, metro, landmarks and north) as the content of an SVG. */
export function groundOf(city: CityName, { named = false } = {}): string {
  const { rivers, metro, roads, parks, landmarks, north } = CITY_MAPS[city]
  const [x, y] = north
  return [
    ...parks.map(({ outline }) => `<path fill="${PARK}" d="${softOutline(outline, 14)}"/>`),
    ...rivers.map(({ course, width }) =>
      line(course, `stroke="${WATER_EDGE}" stroke-width="${width + 3}"`),
    ),
    ...rivers.map(({ course, width }) => line(course, `stroke="${WATER}" stroke-width="${width}"`)),
    ...roads.map(({ course, kind }) => line(course, ROADS[kind])),
    ...metro.map(
      ({ course }) =>
        line(course, `stroke="${INK}" stroke-width="2.6"`) +
        ends(course)
          .map(
            ([cx, cy]) =>
              `<circle cx="${cx}" cy="${cy}" r="3.6" fill="#FBF8F3" stroke="${INK}" stroke-width="1.6"/>`,
          )
          .join(''),
    ),
    ...landmarks.map(
      ({ art, at: [lx, ly] }) =>
        `<g transform="translate(${lx} ${ly + 18})">${LANDMARKS[art] ?? ''}</g>`,
    ),
    `<g transform="translate(${x} ${y})" fill="${MUTED}"><path d="M0-20 6 2 0-2-6 2Z"/><text y="16" font-size="12" text-anchor="middle">N</text></g>`,
    named ? words(city) : '',
  ].join('')
}

const plotsOf = (city: CityName) =>
  `<g fill="${PLOT}" fill-opacity="0.74">${Object.values(CITY_MAPS[city].plots)
    .map(({ outline }) => `<path d="${plotOutline(outline)}"/>`)
    .join('')}</g>`

/**
 * The drawing of a city with its localities as a separate file. It lies under small maps, which draw only the
 * localities that they are about.
 */
export const groundFile = (city: CityName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" font-family="system-ui, sans-serif"><rect width="${SHEET.width}" height="${SHEET.height}" fill="#FBF8F3"/>${plotsOf(city)}${groundOf(city)}</svg>`
