import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import type { RoutedCity } from '../../domain/city/constants.ts'
import { formatRupees, formatRupeesShort } from '../../domain/money/rules.ts'
import { SHARE_WORDS } from '../../domain/share/messages.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { INK, nameplate, picture, sign } from './frame.ts'
import { broken, line, type Type, widthOf } from './lettering.ts'
import type { CityFigures } from './read.ts'

const LEFT = 56
/** The arch stands at the right, as on the site's city pictures. */
const ARCH = { x: 590, y: 40, width: 554, height: 590 } as const
const [EDGE, ROW] = [44, 82]
const ROWS_BEGIN = 242
/** Fewer localities are no comparison. */
const FEWEST = 3

const NAME: Type = { size: 104, weight: 700, fill: INK.text }
const HINDI: Type = { size: 60, weight: 500, fill: INK.terracotta }
const COUNT: Type = { size: 36, weight: 600, fill: INK.neem }
const FIGURE: Type = { size: 34, weight: 500, fill: INK.text }
const HEAD: Type = { size: 28, weight: 500, fill: INK.muted }
const LOCALITY: Type = { size: 30, weight: 500, fill: INK.text }
const PRICE: Type = { size: 30, weight: 650, fill: INK.text }

/** The shallow arch of `CityPicture.astro`, in shares of its width and height. */
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
  return `<polygon points="${points.join(' ')}" fill="${INK.sand}"/>`
}

/** Localities with their prices, each with a bar as long as its price is high. */
function prices(localities: CityFigures['localities']): string {
  const wide = ARCH.width - 2 * EDGE
  const most = Math.max(...localities.map(({ perSquareFoot }) => perSquareFoot))
  return localities
    .map(({ name, perSquareFoot }, n) => {
      const [x, y] = [ARCH.x + EDGE, ROWS_BEGIN + n * ROW]
      const price = formatRupees(perSquareFoot)
      const priceWide = widthOf(price, PRICE)
      const [shown = ''] = broken(name, LOCALITY, wide - priceWide - 20, 1)
      return [
        line(shown, x, y, LOCALITY),
        line(price, x + wide - priceWide, y, PRICE),
        `<rect x="${x}" y="${y + 17}" width="${wide}" height="10" rx="5" fill="${INK.line}"/>`,
        `<rect x="${x}" y="${y + 17}" width="${Math.round((wide * perSquareFoot) / most)}" height="10" rx="5" fill="${INK.terracotta}"/>`,
      ].join('')
    })
    .join('')
}

/** The picture of a city: its name in both scripts, what is online, and what its localities cost. */
export function cityPicture(
  city: Pick<RoutedCity, 'name' | 'nameInHindi'>,
  figures: CityFigures,
  site: Pick<SiteSettings, 'name' | 'nameInHindi'>,
): string {
  const { online, flatsFrom, rentsFrom, bedsFrom, localities } = figures
  const lines = [
    flatsFrom !== null && SHARE_WORDS.flatsFrom(formatRupeesShort(flatsFrom)),
    rentsFrom !== null && SHARE_WORDS.rentsFrom(formatRupeesShort(rentsFrom)),
    bedsFrom !== null && SHARE_WORDS.bedsFrom(formatRupeesShort(bedsFrom)),
  ].filter((text) => text !== false)
  const head = SHARE_WORDS.perSquareFoot
  return picture(
    `<rect width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}" fill="${INK.paper}"/>`,
    arch(),
    localities.length < FEWEST
      ? sign(ARCH.x + (ARCH.width - 260) / 2, 240, 260, INK.line)
      : line(head, ARCH.x + (ARCH.width - widthOf(head, HEAD)) / 2, 176, HEAD) + prices(localities),
    line(city.name, LEFT - 4, 142, NAME),
    line(city.nameInHindi, LEFT, 226, HINDI),
    line(SHARE_WORDS.online(online), LEFT, 306, COUNT),
    ...lines.map((text, n) => line(text, LEFT, 362 + n * 50, FIGURE)),
    nameplate(site, LEFT, 580),
  )
}
