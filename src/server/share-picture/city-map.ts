import { shownLocality } from '#language/locality/texts-named'
import type { CityName } from '../../domain/city/constants.ts'
import { bendThrough, plotOutline, softOutline } from '../../domain/locality/drawing.ts'
import { linesOf } from '../../domain/locality/labels.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import {
  type LocalityStats,
  medianShown,
  rulerOf,
  type StatsByLocality,
  soundMedian,
  stepOf,
} from '../../domain/locality/stats.ts'
import { exact, once } from '../../domain/money/rules.ts'
import { INK } from './frame.ts'
import { line, type Type, widthOf } from './lettering.ts'

/**
 * The colours of the site's own maps: `src/components/locality/ground.ts` and `src/components/locality/CityMap.css`.
 */
const [WATER, PARK, ROAD, METRO] = ['#B9D9D5', '#D5E6D8', '#BFB29D', '#8B8478']
const UNPRICED = '#E9DCC8'
const STEPS = ['#F3E7D3', '#EBCFA9', '#DFAE82', '#CD865A', '#B45F36']
const CHOSEN = `stroke="${INK.text}" stroke-width="5"`
/** How many localities have their name and price on the map, those with most listings first. */
const NAMED = 6

/** The range in which a label is fully visible between the arch and the lower edge, in the sheet's units. */
const [HIGHEST, LOWEST] = [96, 586]

/** Above the key of the prices. */
const LOWEST_CHOSEN = 520

/** How far the sheet is moved up, in its units, so that a chosen locality is visible. */
export const liftFor = (city: CityName, chosen = ''): number =>
  Math.max(0, (CITY_MAPS[city].plots[chosen]?.at[1] ?? 0) - LOWEST_CHOSEN)

const NAME: Type = { size: 25, weight: 650, fill: INK.text }
const PRICE: Type = { size: 24, weight: 550, fill: INK.text }

const strokedPath = (points: string, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${bendThrough(points)}"/>`

/** Lines of text centred on a plot, with a paper-coloured outline, so that they are readable on any shade. */
function label([x, y]: readonly [number, number], name: string, price: string | null): string {
  const rows = [
    ...linesOf(name).map((text) => ({ text, type: NAME })),
    ...(price ? [{ text: price, type: PRICE }] : []),
  ]
  const written = rows.map(({ text, type }, n) =>
    line(text, x - widthOf(text, type) / 2, y + 9 + (n - (rows.length - 1) / 2) * 27, type),
  )
  const halo = `stroke="${INK.paper}" stroke-width="230" stroke-linejoin="round"`
  return `<g ${halo}>${written.join('')}</g>${written.join('')}`
}

function priceOf(stat: LocalityStats | undefined) {
  const median = soundMedian(stat)
  return median === null ? null : exact(once(median))
}

/**
 * The map of a city with its localities coloured by price, in the coordinates of its sheet. A chosen locality has an
 * outline, and its name comes first.
 */
export function cityMap(city: CityName, stats: StatsByLocality, chosen?: string): string {
  const { rivers, parks, roads, metro, plots } = CITY_MAPS[city]
  const lift = liftFor(city, chosen)
  const ruler = rulerOf(stats)
  const shadeOf = (slug: string) => {
    const stat = stats[slug]
    const median = ruler && medianShown(stat)
    return (median && STEPS[stepOf(median, ruler) - 1]) || UNPRICED
  }
  const named = LOCALITIES[city]
    .flatMap(({ name, slug }) => {
      const plot = plots[slug]
      return plot && plot.at[1] - lift > HIGHEST && plot.at[1] - lift < LOWEST
        ? [{ slug, name, at: plot.at, stat: stats[slug] }]
        : []
    })
    .sort(
      (a, b) =>
        Number(b.slug === chosen) - Number(a.slug === chosen) ||
        (b.stat?.count ?? 0) - (a.stat?.count ?? 0),
    )
    .slice(0, NAMED)
  return [
    ...parks.map(({ outline }) => `<path fill="${PARK}" d="${softOutline(outline, 14)}"/>`),
    ...Object.entries(plots).map(
      ([slug, { outline }]) =>
        `<path fill="${shadeOf(slug)}" fill-opacity="0.85" ${slug === chosen ? CHOSEN : ''} d="${plotOutline(outline)}"/>`,
    ),
    ...rivers.map((river) => strokedPath(river.course, WATER, river.width)),
    ...roads.map((road) => strokedPath(road.course, ROAD, 2.5)),
    ...metro.map((track) => strokedPath(track.course, METRO, 2.5)),
    ...named.map(({ name, at, stat }) => label(at, shownLocality(city, name), priceOf(stat))),
  ].join('')
}
