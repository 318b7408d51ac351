import type { Authority } from '../states/form.ts'
import { AUTHORITIES_ON } from '../states/on/authorities.ts'
import type { State } from './constants.ts'

/**
 * The authorities by state; where each entry comes from is in the table of law. A number of another form is pointed out
 * and never refused, because forms change.
 */
export const RERA_AUTHORITIES: Record<State, Authority> = AUTHORITIES_ON

export const RERA_STATES = Object.keys(RERA_AUTHORITIES) as State[]
