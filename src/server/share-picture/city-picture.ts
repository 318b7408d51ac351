import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import type { RoutedCity } from '../../domain/city/constants.ts'
import { SHEET } from '../../domain/locality/drawing.ts'
import { rulerOf } from '../../domain/locality/stats.ts'
import { MAP_TEXTS } from '#language/locality/texts'
import { lowerBound, monthly, once } from '../../domain/money/rules.ts'
import { SHARE_TEXTS } from '#language/share/texts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { cityMap } from './city-map.ts'
import { INK, nameplate, picture } from './frame.ts'
import { line, type Type, widthOf } from './lettering.ts'
import type { CityStats } from './read.ts'

const LEFT = 56
/** The arch is at the right, as on the site's city pictures. */
const ARCH = { x: 590, y: 40, width: 554, height: 590 } as const

const NAME: Type = { size: 104, weight: 700, fill: INK.text }
const HINDI: Type = { size: 60, weight: 500, fill: INK.terracotta }
const COUNT: Type = { size: 36, weight: 600, fill: INK.neem }
const KEY: Type = { size: 24, weight: 500, fill: INK.muted }
const FIGURE: Type = { size: 34, weight: 500, fill: INK.text }

/** The arch of `CityPicture.astro`, in percent of its width and height. */
const CURVE = [
  ...[0, 13.5, 3.7, 13.4, 6.9, 12.9, 9.9, 12.2, 12.5, 11.1, 15, 9.7, 16.9, 8.7, 18.9, 7.9, 21, 7.4],
  ...[23.4, 7, 26, 6.8, 30.5, 6.3, 34.7, 5.8, 38.5, 5.1, 41.9, 4.2, 45, 3.1, 47.7, 1.7, 50, 0],
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

/** The label at the map's lower edge that explains its prices. */
function key(): string {
  const text = MAP_TEXTS.ruler(MAP_TEXTS.homes)
  const wide = widthOf(text, KEY) + 32
  const [x, y] = [ARCH.x + ARCH.width - wide - 14, SHARE_PICTURE.height - 62]
  return `<rect x="${x}" y="${y}" width="${wide}" height="44" rx="22" fill="${INK.paper}"/>${line(text, x + 16, y + 30, KEY)}`
}

/** The picture of a city: its name in both scripts, the number of listings, and the prices of its localities. */
export function cityPicture(
  city: Pick<RoutedCity, 'name' | 'nameInHindi'>,
  stats: CityStats,
  site: Pick<SiteSettings, 'name' | 'nameInHindi'>,
): string {
  const { online, flatsFrom, rentsFrom, bedsFrom, localities } = stats
  const lines = [
    flatsFrom !== null && SHARE_TEXTS.flatsFrom(lowerBound(once(flatsFrom))),
    rentsFrom !== null && SHARE_TEXTS.rentsFrom(lowerBound(monthly(rentsFrom))),
    bedsFrom !== null && SHARE_TEXTS.bedsFrom(lowerBound(monthly(bedsFrom))),
  ].filter((text) => text !== false)
  return picture(
    `<rect width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}" fill="${INK.paper}"/>`,
    arch(),
    `<g clip-path="url(#arch)"><g transform="translate(${ARCH.x} ${ARCH.y}) scale(${ARCH.width / SHEET.width})">${cityMap(city.name, localities)}</g></g>`,
    rulerOf(localities) ? key() : '',
    line(city.name, LEFT - 4, 142, NAME),
    line(city.nameInHindi, LEFT, 226, HINDI),
    line(SHARE_TEXTS.online(online), LEFT, 306, COUNT),
    ...lines.map((text, n) => line(text, LEFT, 362 + n * 50, FIGURE)),
    nameplate(site, LEFT, 580),
  )
}
