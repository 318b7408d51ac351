import { shownLocality, shownOnMap } from '#language/locality/texts-named'
import type { CityName } from '../city/constants.ts'
import type { Names } from '../language/constants.ts'
import type { Box } from './box.ts'
import { type Point, SHEET } from './drawing.ts'
import { type Crop, hasRoom } from './labels.ts'
import { LOCALITIES } from './localities.ts'
import { CITY_MAPS } from './maps.ts'
import { labelBoxes, type NamedDrawing, type PlacedName, placeNames } from './placing.ts'

/** Pixels of the screen in units of the sheet: at most so many, on a narrow map, on a wide one, and on a crop. */
export const UNITS = { narrow: 1.8, wide: 1.36, crop: 1.15 } as const
/** The same on the sheet of a locality. */
export const SHEET_UNITS = { narrow: 1.15, wide: 0.62 } as const

/** What a map draws, by the names that it shows. */
function drawingOf(city: CityName): NamedDrawing {
  const { sources: _, rivers, metro, roads, parks, landmarks, ...drawing } = CITY_MAPS[city]
  const shown = <T extends { name: string; names?: Names }>({ names, ...one }: T) => {
    const { text, beside } = shownOnMap(city, { name: one.name, ...(names && { names }) })
    return { ...one, name: text, beside }
  }
  return {
    ...drawing,
    rivers: rivers.map(shown),
    metro: metro.map(shown),
    parks: parks.map(shown),
    landmarks: landmarks.map(shown),
    roads: roads.map((road) => (road.names ? shown(road) : { ...road, beside: null })),
  }
}

/** The names of a city's localities as its map shows them. */
const localitiesOf = (city: CityName) =>
  LOCALITIES[city].map(({ name, slug }) => ({ name: shownLocality(city, name), slug }))

const EDGE = 4
const frameOf = ({ left, top, width, height }: Crop): Box => ({
  at: [left + width / 2, top + height / 2],
  wide: width - 2 * EDGE,
  high: height - 2 * EDGE,
  turn: 0,
})
const WHOLE: Crop = { left: 0, top: 0, ...SHEET }
const northBox = ([x, y]: Point): Box => ({ at: [x, y - 1], wide: 20, high: 40, turn: 0 })

const whole = new Map<string, PlacedName[]>()
/** The names on the map of a whole city, where every locality may have a pill. */
export function namesInCity(city: CityName, width: 'narrow' | 'wide'): readonly PlacedName[] {
  const known = whole.get(city + width)
  if (known) return known
  const unit = UNITS[width]
  const drawing = drawingOf(city)
  const labels = localitiesOf(city).flatMap(({ name, slug }) => {
    const plot = drawing.plots[slug]
    return plot ? labelBoxes(name, plot.at, unit) : []
  })
  const taken = [...labels, northBox(drawing.north)]
  const names = placeNames(drawing, { frame: frameOf(WHOLE), taken, unit })
  whole.set(city + width, names)
  return names
}

const crops = new Map<string, PlacedName[]>()
/** The names on a crop around a locality, where localities have no pills. */
export function namesInCrop(
  city: CityName,
  slug: string,
  crop: Crop,
  unit: number = UNITS.crop,
): readonly PlacedName[] {
  const key = [city, slug, crop.top, crop.height, unit].join('/')
  const known = crops.get(key)
  if (known) return known
  const drawing = drawingOf(city)
  const labels = localitiesOf(city).flatMap(({ name, slug: other }) => {
    const plot = drawing.plots[other]
    // The name of the plot in the middle is larger.
    const size = unit * (other === slug ? 1.3 : 1)
    return plot && hasRoom(plot.at, crop) ? labelBoxes(name, plot.at, size, false) : []
  })
  const taken = [...labels, northBox(drawing.north)]
  const names = placeNames(drawing, { frame: frameOf(crop), taken, unit })
  crops.set(key, names)
  return names
}
