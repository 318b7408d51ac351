import { sheetOf, wordsOf } from '../../src/components/locality/ground.ts'
import type { Names } from '../../src/domain/language/constants.ts'
import { type CityDrawing, SHEET } from '../../src/domain/locality/drawing.ts'
import { lineOf, linesOf } from '../../src/domain/locality/labels.ts'
import type { Locality } from '../../src/domain/locality/locality.ts'
import { UNITS } from '../../src/domain/locality/named.ts'
import { labelBoxes, placeNames } from '../../src/domain/locality/placing.ts'

const UNIT = UNITS.wide
const HALO = 'paint-order:stroke;stroke:#FBF8F3;stroke-width:3px;stroke-linejoin:round'
const STYLE = `<style>text{font-size:${12 * UNIT}px;text-anchor:middle;dominant-baseline:central;${HALO}}.map-word{font-size:${11 * UNIT}px;fill:#5B625C}.map-word-water{fill:#2f605c;font-style:italic}</style>`

const signs = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The map of a city as pages draw it, with the names that have room there, as a file. */
export function mapPicture(drawing: CityDrawing, localities: readonly Locality[]): string {
  const placed = localities.flatMap(({ name, slug }) => {
    const plot = drawing.plots[slug]
    return plot ? [{ name, at: plot.at }] : []
  })
  const named = <T extends { name: string; names?: Names }>(one: T) => ({ ...one, beside: '' })
  const names = placeNames(
    {
      ...drawing,
      rivers: drawing.rivers.map(named),
      metro: drawing.metro.map(named),
      parks: drawing.parks.map(named),
      landmarks: drawing.landmarks.map(named),
      roads: drawing.roads.map((road) => ({ ...road, beside: road.names ? '' : null })),
    },
    {
      frame: {
        at: [SHEET.width / 2, SHEET.height / 2],
        wide: SHEET.width,
        high: SHEET.height,
        turn: 0,
      },
      taken: placed.flatMap(({ name, at }) => labelBoxes(name, at, UNIT, false)),
      unit: UNIT,
    },
  )
  const labels = placed.flatMap(({ name, at: [x, y] }) =>
    linesOf(name).map((text, n, lines) => {
      const line = y + (n - (lines.length - 1) / 2) * lineOf(text) * UNIT
      return `<text x="${x}" y="${line}">${signs(text)}</text>`
    }),
  )
  return sheetOf(drawing, `${STYLE}${wordsOf(names)}${labels.join('')}`)
}
