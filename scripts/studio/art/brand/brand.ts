import type { Drawing } from '../kit/pen.ts'
import { BUILDERS } from './builders.ts'
import { officeMap } from './office-map.ts'
import { phone } from './phone.ts'
import { STORES } from './stores.ts'

export const BRAND: Drawing[] = [...BUILDERS, ...STORES, officeMap, phone]
