import { AREA_UNIT } from '../../domain/area/constants.ts'

/** Loads the code that shows areas in another unit. */
export const loadUnits = () => import('./unit-shown.ts')

/** Whether this device has ever chosen a unit. */
export const hasKeptUnit = () => localStorage.getItem(AREA_UNIT) !== null
