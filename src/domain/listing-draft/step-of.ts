import { FIELD_NAMES, fieldOf } from '../listing/fields.ts'
import { LAST_STEP } from './steps.ts'

/** The step, from 1, that has a field; the last step for a field without one. */
export function stepOf(field: string): number {
  const name = FIELD_NAMES.find((own) => own === field)
  return name ? fieldOf(name).step : LAST_STEP
}
