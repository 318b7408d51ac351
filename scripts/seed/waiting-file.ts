import type { ListingFields } from '../../src/domain/listing/schema.ts'
import { DEMO_CITIES } from './cities.ts'
import { demoListings } from './listings.ts'

/** The id of the file. A browser makes a random one. */
export const FILE_ID = 'demo-file-of-six-homes'

const CITY = 'Lucknow'
/** The demo's other listings have another seed: none of them is one of these homes. */
const SEED = 41

/** What the agent says of each line, in the order of the city's offers: as agents write, with little time. */
const SAID = [
  'Five bedrooms on three floors, new and empty. Keys at our counter in Indira Nagar, one hour is enough.',
  'Fifth floor of the tower, cabins and cables left by the last tenant. Lock-in of three years, one can talk.',
  'Works with its own transformer and a scale at the gate. Whoever wants the machines too can have them.',
  'Second floor with lift. The owner is in Pune, we hold the keys and hand over the same week.',
  '146 gaj, facing west, stones at the four corners. Bring your lawyer, we sit over the papers together.',
  'Eighteenth floor, you see the Gomti. All furniture stays. On weekends only, the family lives there.',
]

/**
 * Returns the homes of one city that an agent has sent with one file, as they wait at the desk. `count`: how many other
 * listings the demo has, after which the offers go on.
 */
export function demoFile(count: number): ListingFields[] {
  return demoListings(count + SAID.length * DEMO_CITIES.length, SEED)
    .slice(count)
    .filter(({ city }) => city === CITY)
    .map((home, line) => ({ ...home, description: SAID[line] ?? '' }))
}

/** What the agent calls each home. */
export const referenceOfLine = (line: number): string => `FS-${118 + line * 3}`
