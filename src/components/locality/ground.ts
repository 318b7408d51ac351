import type { CityName } from '../../domain/city/constants.ts'
import { BESIDE } from '../../domain/language/others.ts'
import {
  bendBeyond,
  type CityDrawing,
  isOnSheet,
  PAPER,
  plotOutline,
  pointsOf,
  SHEET,
  softOutline,
} from '../../domain/locality/drawing.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import type { PlacedName } from '../../domain/locality/placing.ts'
import { LANDMARKS } from './landmarks.ts'

const WATER = '#B9D9D5'
const WATER_EDGE = '#9FC6C1'
const PARK = '#D5E6D8'
const ROAD = '#D6CBBA'
const RING = '#BFB29D'
const INK = '#1F2421'
/** The colour of a locality, the same as `--plot` in city-map.css. */
const PLOT = 'oklch(88% 0.045 78)'
const MUTED = '#5B625C'

const line = (course: string, rest: string) =>
  `<path fill="none" d="${bendBeyond(course)}" ${rest}/>`

/** The ends of a line that are on the sheet. */
const ends = (course: string) =>
  [pointsOf(course)[0], pointsOf(course).at(-1)].flatMap((end) =>
    end && isOnSheet(end) ? [end] : [],
  )

const ROADS = {
  ring: `stroke="${RING}" stroke-width="3.5"`,
  road: `stroke="${ROAD}" stroke-width="2.5"`,
  rail: `stroke="${RING}" stroke-width="2" stroke-dasharray="7 4"`,
}

/** The names on a map as text, each turned around its middle. Their sizes are those of their sheet. */
export const wordsOf = (names: readonly PlacedName[]): string =>
  names
    .map(({ kind, text, beside, at: [x, y], turn }) => {
      const place = `translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${Math.round(turn)})` : ''}`
      return `<text class="map-word map-word-${kind}" transform="${place}">${text}${beside && ` <tspan lang="${BESIDE}">${beside}</tspan>`}</text>`
    })
    .join('')

/** Draws a city without its localities (parks, water, roads, metro, landmarks and north) as the content of an SVG. */
export const groundOf = (city: CityName): string => groundIn(CITY_MAPS[city])

function groundIn({ rivers, metro, roads, parks, landmarks, north }: CityDrawing): string {
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
              `<circle cx="${cx}" cy="${cy}" r="3.6" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>`,
          )
          .join(''),
    ),
    ...landmarks.map(
      ({ art, at: [lx, ly] }) =>
        `<g transform="translate(${lx} ${ly + 18})">${LANDMARKS[art] ?? ''}</g>`,
    ),
    `<g transform="translate(${x} ${y})" fill="${MUTED}"><path d="M0-20 6 2 0-2-6 2Z"/><text y="16" font-size="12" text-anchor="middle">N</text></g>`,
  ].join('')
}

const plotsIn = ({ plots }: CityDrawing) =>
  `<g fill="${PLOT}" fill-opacity="0.74">${Object.values(plots)
    .map(({ outline }) => `<path d="${plotOutline(outline)}"/>`)
    .join('')}</g>`

/**
 * The drawing of a city with its localities as a separate file. It lies under small maps, which draw only the
 * localities that they are about.
 */
export const groundFile = (city: CityName): string => sheetOf(CITY_MAPS[city])

/** A whole sheet as a separate file, also that of a city which is off; `words` lie above everything. */
export const sheetOf = (drawing: CityDrawing, words = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" font-family="system-ui, sans-serif"><rect width="${SHEET.width}" height="${SHEET.height}" fill="${PAPER}"/>${plotsIn(drawing)}${groundIn(drawing)}${words}</svg>`
