import type { Near } from '../cities/form.ts'
import { NEAR_ON } from '../cities/on/near.ts'
import type { CityName } from '../city/constants.ts'

/** Three lines that describe the position of each locality. */
export const NEAR: Record<CityName, Near> = NEAR_ON
