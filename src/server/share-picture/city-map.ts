import { shownLocality } from '#language/locality/texts-named'
import type { CityName } from '../../domain/city/constants.ts'
import {
  bendBeyond,
  outlineBeyond,
  type Point,
  plotOutline,
  pointsOf,
  softOutline,
} from '../../domain/locality/drawing.ts'
import { linesOf, pillPrice } from '../../domain/locality/labels.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import { stampOn } from '../../domain/locality/stamp-drawings.ts'
import type { StampKind } from '../../domain/locality/stamps.ts'
import type { StatsByLocality } from '../../domain/locality/stats.ts'
import { INK } from './frame.ts'
import { line, type Type, widthOf } from './lettering.ts'

/**
 * The colours of the site's own maps: `src/components/locality/ground.ts` and `src/components/locality/CityMap.css`.
 */
const [WATER, PARK, ROAD, METRO] = ['#B9D9D5', '#D5E6D8', '#BFB29D', '#8B8478']
const [EMPTY, OFFERED, CHOSEN] = ['#F0E7D8', '#E6CDA6', '#DFA486']
/** How many localities have their name and price on the map, those with most listings first. */
const NAMED = 6

/** The range in which a label is fully visible between the arch and the lower edge, in the sheet's units. */
const [HIGHEST, LOWEST] = [96, 586]

const NAME: Type = { size: 25, weight: 650, fill: INK.text }
const PRICE: Type = { size: 24, weight: 550, fill: INK.text }

/** Left, top, width and height in pixels of the picture. */
type Box = readonly [left: number, top: number, width: number, height: number]

const strokedPath = (points: string, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${bendBeyond(points)}"/>`

/** Lines of text centred on a plot, on a plate of paper. */
function label([x, y]: Point, name: string, price: string | null): string {
  const rows = [
    ...linesOf(name).map((text) => ({ text, type: NAME })),
    ...(price ? [{ text: price, type: PRICE }] : []),
  ]
  const wide = Math.max(...rows.map(({ text, type }) => widthOf(text, type))) + 24
  const high = rows.length * 28 + 12
  const written = rows.map(({ text, type }, n) =>
    line(text, x - widthOf(text, type) / 2, y + 9 + (n - (rows.length - 1) / 2) * 28, type),
  )
  return `<rect x="${x - wide / 2}" y="${y - high / 2}" width="${wide}" height="${high}" rx="14" fill="${INK.paper}" fill-opacity="0.94"/>${written.join('')}`
}

const drawn = (city: CityName, shadeOf: (slug: string) => string, chosen?: string) => {
  const { rivers, parks, roads, metro, plots } = CITY_MAPS[city]
  return [
    ...parks.map(({ outline }) => `<path fill="${PARK}" d="${softOutline(outline, 14)}"/>`),
    ...Object.entries(plots).map(
      ([slug, { outline }]) =>
        `<path fill="${shadeOf(slug)}" fill-opacity="0.9" ${slug === chosen ? `stroke="${INK.terracotta}" stroke-width="3"` : ''} d="${plotOutline(outlineBeyond(outline))}"/>`,
    ),
    ...rivers.map((river) => strokedPath(river.course, WATER, river.width)),
    ...roads.map((road) => strokedPath(road.course, ROAD, 2.5)),
    ...metro.map((track) => strokedPath(track.course, METRO, 2.5)),
  ]
}

/** The map of a city with the lowest prices of its localities, in the coordinates of its sheet. */
export function cityMap(city: CityName, stats: StatsByLocality): string {
  const named = LOCALITIES[city]
    .flatMap(({ name, slug }) => {
      const [at, stat] = [CITY_MAPS[city].plots[slug]?.at, stats[slug]]
      return at && stat?.from && at[1] > HIGHEST && at[1] < LOWEST ? [{ name, at, stat }] : []
    })
    .sort((a, b) => b.stat.count - a.stat.count)
    .slice(0, NAMED)
  return [
    ...drawn(city, (slug) => (stats[slug]?.count ? OFFERED : EMPTY)),
    ...named.map(({ name, at, stat }) =>
      label(at, shownLocality(city, name), stat.from && pillPrice(stat.from)),
    ),
  ].join('')
}

/** The share of a box that a plot fills in one direction at least, and how much larger than the sheet it may be. */
const [FILLED, LARGEST] = [0.62, 3.4]

/**
 * One locality as large as it can be in a box, with what is around it; in the place of a photo, with the small building
 * of its kind that cards show.
 */
export function plotMap(
  city: CityName,
  slug: string,
  [left, top, wide, high]: Box,
  kind?: StampKind,
): string {
  const plot = CITY_MAPS[city].plots[slug]
  const points = pointsOf(plot?.outline ?? '')
  const range = (along: number[]) => [Math.min(...along), Math.max(...along)] as const
  const [[x1, x2], [y1, y2]] = [range(points.map(([x]) => x)), range(points.map(([, y]) => y))]
  const scale = Math.min((FILLED * wide) / (x2 - x1), (FILLED * high) / (y2 - y1), LARGEST)
  const [x, y] = [
    left + wide / 2 - (scale * (x1 + x2)) / 2,
    top + high / 2 - (scale * (y1 + y2)) / 2,
  ]
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${drawn(city, (one) => (one === slug ? CHOSEN : EMPTY), slug).join('')}${plot && kind ? stampOn(plot.at, kind) : ''}</g>`
}
