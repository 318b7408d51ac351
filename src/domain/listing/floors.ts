import { THIS } from '#language/language/this'
import { FLOOR_TEXTS, ordinalText } from '#language/listing/texts-described'
import { LOCALES } from '../language/constants.ts'
import { lazy } from '../text/lazy.ts'

const RULES = lazy(() => new Intl.PluralRules(LOCALES[THIS], { type: 'ordinal' }))

/** "Ground floor", "4th", "2 below ground". */
export function floorName(floor: number): string {
  if (floor < 0) return FLOOR_TEXTS.below(-floor)
  return floor === 0 ? FLOOR_TEXTS.ground : ordinalText(floor, RULES().select(floor))
}

/** "Ground floor", "4th floor", "2 below ground": a floor on its own. */
export const floorPhrase = (floor: number): string =>
  floor > 0 ? FLOOR_TEXTS.nth(floorName(floor)) : floorName(floor)

/** "4th of 12", "Ground floor of 3", "1 below ground, 3 floors in all", "12 floors"; null where nothing is known. */
export function describeFloor(
  floor: number | null | undefined,
  total: number | null | undefined,
): string | null {
  if (floor == null) return total ? FLOOR_TEXTS.total(total) : null
  const name = floorName(floor)
  if (total == null || (floor < 0 && total === 0)) return name
  return floor < 0
    ? FLOOR_TEXTS.belowOf(name, FLOOR_TEXTS.total(total))
    : FLOOR_TEXTS.of(name, total)
}

/** The groups of floors that people look for. `from` is the lowest floor of each, the highest group first. */
export const FLOOR_GROUPS = [
  { id: '10-up', from: 10 },
  { id: '5-9', from: 5 },
  { id: '1-4', from: 1 },
  { id: 'ground', from: 0 },
  { id: 'below-ground', from: Number.NEGATIVE_INFINITY },
] as const
const TOP = 'top'
/** The same in the order of the floors, and the top floor of any house. */
export const FLOOR_IDS = [...FLOOR_GROUPS.map(({ id }) => id).reverse(), TOP] as const

/** The groups to which a listing's floor belongs; none where it is not stated. */
export function floorIdsOf(listing: {
  floorNumber?: number | null | undefined
  totalFloors?: number | null | undefined
}): string[] {
  const { floorNumber, totalFloors } = listing
  if (floorNumber == null) return []
  const group = FLOOR_GROUPS.find(({ from }) => floorNumber >= from)
  return [...(group ? [group.id] : []), ...(floorNumber === totalFloors ? [TOP] : [])]
}
