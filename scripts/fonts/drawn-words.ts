import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'
import { CITY_MAPS } from '../../src/domain/locality/maps.ts'

const along = Object.values(CITY_MAPS).flatMap(({ rivers, metro, roads }) =>
  [...rivers, ...metro, ...roads].flatMap(
    ({ names }) => names?.hi.match(/[\u0900-\u097f]+/g) ?? [],
  ),
)

/** The words in Hindi that English pages show: cities, and what their maps name along its course. */
export const DRAWN_WORDS: readonly string[] = [
  ...new Set([...ROUTED_CITIES.map(({ names }) => names.hi), ...along]),
]
