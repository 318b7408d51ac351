import { FIELD_NAMES, fieldOf } from '../listing/fields.ts'
import { LAST_STEP } from './steps.ts'

/** The step, from 1, that asks for a field; the last one for what belongs to none. */
export function stepOf(field: string): number {
  const name = FIELD_NAMES.find((own) => own === field)
  return name ? fieldOf(name).step : LAST_STEP
}
