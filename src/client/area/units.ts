import { AREA_UNIT } from '../../domain/area/constants.ts'

/** Loads the code that shows areas in another unit. */
export const loadUnits = () => import('./unit-shown.ts')

/** Whether this device has ever chosen a unit. */
export const hasKeptUnit = () => localStorage.getItem(AREA_UNIT) !== null

let follows = false

const show = () => {
  if (hasKeptUnit())
    loadUnits().then(
      ({ showKeptUnit }) => showKeptUnit(),
      () => {},
    )
}

/** Shows the areas of the page in the unit that this device keeps. Whatever shows areas asks for it; once is enough. */
export function followKeptUnit(): void {
  if (follows) return
  follows = true
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  show()
}
