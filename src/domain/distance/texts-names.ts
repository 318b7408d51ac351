import type { PlaceLabel } from './constants.ts'

/** What the offered places of one's own are called. */
export const PLACE_NAMES: Readonly<Record<PlaceLabel, string>> = {
  work: 'Work',
  school: 'School',
  family: 'Family',
}
