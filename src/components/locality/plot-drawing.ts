import type { CityName } from '../../domain/city/constants.ts'
import { type Point, plotOutline, SHEET } from '../../domain/locality/drawing.ts'
import { cropAround } from '../../domain/locality/labels.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import { BELOW, BRICK, stampOn } from '../../domain/locality/stamp-drawings.ts'
import { STAMP_KINDS } from '../../domain/locality/stamps.ts'
import { groundFile } from './ground.ts'

/** Width and height of a view, in units of the sheet. */
const VIEW: Point = [320, 240]
/** A building is whole where the picture is cut to 16:10. */
const ROOM = { above: 104, below: 36 }
const within = ([x, y]: Point): Point => [
  x,
  Math.min(Math.max(y, ROOM.above - BELOW), VIEW[1] - ROOM.below - BELOW),
]

/**
 * The picture of one plot of a city as a file, without words, so that it serves every language: a view for each kind of
 * building, by its name. Without a plot it shows the middle of the city, and the building at its edge, on no place.
 */
export function plotDrawing(city: CityName, slug?: string): string {
  const plot = slug === undefined ? undefined : CITY_MAPS[city].plots[slug]
  const middle: Point = plot?.at ?? [SHEET.width / 2, SHEET.height / 2]
  const [width, height] = VIEW
  const crop = cropAround(middle, VIEW, [SHEET.width, SHEET.height])
  const ground = groundFile(city).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const chosen = plot
    ? `<path d="${plotOutline(plot.outline)}" fill="${BRICK}" fill-opacity="0.34" stroke="${BRICK}" stroke-width="2.5"/>`
    : ''
  const at: Point = plot ? [middle[0] - crop.left, middle[1] - crop.top] : [width - 50, height]
  const tiles = STAMP_KINDS.map(
    (kind, n) =>
      `<view id="${kind}" viewBox="0 ${n * height} ${width} ${height}"/><g transform="translate(0 ${n * height})"><use href="#ground"/>${stampOn(within(at), kind)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><clipPath id="frame"><path d="M0 0h${width}v${height}H0z"/></clipPath><g id="ground" clip-path="url(#frame)"><g transform="translate(${-crop.left} ${-crop.top})">${ground}${chosen}</g></g></defs>${tiles.join('')}</svg>`
}
