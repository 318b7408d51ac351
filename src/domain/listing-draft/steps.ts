import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { FIELD_NAMES, fieldOf } from '../listing/fields.ts'

export const LAST_STEP = STEP_NAMES.length

/** The step, from 1, that an address asks for; 1 for anything else. */
export function stepFrom(search: string): number {
  const step = Number(new URLSearchParams(search).get('step'))
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : 1
}

/** The step, from 1, that has a field; the last step for a field without one. */
export function stepOf(field: string): number {
  const name = FIELD_NAMES.find((one) => one === field)
  return name ? fieldOf(name).step : LAST_STEP
}
