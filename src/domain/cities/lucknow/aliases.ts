import { listed } from '../../text/listed.ts'

/** Former, short and Hindi names, and the most frequent misspellings. */
export const ALIASES = listed(
  'lko; lakhnau; lakhnaw; lukhnau; luknow; lucknw; lukhnow; lcknow; lucknou; laknau; lucknow city; लखनउ; लखनौ',
)
