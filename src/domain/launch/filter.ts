import { choiceIn, pageIn } from '../paging/rules.ts'
import { LAUNCH_STATES, type LaunchState } from './constants.ts'

/** The filter of the desk's list; an empty state selects all. */
export type LaunchFilter = { state: LaunchState | ''; page: number }

export const launchFilter = (address: URLSearchParams): LaunchFilter => ({
  state: choiceIn(address, 'state', LAUNCH_STATES),
  page: pageIn(address),
})
