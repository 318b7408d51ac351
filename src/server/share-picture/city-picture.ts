import { CITY_LIST, shownCity } from '#language/city/texts-named'
import { MAP_TEXTS } from '#language/locality/texts'
import { shownLocality } from '#language/locality/texts-named'
import { SHARE_TEXTS } from '#language/share/texts'
import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import type { RoutedCity } from '../../domain/city/constants.ts'
import { BESIDE, nameIn } from '../../domain/language/others.ts'
import { SHEET } from '../../domain/locality/drawing.ts'
import type { Locality } from '../../domain/locality/locality.ts'
import { lowerBound, monthly, once } from '../../domain/money/rules.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { otherName, shownSite } from '../../domain/site/shown.ts'
import { cityMap, plotMap } from './city-map.ts'
import { INK, nameplate, picture } from './frame.ts'
import { line, type Type, widthOf, wrapText } from './lettering.ts'
import type { CityStats } from './read.ts'

const LEFT = 56
/** The arch is at the right, as on the site's city pictures. */
const ARCH = { x: 590, y: 40, width: 554, height: 590 } as const

const NAME: Type = { size: 104, weight: 700, fill: INK.text }
const OTHER: Type = { size: 60, weight: 500, fill: INK.terracotta }
const COUNT: Type = { size: 36, weight: 600, fill: INK.neem }
const KEY: Type = { size: 24, weight: 500, fill: INK.muted }
const FIGURE: Type = { size: 34, weight: 500, fill: INK.text }

const PLACE: Type = { size: 104, weight: 700, fill: INK.text }
const TWO_LINES: Type = { ...PLACE, size: 84 }
const UNDER: Type = { size: 44, weight: 500, fill: INK.muted }
const PRICE: Type = { size: 92, weight: 700, fill: INK.terracotta }
const HOMES: Type = { size: 56, weight: 600, fill: INK.neem }

/** The arch of `CityPicture.astro`, in percent of its width and height. */
const CURVE = [
  0, 13.5, 3.7, 13.4, 6.9, 12.9, 9.9, 12.2, 12.5, 11.1, 15, 9.7, 16.9, 8.7, 18.9, 7.9, 21, 7.4,
  23.4, 7, 26, 6.8, 30.5, 6.3, 34.7, 5.8, 38.5, 5.1, 41.9, 4.2, 45, 3.1, 47.7, 1.7, 50, 0,
]

function arch(): string {
  const half = CURVE.flatMap((share, n) => (n % 2 ? [] : [[share, CURVE[n + 1] ?? 0] as const]))
  const mirrored = half.toReversed().map(([x, y]) => [100 - x, y] as const)
  const points = [...half, ...mirrored, [100, 100] as const, [0, 100] as const].map(
    ([x, y]) =>
      `${(ARCH.x + (x / 100) * ARCH.width).toFixed(1)},${(ARCH.y + (y / 100) * ARCH.height).toFixed(1)}`,
  )
  const shape = `<polygon points="${points.join(' ')}"`
  return `<clipPath id="arch">${shape}/></clipPath>${shape} fill="${INK.sand}"/>`
}

/** The label at the map's lower edge that says of which city it is. */
function key(text: string): string {
  const wide = widthOf(text, KEY) + 32
  const [x, y] = [ARCH.x + ARCH.width - wide - 14, SHARE_PICTURE.height - 62]
  return `<rect x="${x}" y="${y}" width="${wide}" height="44" rx="22" fill="${INK.paper}"/>${line(text, x + 16, y + 30, KEY)}`
}

const LEFT_WIDTH = ARCH.x - LEFT - 24

/** The type in which a text is as large as its place allows. */
function fitted(text: string, type: Type, smallest: number): Type {
  let { size } = type
  while (size > smallest && widthOf(text, { ...type, size }) > LEFT_WIDTH) size -= 4
  return { ...type, size }
}

/** The name in the language of the picture, and in the other one. */
type Words = { name: string; other: string; count: string; lines: readonly string[] }
type Site = Pick<SiteSettings, 'name' | 'names'>

/** Words at the left, and a map in the arch at the right. */
const inArch = (map: string, ...words: readonly string[]): string =>
  picture(
    `<rect width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}" fill="${INK.paper}"/>`,
    arch(),
    `<g clip-path="url(#arch)">${map}</g>`,
    ...words,
  )

/** The map of a city with its prices, beside these words. */
function mapPicture(
  { name, other, count, lines }: Words,
  city: Pick<RoutedCity, 'name'>,
  { localities }: Pick<CityStats, 'localities'>,
  site: Site,
): string {
  const scale = ARCH.width / SHEET.width
  const isSite = name === shownSite(site)
  return inArch(
    `<g transform="translate(${ARCH.x} ${ARCH.y}) scale(${scale})">${cityMap(city.name, localities)}</g>`,
    isSite ? key(MAP_TEXTS.map(city.name)) : '',
    line(name, LEFT - 4, 142, fitted(name, NAME, 44)),
    line(other, LEFT, 226, fitted(other, OTHER, 32)),
    line(count, LEFT, 306, fitted(count, COUNT, 24)),
    ...lines.map((text, n) => line(text, LEFT, 362 + n * 50, fitted(text, FIGURE, 22))),
    isSite ? '' : nameplate(site, LEFT, 580),
  )
}

const written = (lines: readonly (string | false)[]) => lines.filter((text) => text !== false)

/** The picture of a city: its name in both scripts, the number of listings, and the prices of its localities. */
export function cityPicture(
  city: Pick<RoutedCity, 'name' | 'names'>,
  stats: CityStats,
  site: Site,
): string {
  const { online, flatsFrom, rentsFrom, bedsFrom } = stats
  const lines = written([
    flatsFrom !== null && SHARE_TEXTS.flatsFrom(lowerBound(once(flatsFrom))),
    rentsFrom !== null && SHARE_TEXTS.rentsFrom(lowerBound(monthly(rentsFrom))),
    bedsFrom !== null && SHARE_TEXTS.bedsFrom(lowerBound(monthly(bedsFrom))),
  ])
  const words = {
    name: shownCity(city.name),
    other: nameIn(BESIDE, city),
    count: SHARE_TEXTS.online(online),
    lines,
  }
  return mapPicture(words, city, stats, site)
}

/**
 * The picture of a locality: its name in both scripts, the lowest price and the number of its homes, all large enough
 * for a preview of 300 px, and its plot.
 */
export function placePicture(
  place: Locality,
  city: Pick<RoutedCity, 'name'>,
  stats: Pick<CityStats, 'localities'>,
  site: Site,
): string {
  const { count = 0, from = null } = stats.localities[place.slug] ?? {}
  const name = shownLocality(city.name, place.name)
  const rows =
    fitted(name, PLACE, 80).size === 80 ? wrapText(name, TWO_LINES, LEFT_WIDTH, 2) : [name]
  const under = [nameIn(BESIDE, place), shownCity(city.name)].filter(Boolean).join(', ')
  const price = from === null ? '' : SHARE_TEXTS.from(lowerBound(from))
  const homes = count > 0 ? SHARE_TEXTS.homes(count) : ''
  const first = rows.length > 1 ? 112 : 150
  return inArch(
    plotMap(city.name, place.slug, [ARCH.x, ARCH.y, ARCH.width, ARCH.height]),
    ...rows.map((text, n) =>
      line(text, LEFT - 4, first + n * 84, fitted(text, rows.length > 1 ? TWO_LINES : PLACE, 44)),
    ),
    line(under, LEFT, 262, fitted(under, UNDER, 28)),
    line(price, LEFT - 2, 386, fitted(price, PRICE, 48)),
    line(homes, LEFT, 462, fitted(homes, HOMES, 36)),
    nameplate(site, LEFT, 580),
  )
}

/** The picture of the portal: its name, its cities, and the map of the first one. */
export function sitePicture(
  city: Pick<RoutedCity, 'name'>,
  stats: CityStats & { everywhere: number },
  site: Site,
): string {
  const words = {
    name: shownSite(site),
    other: otherName(site),
    count: SHARE_TEXTS.online(stats.everywhere),
    lines: wrapText(CITY_LIST, FIGURE, LEFT_WIDTH, 3),
  }
  return mapPicture(words, city, stats, site)
}
