import { AREA_UNIT } from '../../domain/area/constants.ts'
import { COMPARED } from '../../domain/site/constants.ts'

/** Loads what few visitors need of a card: the bar of a comparison, the share sheet, areas in another unit. */
export const loadTools = () => import('./card-tools.ts')

let asked = false

/** Loads them once for a page where this device has chosen listings to compare, or a unit. */
export function followChoices(): void {
  if (asked || !(localStorage.getItem(COMPARED) ?? localStorage.getItem(AREA_UNIT))) return
  asked = true
  loadTools().catch(() => {})
}
