import type { PlacePoint, Points } from '../cities/form.ts'
import { POINTS_ON } from '../cities/on/points.ts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { LOCALITIES } from '../locality/localities.ts'
import { isLocated, type Located, type PointsFile, type Spot } from './rules.ts'

/** A city may have none. */
const POINTS: Readonly<Partial<Record<CityName, Points>>> = POINTS_ON

const spotsOf = (points: Readonly<Record<string, PlacePoint>> = {}) =>
  Object.fromEntries(
    Object.entries(points).map(([name, { at, radius }]): [string, Spot] => [name, [...at, radius]]),
  )

const locatedIn = (city: CityName): Located => ({
  known: LOCALITIES[city].filter(({ slug }) => POINTS[city]?.localities[slug]).length,
  total: LOCALITIES[city].length,
})

const [inside, outside] = [true, false].map((is) =>
  CITY_NAMES.filter((city) => isLocated(locatedIn(city)) === is),
) as [CityName[], CityName[]]

/** What a device loads to say how far homes are. A city of which too few localities are located is left out. */
export const POINTS_FILE: PointsFile = {
  spots: Object.fromEntries(
    inside.map((city) => [
      city,
      {
        locality: spotsOf(POINTS[city]?.localities),
        landmark: spotsOf(POINTS[city]?.landmarks),
      },
    ]),
  ),
  leftOut: Object.fromEntries(outside.map((city) => [city, locatedIn(city)])),
}
